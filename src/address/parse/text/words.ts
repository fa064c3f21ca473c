// Words that several files of parse use, as parts of patterns.

/** Particles that end a polite sentence; no part of a name. */
export const POLITE = 'ครับ|ค่ะ|คะ'
/** Particles that end a sentence among friends. */
export const FRIENDLY = 'จ้า|จ้ะ'
/** The word before the name of a post office: ปณ., one of its kinds (ปณจ.), or the word in full. */
export const OFFICE_WORD = String.raw`(?:ปณ[จฝศ]?\.?|ที่ทำการไปรษณีย์)\s?`
