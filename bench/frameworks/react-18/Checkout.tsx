import { setService, ThaiAddressElement } from '@sala-thai/elements/react'
import { useEffect, useRef, useState } from 'react'

setService('https://YOUR-SALA')

export function Checkout({ saved }: { saved: { id: string; code: string }[] }) {
  const [rows, setRows] = useState(saved)
  const form = useRef<HTMLFormElement>(null)
  // React 18 sets attributes and knows the events of no custom element.
  useEffect(() => {
    form.current!.addEventListener('change', ({ target }) => {
      if (!(target instanceof ThaiAddressElement)) return
      const { name: id, value: code } = target
      setRows((all) => all.map((row) => (row.id === id ? { id, code } : row)))
    })
  }, [])
  return (
    <form ref={form} method="post" action="/order">
      {rows.map(({ id, code }) => <fieldset key={id}><thai-address name={id} value={code} required /></fieldset>)}
      <thai-date name="day" label="วันที่ส่ง" required />
      <button type="button" onClick={() => setRows([...rows].reverse())}>สลับที่อยู่</button>
      <button>สั่งซื้อ</button>
    </form>
  )
}
