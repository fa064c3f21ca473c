/** The service's version; a test keeps it equal to package.json's. */
export const version = '1.1.0'
