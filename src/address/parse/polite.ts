// Particles that people write behind an order or an address. They are no part of a name. Each is a part of a pattern.

/** Those that end a polite sentence. */
export const POLITE = 'ครับ|ค่ะ|คะ'
/** Those that end one among friends. */
export const FRIENDLY = 'จ้า|จ้ะ'
