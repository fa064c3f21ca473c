import { describe, expect, it } from 'vitest'
import { byteRange } from '../../src/speech/byte-range.ts'
import { isMp3 } from '../../src/speech/mp3.ts'
import { readAudio, retryAfterSeconds } from '../../src/speech/upstream.ts'
import { audioUrl } from '../../src/speech/workers-ai.ts'

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0))

describe('isMp3', () => {
  it.for([
    { name: 'ID3v2 tag', bytes: [0x49, 0x44, 0x33, 4], out: true },
    { name: 'MPEG-2 Layer III, 48 kbit/s, 24 kHz', bytes: [0xff, 0xf3, 0x64, 0xc4], out: true },
    { name: 'MPEG-1 Layer III, 128 kbit/s, 44.1 kHz', bytes: [0xff, 0xfb, 0x90, 0x64], out: true },
    { name: 'MPEG-2.5 Layer III', bytes: [0xff, 0xe3, 0x18, 0xc4], out: true },
    { name: 'nothing', bytes: [], out: false },
    { name: 'two bytes', bytes: [0xff, 0xfb], out: false },
    { name: 'HTML', bytes: ascii('<!do'), out: false },
    { name: 'JSON', bytes: ascii('{"er'), out: false },
    { name: 'WAV', bytes: ascii('RIFF'), out: false },
    { name: 'Ogg', bytes: ascii('OggS'), out: false },
    { name: 'JPEG', bytes: [0xff, 0xd8, 0xff, 0xe0], out: false },
    { name: 'UTF-16 text (FF FE)', bytes: [0xff, 0xfe, 0x3c, 0x00], out: false },
    { name: 'AAC in ADTS (layer 0)', bytes: [0xff, 0xf1, 0x50, 0x80], out: false },
    { name: 'forbidden bit rate', bytes: [0xff, 0xfb, 0xf0, 0x64], out: false },
    { name: 'reserved version', bytes: [0xff, 0xeb, 0x90, 0x64], out: false },
  ])('$name → $out', ({ bytes, out }) => {
    expect(isMp3(Uint8Array.from(bytes))).toBe(out)
  })
})

describe('byteRange of 100 bytes (RFC 9110, 14.1.2)', () => {
  it.for([
    { header: 'bytes=0-1', out: { start: 0, end: 1 } },
    { header: 'bytes=10-', out: { start: 10, end: 99 } },
    { header: 'bytes=-10', out: { start: 90, end: 99 } },
    { header: 'bytes=-500', out: { start: 0, end: 99 } },
    { header: 'bytes=90-500', out: { start: 90, end: 99 } },
    { header: 'bytes=99-99', out: { start: 99, end: 99 } },
    { header: 'Bytes=0-0', out: { start: 0, end: 0 } },
    { header: 'bytes=100-', out: 'outside' },
    { header: 'bytes=100-200', out: 'outside' },
    { header: 'bytes=-0', out: 'outside' },
    { header: 'bytes=0-1,5-6', out: undefined },
    { header: 'bytes=5-2', out: undefined },
    { header: 'bytes=500-2', out: undefined },
    { header: 'bytes=-', out: undefined },
    { header: 'bytes=a-b', out: undefined },
    { header: 'items=0-1', out: undefined },
    { header: '', out: undefined },
    { header: undefined, out: undefined },
  ] as const)('$header → $out', ({ header, out }) => {
    expect(byteRange(header, 100)).toEqual(out)
  })
})

describe('retryAfterSeconds (RFC 9110, 10.2.3)', () => {
  it.for([
    { header: null, out: undefined },
    { header: '7', out: 7 },
    { header: '0', out: 0 },
    { header: '86400', out: 3600 },
    { header: 'Fri, 20 Nov 2026 00:00:30 GMT', out: 30 },
    { header: 'Thu, 19 Nov 2026 00:00:00 GMT', out: 0 },
    { header: 'soon', out: undefined },
    { header: '', out: undefined },
  ])('$header → $out', ({ header, out }) => {
    expect(retryAfterSeconds(header, Date.UTC(2026, 10, 20))).toBe(out)
  })
})

describe('audioUrl', () => {
  it.for([
    { answer: { audio: 'https://files.vendor.example/a.mp3?sig=1' } },
    { answer: { state: 'Completed', result: { audio: 'https://files.vendor.example/a.mp3?sig=1' } } },
  ])('$answer', ({ answer }) => {
    expect(audioUrl(answer)).toBe('https://files.vendor.example/a.mp3?sig=1')
  })

  it.for([
    'http://files.vendor.example/a.mp3',
    'https://127.0.0.1/a.mp3',
    'https://[::1]/a.mp3',
    'https://2130706433/a.mp3',
    'https://localhost/a.mp3',
    'https://user:word@files.vendor.example/a.mp3',
    'file:///etc/passwd',
    'data:audio/mpeg;base64,//NkxA==',
    '/a.mp3',
    '',
  ])('refuses %s', (audio) => {
    expect(() => audioUrl({ audio })).toThrow('broken')
  })

  it.for([null, undefined, 'https://files.vendor.example/a.mp3', { audio: 7 }, { result: {} }, []])(
    'refuses %j',
    (answer) => {
      expect(() => audioUrl(answer)).toThrow('broken')
    },
  )
})

describe('readAudio', () => {
  it('stops reading after 4 MB and cancels the rest', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(0xff)
    let sent = 0
    let isCancelled = false
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += chunk.length
        controller.enqueue(chunk)
      },
      cancel: () => {
        isCancelled = true
      },
    })
    await expect(readAudio(new Response(endless))).rejects.toThrow('broken')
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(5 * 1024 * 1024)
  })
})
