import { html } from 'hono/html'
import { CONTACT } from '../../http/site-origin.ts'
import { t, type Content, type Html } from './language.ts'

/** The build knows no operator: `sitePage` keeps the first content if there is a contact, else the second. */
export const whereContact = (known: Content, unknown: Content = ''): Html =>
  html`<!--contact-->${known}<!--no contact-->${unknown}<!--/contact-->`

export const contactLink = html`<a href="${CONTACT}">${t('ติดต่อผู้ดูแล', 'Contact the operator')}</a>`
