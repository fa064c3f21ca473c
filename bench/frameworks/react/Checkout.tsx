import { setService } from '@sala-thai/elements/react'
import { useState } from 'react'

setService('https://YOUR-SALA')

export function Checkout({ saved }: { saved: { id: string; code: string }[] }) {
  const [rows, setRows] = useState(saved)
  const change = (id: string, code: string) =>
    setRows((all) => all.map((row) => (row.id === id ? { id, code } : row)))
  return (
    <form method="post" action="/order">
      {rows.map(({ id, code }) => (
        <fieldset key={id}>
          <legend>{id}</legend>
          <thai-address name={id} value={code} required onChange={(e) => change(id, e.currentTarget.value)} />
        </fieldset>
      ))}
      <thai-date name="day" label="วันที่ส่ง" required />
      <button type="button" onClick={() => setRows((all) => all.toReversed())}>สลับที่อยู่</button>
      <button>สั่งซื้อ</button>
    </form>
  )
}
