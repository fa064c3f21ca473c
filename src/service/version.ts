/** The service's version; a test compares it with package.json. */
export const version = '1.3.0'
