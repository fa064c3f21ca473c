import { icons, logo } from './drawings.ts'
import { t } from './html.ts'

/** Names of the built files: with a hash of their bytes, so that browsers may keep them for ever. */
export interface Assets {
  readonly style: string
  readonly script: string
  readonly fonts: readonly string[]
  /** Chooses the language before anything is painted; its hash stands in the Content-Security-Policy. */
  readonly earlyScript: string
}

interface PageText {
  readonly titleTh: string
  readonly titleEn: string
  readonly description: string
  readonly path: '/' | '/docs' | '/404'
}

/** A whole HTML document: head, top bar, content, footer. */
export function frame({ titleTh, titleEn, description, path }: PageText, assets: Assets, content: string): string {
  const here = (target: string): string => (path === target ? ' aria-current="page"' : '')
  return `<!doctype html>
<html lang="th" data-title-th="${titleTh}" data-title-en="${titleEn}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleTh}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9f4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1718">
<script>${assets.earlyScript}</script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="stylesheet" href="${assets.style}">
<script type="module" src="${assets.script}"></script>
</head>
<body>
${icons}
<a class="skip" href="#content">${t('ข้ามไปยังเนื้อหา', 'Skip to content')}</a>
<header class="bar"><div>
<a class="brand" href="/"${here('/')}>${logo}<span><b>ศาลา</b> <i lang="en">Sala</i></span></a>
<nav aria-label="Sala">
<a href="/#tools">${t('เครื่องมือ', 'Tools')}</a>
<a href="/docs"${here('/docs')}>${t('เอกสาร', 'Docs')}</a>
<button type="button" id="language"><span class="th" lang="en">English</span><span class="en" lang="th">ไทย</span></button>
</nav>
</div></header>
<main id="content">
<noscript><p class="note">${t('การทดลองบนหน้านี้ต้องใช้ JavaScript ส่วน', 'The try-outs need JavaScript; the')} <a href="/docs">${t('เอกสาร', 'documentation')}</a> ${t('อ่านได้โดยไม่ต้องใช้', 'does not.')}</p></noscript>
${content}
</main>
<footer><div>
<p>${t('ศาลา คือบริการสาธารณะสำหรับงานภาษาไทย เปิดให้ทุกคนพักใช้ เหมือนศาลาริมทาง', 'Sala is a public service for Thai software. Named after the open pavilion by the road where anyone may rest.')}</p>
<nav aria-labelledby="footer-links"><span id="footer-links" class="vh">${t('ลิงก์ท้ายหน้า', 'Footer')}</span>
<a href="/docs#limits">${t('ขีดจำกัด', 'Limits')}</a>
<a href="/docs#privacy">${t('ความเป็นส่วนตัว', 'Privacy')}</a>
<a href="/docs#sources">${t('แหล่งข้อมูล', 'Data sources')}</a>
<a href="/docs#errors">${t('ข้อผิดพลาด', 'Errors')}</a>
<a href="/api/v1/openapi.json">OpenAPI 3.1</a>
<a href="/api/v1/health">${t('สถานะระบบ', 'Status')}</a>
</nav>
</div></footer>
</body>
</html>
`
}
