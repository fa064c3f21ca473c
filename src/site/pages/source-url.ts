/**
 * The address of the source, for a link; undefined while `homepage` of package.json has the placeholder, which `npm run setup`
 * replaces.
 *
 * @example sourceUrl('https://github.com/YOUR-NAME/sala#readme') // undefined
 */
export const sourceUrl = (homepage: string): string | undefined =>
  homepage.includes('/YOUR-NAME/') ? undefined : homepage
