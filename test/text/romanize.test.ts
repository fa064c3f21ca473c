import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestPath } from '../../src/text/romanize/best-path.ts'
import { normalize } from '../../src/text/romanize/normalize.ts'
import { romanize } from '../../src/text/romanize/romanize.ts'
import { shippedWeights } from '../../src/text/romanize/shipped-weights.ts'
import { textKinds } from '../../src/text/romanize/word-starts.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '')
const sounds = (text: string): string[] => romanize(text).syllables.map(({ roman }) => roman)

// Examples of the announcement and of its explanatory tables: data/romanize/README.md, "Rules".
describe('vowels', () => {
  it.for([
    ['กรรม', 'kam'], ['ธรรม', 'tham'], ['พรรค', 'phak'], ['สรร', 'san'], ['บรรจุ', 'banchu'], ['กรรไกร', 'kankrai'],
    ['สวรรค์', 'sawan'], ['คน', 'khon'], ['นก', 'nok'], ['พร', 'phon'], ['นคร', 'nakhon'], ['อักษร', 'akson'],
    ['ถนน', 'thanon'], ['สบาย', 'sabai'], ['มรดก', 'moradok'], ['ทรมาน', 'thoraman'], ['จระเข้', 'chorakhe'], ['บวร', 'bowon'],
    ['สวน', 'suan'], ['ควร', 'khuan'], ['วัว', 'wua'], ['ไทย', 'thai'], ['ฤดู', 'ruedu'], ['พฤกษา', 'phrueksa'],
    ['นฤดี', 'naruedi'], ['อังกฤษ', 'angkrit'], ['กฤษณ์', 'krit'], ['ทฤษฎี', 'thritsadi'], ['ฤทธิ์', 'rit'], ['ฤกษ์', 'roek'],
    ['ก็', 'ko'], ['เมือง', 'mueang'], ['เลย', 'loei'], ['เอว', 'eo'], ['แมว', 'maeo'], ['เขียว', 'khiao'], ['ด้วย', 'duai'],
  ] as const)('%s is %s', ([thai, roman]) => {
    expect(plain(romanize(thai).text)).toBe(roman)
  })
}) // prettier-ignore

// Signs of the Ministry of Defence and of Lat Phrao 101 (Soi Maiyalap); readings of the Royal Institute's dictionary: กะ-ลา-โหม,
// กะ-ลัน-ตัน, กะ-ลี-ยุก, ไม-ยะ-ลาบ, วิ-ไน-ยะ-ทอน, อะ-ไพ-ยะ-ทาน, ผะ-ลา-หาน; each beside a word where its letters read otherwise.
describe('vowels that no spelling tells', () => {
  it.for([
    ['กลาโหม', 'kalahom'], ['กลันตัน', 'kalantan'], ['กลันทา', 'kalantha'], ['กลียุค', 'kaliyuk'], ['กลาง', 'klang'],
    ['กลับ', 'klap'], ['กลัว', 'klua'], ['กลไก', 'konkai'], ['มัยลาภ', 'maiyalap'], ['วินัยธร', 'winaiyathon'],
    ['วินัยปิฎก', 'winaiyapidok'], ['พินัยกรรม', 'phinaikam'], ['อภัยทาน', 'aphaiyathan'], ['อภัยโทษ', 'aphaiyathot'],
    ['ชัยพฤกษ์', 'chaiyaphruek'], ['ชัยนาท', 'chainat'], ['หทัยรัตน์', 'hathairat'], ['อัยการ', 'aiyakan'],
    ['ผลาหาร', 'phalahan'], ['ผลิต', 'phalit'], ['ผลัก', 'phlak'], ['ปลัด', 'palat'], ['ปลาย', 'plai'],
  ] as const)('%s is %s', ([thai, roman]) => {
    expect(plain(romanize(thai).text)).toBe(roman)
  })
}) // prettier-ignore

