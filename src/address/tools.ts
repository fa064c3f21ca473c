import { formed, name, optional, type Input } from '../http/parameter.ts'
import { tool } from '../http/tool.ts'
import { addressNameCharsMax } from '../limits.ts'
import { districtsAnswer, postcodeAnswer, provincesAnswer, subdistrictsAnswer } from './answers.ts'
import { ofDistrict, ofProvince, ownDistrict, ownProvince, ownSubdistrict } from './columns.ts'
import { findDistrict, findProvince } from './problems.ts'
import { readPostcode } from './values.ts'

/** The lookups, which share their answers. Search and parse are in contract.ts, because they build their bodies themselves. */
const lookup = { entry: 'address', rate: 'data', cache: 'dataset', isKept: true, in: ['package'] } as const

const provinceInput = { ...name(addressNameCharsMax), aliases: ['provinceCode', 'province_code'] }

export const provinces = tool({
  ...lookup,
  name: 'provinces',
  path: '/provinces',
  input: {},
  answer: provincesAnswer,
  formats: { csv: { columns: ownProvince, items: (answer: ReturnType<typeof provincesAnswer>) => answer.provinces } },
})

export const districts = tool({
  ...lookup,
  name: 'districts',
  path: '/districts',
  input: { province: provinceInput },
  answer: (input) => districtsAnswer(findProvince(input.province)),
  problems: ['province_not_found'],
  formats: {
    csv: {
      columns: [...ownDistrict, ...ofProvince],
      items: ({ districts: list, ...parents }: ReturnType<typeof districtsAnswer>) =>
        list.map((each) => ({ ...each, ...parents })),
    },
  },
})

export const subdistricts = tool({
  ...lookup,
  name: 'subdistricts',
  path: '/subdistricts',
  input: {
    district: { ...name(addressNameCharsMax), aliases: ['districtCode', 'district_code', 'amphoe'] },
    province: optional(provinceInput),
  },
  answer: (input) =>
    subdistrictsAnswer(
      findDistrict(input.district, input.province === undefined ? undefined : findProvince(input.province)),
    ),
  problems: ['ambiguous_district', 'district_not_found', 'province_not_found'],
  formats: {
    csv: {
      columns: [...ownSubdistrict, ...ofDistrict],
      items: ({ subdistricts: list, ...parents }: ReturnType<typeof subdistrictsAnswer>) =>
        list.map((each) => ({ ...each, ...parents })),
    },
  },
})

export const postcode = tool({
  ...lookup,
  name: 'postcode',
  path: '/postcode/:postcode',
  input: {
    postcode: {
      judge: formed(readPostcode),
      rule: { en: 'must be 5 digits', th: 'ต้องเป็นตัวเลข 5 หลัก' },
      jsonSchema: { type: 'string', pattern: '^[0-9๐-๙]{5}$' },
    } satisfies Input<string>,
  },
  answer: (input) => postcodeAnswer(input.postcode),
  problems: ['postcode_not_found'],
  formats: {
    csv: {
      columns: [...ownSubdistrict, ...ofDistrict],
      items: (answer: ReturnType<typeof postcodeAnswer>) => answer.subdistricts,
    },
  },
})
