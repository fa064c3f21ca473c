/** The constant handler where the service's surroundings ask for a class of objects. */
export { default } from './constant.ts'
export class ShortLink {
  fetch = (): Response => new Response()
}
