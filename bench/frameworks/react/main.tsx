import { createRoot } from 'react-dom/client'
import { saved } from '../saved.ts'
import { Checkout } from './Checkout.tsx'

createRoot(document.querySelector('main')!).render(<Checkout saved={saved} />)
