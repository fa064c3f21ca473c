import { hydrateRoot } from 'react-dom/client'
import { saved } from '../saved.ts'
import { Checkout } from './Checkout.tsx'

hydrateRoot(document.querySelector('main')!, <Checkout saved={saved} />)
