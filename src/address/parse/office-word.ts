/** A pattern of the word before the name of a post office: ปณ., one of its kinds (ปณจ.), or the word in full. */
export const OFFICE_WORD = String.raw`(?:ปณ[จฝศ]?\.?|ที่ทำการไปรษณีย์)\s?`
