/**
 * After the trunk 0 comes the prefix, which says how many digits there are: nine in all for fixed lines (2 to 5 and 7), ten
 * for mobiles and calls over the internet (6, 8 and 9). Numbering plan of the NBTC; libphonenumber has the same lengths for
 * TH. Its few lines of 01 are left out: in a text that is a tax number or a mobile of before 2006.
 */
const NATIONAL = /^0(?:[2-57]\d{7}|[689]\d{8})$/

/** Whether digits with their trunk 0 are as many as their prefix has. @example isThaiNumber('021234567') // true */
export const isThaiNumber = (digits: string): boolean => NATIONAL.test(digits)
