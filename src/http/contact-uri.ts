/** Schemes that RFC 9116, section 2.5.3, names for `Contact`; a page over plain HTTP is not one of them. */
const CONTACT = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]|tel:\+?\d)[^\s<>"]*$/i
const EMAIL = /^[^\s@:<>"]+@[^\s@:<>"]+\.[^\s@:<>".]+$/

/**
 * The operator's contact as a URI: a bare e-mail address becomes `mailto:`. Undefined when it is neither an e-mail
 * address nor an https, mailto or tel URI.
 *
 * @example contactUri('a@b.co') // 'mailto:a@b.co'
 * @example contactUri('example.com/contact') // undefined
 */
export function contactUri(contact: string): string | undefined {
  if (EMAIL.test(contact)) return `mailto:${contact}`
  return CONTACT.test(contact) ? contact : undefined
}
