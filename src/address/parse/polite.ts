/** Particles behind an order or its address, which are no part of a name: alternatives of patterns, to which each adds its own. */

/** Those that end a polite sentence. */
export const POLITE = 'ครับ|ค่ะ|คะ'
/** Those that end one among friends. */
export const FRIENDLY = 'จ้า|จ้ะ'
