import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import manifest from '../../../package.json' with { type: 'json' }
import { ORIGIN } from '../../http/site-origin.ts'
import { contactLink, whereContact } from './contact.ts'
import { description } from './description.ts'
import { icons, logo, pavilion } from './drawings.ts'
import { inLanguage, joined, pathTo, t, words, type Content, type Html } from './language.ts'
import type { Both, Tool } from './tools/tool.ts'
import { sourceUrl } from './source-url.ts'
import { tools } from './tools/tools.ts'

/** Names of the built files, with a hash of their bytes, so that browsers may cache them for ever. */
export interface Assets {
  readonly style: string
  /** `main` serves all pages except two: the front page has one tool, and the label desk no other. */
  readonly scripts: Readonly<Record<'main' | 'front' | 'desk', string>>
  readonly fonts: readonly string[]
  /** Switches to the chosen language before the first paint; its hash is in the Content-Security-Policy. */
  readonly earlyScript: string
}

interface PageText {
  /** Without the name of the site, which is appended on all pages except the front page. */
  readonly title: Both
  /** A sentence; `described` pads it to length. */
  readonly description: Both
  /** What the page lists, for the description. */
  readonly names?: Both<readonly string[]>
  /** Of the Thai page; its English twin has `/en` in front. */
  readonly path: string
  /** The parent pages from the front page on, this one last, unless it is directly below it. */
  readonly trail?: readonly Crumb[]
  /** A tool that works on its page. */
  readonly isTool?: true
  /** A page with a script of its own. */
  readonly script?: keyof Assets['scripts']
  /** Hidden from search engines: the 404 page. */
  readonly isUnlisted?: boolean
}

/** A page on the way to another. */
export type Crumb = readonly [name: string, path: string]

/** The picture of a link to a page (Open Graph): of its tool, or of the service. */
export const card = {
  path: (tool?: string): string => `/site/card${tool === undefined ? '' : `-${tool}`}${words('', '-en')}.png`,
  width: 1200,
  height: 630,
} as const

/** The footer's links besides the tools. */
const postcodes: Pick<Tool, 'id' | 'name'> = { id: 'postcode', name: ['รหัสไปรษณีย์', 'Postcodes'] }

/**
 * A whole HTML document in both languages: head, top bar, content, footer. `twins()` of scripts/site.ts writes it twice,
 * `lang="th"` at its path and `lang="en"` below `/en`. Use `pathTo()` for links to other pages.
 */
