/** A comma after every third digit of the baht. @example grouped('1250.00') // '1,250.00' */
export const grouped = (amount: string): string => amount.replace(/\B(?=(?:\d{3})+\.)/g, ',')
