import type { HolidayCalendar } from '../holidays/calendar.ts'
import type { OpenApi } from './client/declarations.ts'
import type { Source } from './docs/chapters.ts'
import { docsPage } from './markup/docs-page.ts'
import type { Assets } from './markup/frame.ts'
import type { Html } from './markup/language.ts'
import { frontPage } from './markup/front-page.ts'
import { holidayPages } from './tools/holiday-pages.ts'
import { picturePages } from './tools/picture-pages.ts'
import { postcodePages, type AddressFile } from './tools/postcode-pages.ts'
import { businessDayPage } from './tools/business-day-page.ts'
import { readPage } from './tools/read-page.ts'
import { sectionPages } from './tools/section-pages.ts'
import { textPages } from './tools/text-pages.ts'
import { toolPage } from './tools/tool-page.ts'

/** What the pages show. */
export interface Shown {
  readonly contract: OpenApi
  readonly sources: readonly Source[]
  readonly addresses: AddressFile
  readonly calendar: HolidayCalendar
}

/** Every page of the site by its path, in both languages at once (`words`), most wanted first. */
export function pages({ contract, sources, addresses, calendar }: Shown, assets: Assets): Map<string, Html> {
  return new Map([
    ['/', frontPage(assets)],
    ['/docs', docsPage(contract, sources, assets)],
    ...[...picturePages, ...sectionPages, ...textPages, readPage, businessDayPage].map(
      (tool) => [`/${tool.path}`, toolPage(tool, assets)] as const,
    ),
    ...holidayPages(calendar, assets),
    ...postcodePages(addresses, assets),
  ])
}
