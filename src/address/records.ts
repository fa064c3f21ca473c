import * as z from 'zod'

/** Records of the three levels, shared by every answer of this group. */

export const code = (digits: number) => z.string().describe(`${digits} digits, Department of Provincial Administration`)
export const postcode = z.string().describe('5 digits')

export const Province = z.object({ code: code(2), nameTh: z.string(), nameEn: z.string() }).meta({ id: 'Province' })
export const District = z
  .object({ code: code(4), nameTh: z.string(), nameEn: z.string(), kind: z.enum(['amphoe', 'khet']) })
  .meta({ id: 'District' })
export const Subdistrict = z
  .object({
    code: code(6),
    nameTh: z.string(),
    nameEn: z.string(),
    kind: z.enum(['tambon', 'khwaeng']),
    postcode: postcode.describe('The main postcode'),
    postcodes: z.array(postcode).describe('All of them, the main one first'),
  })
  .meta({ id: 'Subdistrict' })