describe('initials', () => {
  it.for([
    ['อินทรา', 'inthra'], ['ศรี', 'si'], ['สร้าง', 'sang'], ['สระ', 'sa'], ['ทราย', 'sai'], ['ทรง', 'song'], ['ทรัพย์', 'sap'],
    ['ไทร', 'sai'], ['พุทรา', 'phutsa'], ['จันทรา', 'chanthra'], ['หนู', 'nu'],
    ['ใหญ่', 'yai'], ['หลวง', 'luang'], ['หวาน', 'wan'], ['เหล็ก', 'lek'], ['หน', 'hon'], ['หงส์', 'hong'], ['ห่วง', 'huang'],
    ['ห้วย', 'huai'], ['อย่า', 'ya'], ['อยู่', 'yu'], ['อย่าง', 'yang'], ['อยาก', 'yak'], ['ขนม', 'khanom'], ['ตลาด', 'talat'],
    ['ฉลาม', 'chalam'], ['สมุด', 'samut'], ['พยาบาล', 'phayaban'], ['เจริญ', 'charoen'], ['แสลง', 'salaeng'],
    ['เสม็ด', 'samet'], ['โตนด', 'tanot'], ['ไสว', 'sawai'], ['แถลง', 'thalaeng'], ['เกษ', 'ket'], ['แสน', 'saen'],
    ['บัณฑิต', 'bandit'], ['มณฑล', 'monthon'],
  ] as const)('%s is %s', ([thai, roman]) => {
    expect(plain(romanize(thai).text)).toBe(roman)
  })
}) // prettier-ignore

describe('ends of syllables', () => {
  it.for([
    ['จันทร์', 'chan'], ['ศาสตร์', 'sat'], ['สิทธิ์', 'sit'], ['พันธุ์', 'phan'], ['ลักษณ์', 'lak'], ['โพธิ์', 'pho'],
    ['การ์ด', 'kat'], ['ฟิล์ม', 'fim'], ['จักร', 'chak'], ['เพชร', 'phet'], ['บุตร', 'but'], ['สมุทร', 'samut'],
    ['มิตร', 'mit'], ['บัตร', 'bat'], ['สามารถ', 'samat'], ['ปรารถนา', 'pratthana'], ['ศีรษะ', 'sisa'], ['พรหม', 'phrom'],
    ['พราหมณ์', 'phram'], ['พุทธ', 'phut'], ['วัฒน์', 'wat'], ['พุทธบาท', 'phutthabat'], ['ชาติ', 'chat'], ['เหตุ', 'het'],
    ['ธาตุ', 'that'], ['ญาติ', 'yat'], ['เกียรติ', 'kiat'], ['วุฒิ', 'wut'], ['สันติ', 'santi'], ['มติ', 'mati'],
    ['ราชบุรี', 'ratchaburi'], ['สุขภาพ', 'sukkhaphap'], ['วัฒนธรรม', 'watthanatham'], ['ธรรมชาติ', 'thammachat'],
    ['พลเมือง', 'phonlamueang'], ['ชัยภูมิ', 'chaiyaphum'], ['วิทยา', 'witthaya'], ['พัฒนา', 'phatthana'],
    ['ศาสนา', 'satsana'], ['รัตนา', 'rattana'], ['จักรี', 'chakkri'], ['มิตรา', 'mittra'], ['อัศวิน', 'atsawin'],
    ['ศร', 'son'], ['ละคร', 'lakhon'], ['สุพรรณบุรี', 'suphanburi'], ['เพชรบุรี', 'phetchaburi'], ['ชลบุรี', 'chonburi'],
  ] as const)('%s is %s', ([thai, roman]) => {
    expect(plain(romanize(thai).text)).toBe(roman)
  })
}) // prettier-ignore

