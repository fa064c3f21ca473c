import { renderToString } from 'react-dom/server'
import { saved } from '../saved.ts'
import { Checkout } from './Checkout.tsx'

export const html = (): string => renderToString(<Checkout saved={saved} />)
