/** The module that writes Thai streets in Latin letters. */
export { romanize } from '../text/romanize/romanize.ts'