describe('behaviour', () => {
  it.for([
    ['ตา-กลม', ['ta', 'klom']],
    ['ตาก-ลม', ['tak', 'lom']],
    ['เพ-ลา', ['phe', 'la']],
    ['เพลา', ['phlao']],
    ['ขน-ลุก', ['khon', 'luk']],
    ['คุณ-ครู', ['khun', 'khru']],
    ['มา-ตรา', ['ma', 'tra']],
    ['ส-ระ-บุ-รี', ['sa', 'ra', 'bu', 'ri']],
  ] as const)('the hyphen in %s is a border: %s', ([text, syllables]) => {
    expect(sounds(text)).toEqual(syllables)
  })

  it.for([
    'hello', 'ABC 123', '🙂', 'Café-del-Mar', '๑๒๓ ฿ ๏', '👨‍👩‍👧', 'ๆ', 'a ๆ', 'line\r\nline\ttab', '한국어 にほん',
  ] as const)('%s stays as it is', (text) => {
    expect(romanize(text)).toEqual({ text, spaced: text, words: [], syllables: [] })
  }) // prettier-ignore

  it.for([
    ['สมชาย ใจดี', 'somchai chaidi'],
    ['iPhone ของฉัน', 'iPhone khongchan'],
    ['สะอาด', 'sa-at'],
    ['สง่า', 'sa-nga'],
    ['ชะอำ', 'cha-am'],
    ['บ้าน ๑ หลัง\nข้าว ๒ จาน', 'ban ๑ lang\nkhao ๒ chan'],
    ['เด็กๆ เล่น', 'dek dek len'],
    ['เด็ก ๆ', 'dek dek'],
    ['มากๆๆ', 'mak mak mak'],
    ['สบายๆ', 'sabai sabai'],
    ['กินข้าวบ่อยๆ', 'kinkhaoboi boi'],
    ['กินข้าว-บ่อยๆ', 'kinkhao-boi boi'],
    ['กรุงเทพฯ', 'krungthep'],
    ['ปลา นก ฯลฯ', 'pla nok ฯลฯ'],
    ['(ปลา)', '(pla)'],
    ['ปลา, นก', 'pla, nok'],
  ] as const)('%s is exactly %s', ([text, roman]) => {
    expect(romanize(text).text).toBe(roman)
  })

  it.for([
    ['เเม่', 'mae'], // two sara e for sara ae
    ['น้ำ', 'nam'],
    ['น\u0e49\u0e4dา', 'nam'], // nikhahit and aa after the tone mark
    ['น\u0e4d\u0e49า', 'nam'], // and before it
    ['ท\u0e48\u0e35', 'thi'], // tone mark typed before the vowel sign
    ['ปลา\u200bทู', 'plathu'],
    ['ฤาษี', 'ruesi'],
    ['เมือง', 'mueang'],
    ['ค่า', 'kha'],
    ['ฉาน', 'chan'],
  ] as const)('%s, however typed, is %s', ([text, roman]) => {
    expect(romanize(text).text).toBe(roman)
  })
})

describe('syllables', () => {
  it.for([
    ['ราชบุรี', ['ราช rat', ' cha', 'บุ bu', 'รี ri']],
    ['วิทยา', ['วิท wit', ' tha', 'ยา ya']],
    ['เพชรบุรี', ['เพชร phet', ' cha', 'บุ bu', 'รี ri']],
    ['จักรี', ['จัก chak', 'รี kri']],
    ['พุทรา', ['พุ phut', 'ทรา sa']],
    ['เจริญ', ['เจ cha', 'ริญ roen']],
    ['เด็กๆ', ['เด็ก dek', 'ๆ dek']],
    ['สมชาย ใจดี', ['สม som', 'ชาย chai', 'ใจ chai', 'ดี di']],
  ] as const)('%s: %s', ([text, syllables]) => {
    expect(romanize(text).syllables.map(({ thai, roman }) => `${thai} ${roman}`)).toEqual(syllables)
  })
})

