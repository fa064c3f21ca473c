/** The operator's contact as a URI: a bare e-mail address becomes `mailto:`. @example contactUri('a@b.co') // 'mailto:a@b.co' */
export function contactUri(contact: string): string {
  return contact.includes('@') && !contact.includes(':') ? `mailto:${contact}` : contact
}
