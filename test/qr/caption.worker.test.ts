import { describe, expect, it } from 'vitest'
import { bytesOf, image } from './client.ts'
import { rawPixelsOf } from './readers.ts'

/**
 * The strip under the symbol as a portable graymap, which any viewer shows. Checked by eye when it was recorded: SARA AM
 * beside its neighbours, marks above marks, vowels below, Thai digits.
 */
async function strip(caption: string, size: number): Promise<string> {
  const png = await bytesOf(await image('qr.png', { text: 'x', caption, size: String(size) }))
  const { width, height, data } = await rawPixelsOf(png)
  const rows = Array.from({ length: height - size }, (_, y) =>
    Array.from({ length: width }, (__, x) => String((data[((size + y) * width + x) * 4] ?? 0) / 17)).join(' '),
  )
  return `P2\n${width} ${height - size}\n15\n${rows.join('\n')}\n`
}

it('answers many first captions at once', async () => {
  const strips = await Promise.all(Array.from({ length: 12 }, () => strip('น้ำ', 128)))
  expect(new Set(strips).size).toBe(1)
})

describe('captions look as they did', () => {
  it.for([
    ['thai', 'สแกนเพื่อจ่าย น้ำปลา ผู้ใหญ่ ๑๒๓'],
    ['latin-and-thai', 'Scan เพื่อจ่าย Café ñ ทำงาน ญู ปี่ ฿50'],
    ['shrunk', 'ข้อความยาวที่สุดเท่าที่ใส่ได้ใต้คิวอาร์โค้ด ย่อให้พอดี (shrunk to fit) ๐๑๒๓๔'],
  ] as const)('%s', async ([name, caption]) => {
    await expect(await strip(caption, 384)).toMatchFileSnapshot(`./golden/${name}.pgm`)
  })

  it.for([512, 1024])('the highest and the deepest marks have room, at %i px', async (size) => {
    const rows = (await strip('ฐี๊ ปี๊ ฝื้ น้ำ Ấ ฎู ฏู Åg', size)).trim().split('\n').slice(3)
    const blank = Array.from({ length: size }, () => '15').join(' ')
    expect([rows[0], rows.at(-1)]).toEqual([blank, blank])
  })

  it('are drawn in the colour of the modules where a letter covers a whole pixel', async () => {
    const shades = (await strip('HH', 1024))
      .trim()
      .split('\n')
      .slice(3)
      .flatMap((row) => row.split(' '))
    expect(shades).toContain('0')
    expect(shades).toContain('15')
  })

  it('both spellings of SARA AM draw the same', async () => {
    expect(await strip('น้ำ', 128)).toBe(await strip('นํ้า', 128))
  })
})
