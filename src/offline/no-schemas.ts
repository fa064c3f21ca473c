/**
 * Replaces zod in a browser: schemas describe answers in openapi.json, and nothing reads them while requests are answered.
 * Whatever is called on a schema gives a schema.
 */
type Schema = (() => Schema) & { readonly [method: string]: Schema }

const schema = new Proxy((() => schema) as unknown as Schema, { get: () => schema })

export {
  schema as array,
  schema as boolean,
  schema as enum,
  schema as int,
  schema as iso,
  schema as null,
  schema as object,
  schema as string,
  schema as url,
}
