/**
 * The prefix after the trunk 0 determines the length: nine digits in all for fixed lines (2 to 5 and 7), ten for mobiles and
 * internet telephony (6, 8 and 9). Numbering plan of the NBTC; libphonenumber has the same lengths for TH. Its few lines of 01
 * are omitted: in a text such a number is a tax number or a mobile of before 2006.
 */
const NATIONAL = /^0(?:[2-57]\d{7}|[689]\d{8})$/

/** Whether digits with their trunk 0 have the length of their prefix. @example isThaiNumber('021234567') // true */
export const isThaiNumber = (digits: string): boolean => NATIONAL.test(digits)
