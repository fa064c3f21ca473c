import { inLanguage, pathTo, type Language, words } from '../src/site/markup/language.ts'

const icon = (name: string, sizes: string, purpose: string): object => ({
  src: `/site/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
})

/** The web manifest: what a phone needs to put the page on its home screen. */
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
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('icon-maskable', '512x512', 'maskable'),
    ],
  }
  return `${JSON.stringify(text, null, 2)}\n`
}
