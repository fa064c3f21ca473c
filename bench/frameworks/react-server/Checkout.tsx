import type {} from '@sala-thai/elements/react'
import { useEffect, useState } from 'react'

export function Checkout({ saved }: { saved: { id: string; code: string }[] }) {
  const [rows, setRows] = useState(saved)
  // The elements fill themselves: they begin when React has taken over what the server sent.
  useEffect(() => {
    void import('@sala-thai/elements').then(({ setService }) => setService('https://YOUR-SALA'))
  }, [])
  return (
    <form method="post" action="/order">
      {rows.map(({ id, code }) => (
        <fieldset key={id}>
          <legend>{id}</legend>
          <thai-address name={id} value={code} required />
        </fieldset>
      ))}
      <thai-date name="day" label="วันที่ส่ง" required />
      <button type="button" onClick={() => setRows((all) => all.toReversed())}>สลับที่อยู่</button>
      <button>สั่งซื้อ</button>
    </form>
  )
}