export function frame(text: PageText, assets: Assets, content: Html): Html {
  const { path, script = 'main' } = text
  const fonts = assets.fonts.map(
    (font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  )
  const here: Here = (target) => (path === target ? html` aria-current="page"` : '')
  return html`<!doctype html>
<html lang="${words('th', 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${meta(text)}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1718">
<script>${raw(assets.earlyScript)}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${joined(fonts, '\n')}
<link rel="stylesheet" href="${assets.style}">
<script type="module" src="${assets.scripts[script]}"></script>
</head>
<body>
${/#i-/.test(content as HtmlEscapedString) && raw(icons)}
<a class="skip" href="#content">${t('ข้ามไปยังเนื้อหา', 'Skip to content')}</a>
${topBar(path, here)}
<main id="content">
${content}
</main>
${footer(path, here)}
</body>
</html>
`
}

/** Marks the link to the current page. */
type Here = (target: string) => Content

/** The offer of the other language, the name, and the links of every page. */
function topBar(path: string, here: Here): Html {
  const [thai, twin] = [inLanguage(path, 'th'), `/en${inLanguage(path, 'en')}`]
  return html`${words(html`<aside class="offer" lang="en" aria-label="Language"><a href="${twin}" hreflang="en" data-language="en">Read this page in English</a><button type="button" class="quiet small" data-language="th">No, thanks</button></aside>`, '')}
<header class="bar"><div>
<a class="brand" href="${pathTo('/')}"${here('/')}>${raw(logo)}<span><b lang="th">ศาลา</b> <i lang="en">Sala</i></span></a>
<nav aria-label="Sala">
<a href="${pathTo('/#tools')}">${t('เครื่องมือ', 'Tools')}</a>
<a href="${pathTo('/docs')}"${here('/docs')}>${t('เอกสาร', 'Docs')}</a>
${words(html`<a id="language" href="${twin}" hreflang="en" lang="en" data-language="en">English</a>`, html`<a id="language" href="${thai}" hreflang="th" lang="th" data-language="th">ไทย</a>`)}
</nav>
</div></header>`
}

/** Every tool's page (the front page shows them in its groups) and the other pages. */
function footer(path: string, here: Here): Html {
  const source = sourceUrl(manifest.homepage)
  const all = [...tools, postcodes].map(
    ({ id, name }) => html`<a href="${pathTo(`/${id}`)}"${here(`/${id}`)}>${t(...name)}</a>`,
  )
  return html`<footer><div>
<p>${path === '/' && raw(pavilion)}${t('ศาลา คือบริการสาธารณะสำหรับงานภาษาไทย เปิดให้ทุกคนแวะใช้ เหมือนศาลาริมทาง', 'Sala is a public service for Thai software. Named after the open pavilion by the road where anyone may rest.')}</p>
${
  path !== '/' &&
  html`<nav aria-labelledby="footer-tools"><span id="footer-tools" class="vh">${t('หน้าเครื่องมือ', 'Tool pages')}</span>
${joined(all, '\n')}
</nav>`
}
<nav aria-labelledby="footer-links"><span id="footer-links" class="vh">${t('ลิงก์ท้ายหน้า', 'Footer')}</span>
${whereContact(contactLink)}
${source !== undefined && html`<a href="${source}">${t('ซอร์สโค้ด (MIT)', 'Source (MIT)')}</a>`}
<a href="${pathTo('/privacy')}"${here('/privacy')}>${t('ความเป็นส่วนตัว', 'Privacy')}</a>
<a href="${pathTo('/limits')}"${here('/limits')}>${t('ขีดจำกัด', 'Limits')}</a>
<a href="${pathTo('/status')}"${here('/status')}>${t('สถานะระบบ', 'Status')}</a>
<a href="${pathTo('/docs#sources')}">${t('แหล่งข้อมูล', 'Data sources')}</a>
<a href="${pathTo('/docs')}"${here('/docs')}>${t('เอกสาร', 'Docs')}</a>
</nav>
</div></footer>`
}

/** Title and the tags for search engines and link cards: absolute URLs, which the Worker completes (src/http/pages.ts). */
function meta(text: PageText): Html {
  const { title: names, path, isUnlisted } = text
  const title = path === '/' && !isUnlisted ? words(...names) : words(`${names[0]} · ศาลา`, `${names[1]} · Sala`)
  const head = html`<title>${title}</title>`
  if (isUnlisted) return html`${head}\n<meta name="robots" content="noindex">`
  const [th, en] = [inLanguage(address(path), 'th'), inLanguage(address(path), 'en')]
  const { description: sentence, names: [namesTh, namesEn] = [[], []] } = text
  const described = words(description(sentence[0], namesTh, 'th'), description(sentence[1], namesEn, 'en'))
  return html`${head}
<meta name="description" content="${described}">
<link rel="canonical" href="${address(path)}">
<link rel="alternate" hreflang="th" href="${th}">
<link rel="alternate" hreflang="en" href="${en}">
<link rel="alternate" hreflang="x-default" href="${th}">
<meta property="og:site_name" content="${words('ศาลา Sala', 'Sala')}">
<meta property="og:type" content="website">
<meta property="og:locale" content="${words('th_TH', 'en_US')}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${described}">
<meta property="og:url" content="${address(path)}">
<meta property="og:image" content="${ORIGIN}${card.path(text.isTool && path.slice(1))}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${card.width}">
<meta property="og:image:height" content="${card.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${words('/site.webmanifest', '/en/site.webmanifest')}">
<script type="application/ld+json">${raw(linkedData(text, described))}</script>`
}

/** The absolute address of a page in the reader's language. */
const address = (path: string): string => ORIGIN + pathTo(path)

/** Structured data of the page for search engines. It is data, so no Content-Security-Policy blocks it. */
function linkedData({ title, path, trail = [[words(...title), path]], isTool }: PageText, described: string): string {
  const home = { name: words('ศาลา', 'Sala'), url: address('/') }
  const page = { name: words(...title), url: address(path), description: described, inLanguage: words('th', 'en') }
  const way = [[home.name, '/'] as const, ...trail]
  const crumbs = way.map(([name, target], i) => ({ '@type': 'ListItem', position: i + 1, name, item: address(target) }))
  const free = { '@type': 'Offer', price: '0', priceCurrency: 'THB' }
  const things = [
    isTool && {
      '@type': 'WebApplication',
      ...page,
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      offers: free,
    },
    path === '/' ? { '@type': 'WebSite', ...page, ...home } : { '@type': 'BreadcrumbList', itemListElement: crumbs },
  ]
  const data = { '@context': 'https://schema.org', '@graph': things.filter(Boolean) }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
