/** A rule is a value in the list of its kind. `npm run why` prints its name, and tests remove it by that name. */
export interface Rule<Subject extends readonly unknown[], Found = boolean> {
  readonly name: string
  /** Whether it applies to a subject, or what it finds there. */
  readonly match: (...subject: Subject) => Found
}

/** A rule that adds evidence, negative if the weight is; it may match several times. */
export interface Evidence<Subject> extends Rule<[subject: Subject], boolean | number> {
  readonly weight: number
}
