/** The constant handler for settings that require a class of objects. */
export { default } from './constant.ts'
export class ShortLink {
  fetch = (): Response => new Response()
}
