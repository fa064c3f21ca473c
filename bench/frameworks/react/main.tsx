import { createRoot } from 'react-dom/client'
import { saved } from '../saved.ts'
import { Checkout } from './Checkout.tsx'

const main = document.querySelector('main')!
createRoot(main).render(<Checkout saved={saved} />)

// Once elements are defined React sets their properties, not their attributes.
await customElements.whenDefined('thai-date')
const beside = document.createElement('aside')
main.after(beside)
createRoot(beside).render(
  <>
    <form id="gift" />
    <thai-date name="until" label="ถึงวันที่" form="gift" />
  </>,
)
