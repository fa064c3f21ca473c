/**
 * What the SDK of the Model Context Protocol imports for its platform, in place of its own (`[alias]` in wrangler.toml).
 * Its own brings a validator of JSON Schema, for answers that a server requests from a client, and builds every schema of every
 * protocol version when it is loaded. Sala requests nothing from clients, validates arguments by its contracts, and pays for the
 * schemas that a message needs.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('arguments are judged by the contracts')
  }
}
