/**
 * What the SDK of the Model Context Protocol imports for its platform, in place of its own (`[alias]` in wrangler.toml).
 * Its own brings a validator of JSON Schema, for answers that a server asks of a client, and makes every schema of every
 * protocol version when it is loaded. Sala asks nothing of clients, judges arguments by its contracts, and pays for the
 * schemas that a message needs.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('arguments are judged by the contracts')
  }
}
