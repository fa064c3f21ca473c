/**
 * English names without their blanks: every word begins with a capital, so nothing is lost. That is also how names are
 * searched, and a smaller bundle.
 *
 * @example joinWords('Pa O Don Chai') // 'PaODonChai'
 */
export const joinWords = (name: string): string => name.replaceAll(' ', '')

/** The name again. @example splitWords('PaODonChai') // 'Pa O Don Chai' */
export const splitWords = (joined: string): string => joined.replace(/(?<=[A-Za-z])(?=[A-Z])/g, ' ')
