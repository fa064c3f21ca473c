/** A rule is a value in the list of its kind. `npm run why` prints its name, and tests take it away by that name. */
export interface Rule<Subject extends readonly unknown[], Found = boolean> {
  readonly name: string
  /** Whether it holds of a subject, or what it finds there. */
  readonly match: (...subject: Subject) => Found
}

/** A rule that speaks for something, or against it where the weight is negative; it may match several times. */
export interface Evidence<Subject> extends Rule<[subject: Subject], boolean | number> {
  readonly weight: number
}
