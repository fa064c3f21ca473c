/**
 * Paths with percent-encoded letters, and the answers of Cloudflare's asset server: status and Location. One that only spells a
 * file otherwise leads to it; a route of the API answers at once.
 */
export const encodedPaths = [
  ['/api/v1/tools/thai/address/%61ll.json', 200, null],
  ['/api/v1/tools/thai/address/all.cs%76', 200, null],
  ['/api/v1/openap%69.json', 200, null],
  ['/%64ocs', 307, '/docs'],
  ['/%64ocs?a=%62', 307, '/docs?a=%62'],
  ['/en/d%6Fcs', 307, '/en/docs'],
  ['/%64ocs.html', 307, '/docs'],
  ['/docs%2F', 307, '/docs'],
  ['/%65n', 307, '/en/'],
  ['/postcode/102%300', 307, '/postcode/10200'],
  ['/llms%2Etxt', 307, '/llms.txt'],
  ['/client%2Ejs', 307, '/client.js'],
  ['/f%61vicon.ico', 404, null],
  ['//docs', 307, '/docs'],
  ['/%2564ocs', 404, null],
  ['/%', 404, null],
  ['/%zz', 404, null],
  ['/docs%', 404, null],
  ['/%E0%B8', 404, null],
  ['/%64ocs%FF', 404, null],
  ['/site/%73tyle', 404, null],
  ['/api/v1/tools/thai/address/all.json%', 404, null],
  ['/api/v1/tools/thai/address/%61ll.json%FF', 404, null],
  ['/api/v1/tools/thai/address/%2561ll.json', 404, null],
] as const
