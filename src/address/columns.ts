/** Columns of the tables that answer `format=csv`. */
export const ownProvince = ['code', 'nameTh', 'nameEn']
export const ownDistrict = [...ownProvince, 'kind']
export const ownSubdistrict = [...ownDistrict, 'postcode', 'postcodes']

const under = (level: string, own: readonly string[]): string[] => own.map((column) => `${level}.${column}`)

export const ofProvince = under('province', ownProvince)
export const ofDistrict = [...under('district', ownDistrict), ...ofProvince]
