import type { HolidayCalendar } from '../../holidays/calendar.ts'
import type { OpenApi } from './openapi.ts'
import type { Source } from './docs/chapters.ts'
import { docsPage } from './docs/docs-page.ts'
import type { PinnedClient } from './docs/ways.ts'
import type { Assets } from './frame.ts'
import type { Html } from './language.ts'
import { aboutPages } from './about-pages.ts'
import { frontPage } from './front-page.ts'
import { labelDeskPage } from './tool-pages/label-desk-page.ts'
import { holidayPages } from './tool-pages/holiday-pages.ts'
import { postcodePages, type AddressFile } from './tool-pages/postcode-pages.ts'
import { toolPage } from './tool-pages/tool-page.ts'
import { tools } from './tools/tools.ts'

/** The data of the pages. */
export interface Shown {
  readonly contract: OpenApi
  readonly client: PinnedClient
  readonly sources: readonly Source[]
  readonly addresses: AddressFile
  readonly calendar: HolidayCalendar
}

/** Every page of the site by its path, in both languages at once (`words`), most wanted first. */
export function pages({ contract, sources, addresses, client, calendar }: Shown, assets: Assets): Map<string, Html> {
  return new Map([
    ['/', frontPage(contract, assets)],
    ['/docs', docsPage(contract, sources, client, assets)],
    ...tools.flatMap(({ page, ...tool }) =>
      page ? [[`/${tool.id}`, toolPage(tool, page, contract, assets)] as const] : [],
    ),
    ['/labels', labelDeskPage(assets)],
    ...aboutPages(assets),
    ...holidayPages(calendar, assets),
    ...postcodePages(addresses, assets),
  ])
}
