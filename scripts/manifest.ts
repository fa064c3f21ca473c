import { inLanguage, pathTo, type Language, words } from '../src/site/pages/language.ts'

const icon = (name: string, sizes: string, purpose: string): object => ({
  src: `/site/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
})

/** The shortcuts of a long press on the icon. */
const shortcuts = [
  { path: '/promptpay', name: ['คิวอาร์รับเงิน', 'Payment code'] },
  { path: '/qr#qr?kind=wifi', name: ['คิวอาร์ Wi-Fi', 'Wi-Fi code'] },
  { path: '/labels', name: ['ฉลากพัสดุ', 'Parcel labels'] },
] as const

/** The web manifest, which lets a phone put the page on its home screen. */
export function manifest(language: Language): string {
  const text = {
    name: inLanguage(words('ศาลา · เครื่องมือภาษาไทย', 'Sala · Thai utilities'), language),
    short_name: inLanguage(words('ศาลา', 'Sala'), language),
    lang: language,
    start_url: inLanguage(pathTo('/'), language),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbf9f4',
    theme_color: '#0b5d56',
    shortcuts: shortcuts.map(({ path, name }) => ({
      name: inLanguage(words(name[0], name[1]), language),
      url: inLanguage(pathTo(path), language),
      icons: [icon('icon-192', '192x192', 'any')],
    })),
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable', '512x512', 'maskable'),
    ],
  }
  return `${JSON.stringify(text, null, 2)}\n`
}
