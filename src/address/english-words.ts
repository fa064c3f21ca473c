/**
 * English names without their blanks: every word begins with a capital, so nothing is lost. Names are searched in this form
 * too, and it makes the bundle smaller.
 *
 * @example joinWords('Pa O Don Chai') // 'PaODonChai'
 */
export const joinWords = (name: string): string => name.replaceAll(' ', '')

/** The reverse of `joinWords`. @example splitWords('PaODonChai') // 'Pa O Don Chai' */
export const splitWords = (joined: string): string => joined.replace(/(?<=[A-Za-z])(?=[A-Z])/g, ' ')
