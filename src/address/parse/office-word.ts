/** What is before the name of a post office, as a pattern: ปณ. with its kinds, or the word in full. */
export const OFFICE_WORD = String.raw`(?:ปณ[จฝศ]?\.?|ที่ทำการไปรษณีย์)\s?`
