import type { Bilingual } from './values.ts'

/** Input that only a tool itself can refuse, because it follows from several parameters: `invalid_parameter` of the one named. */
export class RefusedInput extends Error {
  readonly parameter: string
  readonly refused: Bilingual

  constructor(parameter: string, refused: Bilingual) {
    super(parameter)
    this.parameter = parameter
    this.refused = refused
  }
}
