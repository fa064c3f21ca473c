/** Codes of the provinces named in the year files; a test compares them with the address data. */
export const provinceCodes: Readonly<Record<string, string>> = {
  กรุงเทพมหานคร: '10',
  สมุทรปราการ: '11',
  นนทบุรี: '12',
  ชลบุรี: '20',
  ระยอง: '21',
  จันทบุรี: '22',
  ตราด: '23',
  ฉะเชิงเทรา: '24',
  ปราจีนบุรี: '25',
  นครนายก: '26',
  สระแก้ว: '27',
  สงขลา: '90',
  สตูล: '91',
  ปัตตานี: '94',
  ยะลา: '95',
  นราธิวาส: '96',
}

/** Regions in the cabinet's decision of 29 December 2020 whose provinces no source lists, with their English names. */
export const regions: Readonly<Record<string, string>> = {
  ภาคเหนือ: 'Northern region',
  ภาคตะวันออกเฉียงเหนือ: 'North-eastern region',
  ภาคใต้: 'Southern region',
  ภาคกลาง: 'Central region',
}
