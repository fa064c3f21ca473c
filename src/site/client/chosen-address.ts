import type { ThaiAddress } from '../../../public/client.d.ts'
import type { ElementLanguage } from './form-element.ts'

/**
 * The form data of both elements: the names in the element's language and the code, as `NAME.province` and so on if the
 * element has a name. Empty until an address is chosen.
 */
export function formDataOf(address: ThaiAddress | null, name: string, language: ElementLanguage): FormData {
  const data = new FormData()
  if (!address) return data
  const prefix = name && `${name}.`
  const key = language === 'en' ? 'nameEn' : 'nameTh'
  for (const level of ['province', 'district', 'subdistrict'] as const) data.append(prefix + level, address[level][key])
  data.append(`${prefix}postcode`, address.postcode)
  data.append(`${prefix}code`, address.subdistrict.code)
  return data
}

/** Thai digits as Arabic ones, without blanks around them. @example arabic(' ๑๐๒๐๐ ') // '10200' */
export function arabic(text: string): string {
  return text.trim().replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) & 15))
}