// The announcement's examples of writing word by word, and official names of places.
describe('words', () => {
  it.for([
    ['เชียงใหม่', 'text', 'chiang mai', ['เชียง chiang', 'ใหม่ mai']],
    ['ห้างแก้วฟ้า', 'text', 'hang kaeo fa', ['ห้าง hang', 'แก้ว kaeo', 'ฟ้า fa']],
    ['ถนนโชคชัย', 'place', 'thanon chok chai', ['ถนน thanon', 'โชค chok', 'ชัย chai']],
    ['นายโชคชัย จิตงาม', 'person', 'nai chokchai chitngam', ['นาย nai', 'โชคชัย chokchai', 'จิตงาม chitngam']],
    ['บางกระสอ', 'place', 'bang kraso', ['บาง bang', 'กระสอ kraso']],
    ['ราชบุรี', 'place', 'ratchaburi', ['ราชบุรี ratchaburi']],
    ['สะอาด', 'text', 'sa-at', ['สะอาด sa-at']],
    ['รถไฟ', 'text', 'rotfai', ['รถไฟ rotfai']],
    ['เด็กๆ', 'text', 'dek dek', ['เด็ก dek', 'ๆ dek']],
    ['สม-ชาย ใจดี', 'person', 'som-chai chaidi', ['สมชาย som-chai', 'ใจดี chaidi']],
    ['(ปลา)', 'text', '(pla)', ['ปลา pla']],
  ] as const)('%s as %s is %s', ([text, kind, spaced, words]) => {
    const result = romanize(text, kind)
    expect(result.spaced).toBe(spaced)
    expect(result.words.map(({ thai, roman }) => `${thai} ${roman}`)).toEqual(words)
  })
})

// RTGS of 1999 (Nai Chokchai Chitngam; names are one word), for titles in the Royal Institute's list of abbreviations.
describe('titles', () => {
  it.for([
    ['ดร.สมชาย', 'dokto somchai', ['ดร.', 'สมชาย']],
    ['ผศ.ดร. ปิยะ', 'phuchuaisattrachan dokto piya', ['ผศ.', 'ดร.', 'ปิยะ']],
    ['พล.อ.สนธิ', 'phon-ek sonthi', ['พล.อ.', 'สนธิ']],
    ['พ.ต.ต.หญิงอรอนงค์ สุขใจ', 'phantamruattri ying on-anong sukchai', ['พ.ต.ต.', 'หญิง', 'อรอนงค์', 'สุขใจ']],
    ['ว่าที่ ร.ต.สมชาย', 'wathi roitri somchai', ['ว่าที่', 'ร.ต.', 'สมชาย']],
    ['ว่าที่ร.ต.สมชาย', 'wathi roitri somchai', ['ว่าที่', 'ร.ต.', 'สมชาย']],
    ['ศ.วิชัย', 'sattrachan wichai', ['ศ.', 'วิชัย']],
    ['ศ.นพ.ประเวศ', 'sattrachan naiphaet prawet', ['ศ.', 'นพ.', 'ประเวศ']],
    ['ศ.เกียรติคุณ นพ.ประเวศ', 'sattrachankiattikhun naiphaet prawet', ['ศ.เกียรติคุณ', 'นพ.', 'ประเวศ']],
    ['อ.สมชาย', 'achan somchai', ['อ.', 'สมชาย']],
    ['อ.ดร.สมชาย', 'achan dokto somchai', ['อ.', 'ดร.', 'สมชาย']],
    ['อ.ปากช่อง', 'a.pakchong', ['อ', 'ปากช่อง']],
    ['อ.เมือง', 'a.mueang', ['อ', 'เมือง']],
    ['คุณปราณี', 'khun prani', ['คุณ', 'ปราณี']],
    ['ว่าที่ร้อยตรีสมชาย', 'wathiroitri somchai', ['ว่าที่ร้อยตรี', 'สมชาย']],
    ['น.ส.พรทิพย์', 'nangsao phonthip', ['น.ส.', 'พรทิพย์']],
    ['นพ สมชาย', 'naiphaet somchai', ['นพ', 'สมชาย']],
    ['นายแพทย์ประเวศ', 'naiphaet prawet', ['นายแพทย์', 'ประเวศ']],
    ['นายอดิศร', 'nai adison', ['นาย', 'อดิศร']],
    ['1. นายเอก 2. นางสาวบี', '1. nai ek 2. nangsao bi', ['นาย', 'เอก', 'นางสาว', 'บี']],
    ['หม่อมหลวงปนัดดา', 'momluang panatda', ['หม่อมหลวง', 'ปนัดดา']],
    // Names that begin like a title, a title that is not a person's, and one that is not at the start of a name.
    ['คุณากร', 'khunakon', ['คุณากร']],
    ['นายาง', 'nayang', ['นายาง']],
    ['คุณวุฒิ ใจดี', 'khunnawut chaidi', ['คุณวุฒิ', 'ใจดี']],
    ['นายกรัฐมนตรี', 'nayokratthamontri', ['นายกรัฐมนตรี']],
    ['สมชาย คุณเจริญ', 'somchai khuncharoen', ['สมชาย', 'คุณเจริญ']],
  ] as const)('%s is %s', ([text, spaced, words]) => {
    const result = romanize(text, 'person')
    expect(result.spaced).toBe(spaced)
    expect(result.words.map(({ thai }) => thai)).toEqual(words)
  })

  it('say the full words of an abbreviation in any text, where a name follows', () => {
    expect(romanize('พบ ดร.สมชาย').text).toBe('phop dokto somchai')
    expect(romanize('พล.อ.สนธิ').syllables[0]).toEqual({ thai: 'พล.อ.', roman: 'phon-ek' })
    expect(romanize('เวลา 14.00 น. ที่').text).toBe('wela 14.00 na. thi')
    expect(romanize('พ.ร.บ.จราจร').text).toBe('pha.ra.bo.charachon')
  })
})

