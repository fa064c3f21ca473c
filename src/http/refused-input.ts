import type { Bilingual } from './values.ts'

/** Input that only the tool can reject, because several parameters conflict: `invalid_parameter` of the named one. */
export class RefusedInput extends Error {
  readonly parameter: string
  readonly refused: Bilingual

  constructor(parameter: string, refused: Bilingual) {
    super(parameter)
    this.parameter = parameter
    this.refused = refused
  }
}
