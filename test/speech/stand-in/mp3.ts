/** MPEG-2 Layer III, 48 kbit/s, 24 kHz, mono: the format requested of Azure. Zero side information is 24 ms of silence. */
const HEADER = [0xff, 0xf3, 0x64, 0xc4]
const FRAME_BYTES = 144
const FRAMES_PER_CHARACTER = 4

/** Real MP3 bytes, 4 frames (about 0.1 s) for each code point of a text, so that tests can predict the length. */
export function silenceFor(text: string): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES)
  frame.set(HEADER)
  return Buffer.concat(Array.from({ length: Array.from(text).length * FRAMES_PER_CHARACTER }, () => frame))
}