const tight = (text: string): string => text.replaceAll(/[ -]/g, '')

/** Random words of Thai letters and signs. */
const thaiLetters = fc
  .integer({ min: 0x0e01, max: 0x0e4e })
  .filter((code) => code < 0x0e3b || (code >= 0x0e40 && code !== 0x0e46))
const anyWord = fc
  .array(thaiLetters.map((code) => String.fromCharCode(code)), { minLength: 1, maxLength: 500 })
  .map((letters) => letters.join('').replaceAll('ฯ', 'ก'))
  .filter((word) => normalize(word) !== '') // prettier-ignore

describe('any Thai letters', () => {
  it('are read with a bounded number of steps per letter', () => {
    const STEPS_PER_LETTER_MAX = 200
    fc.assert(
      fc.property(anyWord, (word) => {
        expect(bestPath(word, shippedWeights()).steps).toBeLessThanOrEqual(STEPS_PER_LETTER_MAX * word.length)
      }),
    )
    for (const part of ['ก', 'กร', 'ราช', 'ทร', 'เกร', 'ติ', 'พุทธ', 'หม', 'ว', 'อย', 'รร', 'กริ์', 'ฑ']) {
      const word = part.repeat(500)
      expect(bestPath(word, shippedWeights()).steps).toBeLessThanOrEqual(STEPS_PER_LETTER_MAX * word.length)
    }
  })

  it('stay whole in the Thai parts of the syllables', () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        expect(
          romanize(word)
            .syllables.map(({ thai }) => thai)
            .join(''),
        ).toBe(normalize(word))
      }),
    )
  })

  it('become Latin letters only', () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        expect(romanize(word).text).toMatch(/^[a-z-]*$/)
      }),
    )
  })

  it('have the same text and syllables as any kind, and words that join to them', () => {
    const phrase = fc.array(
      fc.oneof(anyWord, fc.constantFrom(' ', '-', 'ๆ', 'a', 'ดร.', 'พล.อ.', 'นาย', 'พลเอก', 'ว่าที่ ร.ต.')),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(
        phrase.map((parts) => parts.join('')),
        (text) => {
          const all = textKinds.map((kind) => romanize(text, kind))
          for (const { text: roman, spaced, words, syllables } of all) {
            expect({ roman, syllables }).toEqual({ roman: all[0]?.text, syllables: all[0]?.syllables })
            expect(tight(spaced)).toBe(tight(roman))
            expect(words.map(({ thai }) => thai).join('')).toBe(syllables.map(({ thai }) => thai).join(''))
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})

it('begins a word where the one before it stands apart', () => {
  expect(romanize('วัดสุปัฏนาราม').words.map(({ roman }) => roman)).toEqual(['wat', 'supattanaram'])
})
