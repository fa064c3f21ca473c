import { setService } from '@sala-thai/elements/react'
import { useState } from 'react'

setService('https://YOUR-SALA')

/** The module is there before React: with these two, React leaves the inside of an element to it. */
const own = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

export function Checkout({ saved }: { saved: { id: string; code: string }[] }) {
  const [rows, setRows] = useState(saved)
  return (
    <form method="post" action="/order">
      {rows.map(({ id, code }) => (
        <fieldset key={id}>
          <legend>{id}</legend>
          <thai-address name={id} value={code} required {...own} />
        </fieldset>
      ))}
      <thai-date name="day" label="วันที่ส่ง" required {...own} />
      <button type="button" onClick={() => setRows((all) => all.toReversed())}>สลับที่อยู่</button>
      <button>สั่งซื้อ</button>
    </form>
  )
}
