import { setService, type ThaiAddressElement } from '@sala-thai/elements/react'
import { useEffect, useRef, useState } from 'react'
setService('https://YOUR-SALA')

/** React 18 sets attributes and knows the events of no custom element. */
function Address({ id, code, onChange }: { id: string; code: string; onChange: (id: string, code: string) => void }) {
  const ref = useRef<ThaiAddressElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    ref.current!.addEventListener('change', () => onChange(id, ref.current!.value), listening)
    return () => listening.abort()
  })
  return <thai-address ref={ref} name={id} value={code} required />
}

export function Checkout({ saved }: { saved: { id: string; code: string }[] }) {
  const [rows, setRows] = useState(saved)
  const change = (id: string, code: string) => setRows(rows.map((row) => (row.id === id ? { id, code } : row)))
  return <form method="post" action="/order">
    {rows.map((row) => <fieldset key={row.id}><Address {...row} onChange={change} /></fieldset>)}
    <thai-date name="day" label="วันที่ส่ง" required />
    <button type="button" onClick={() => setRows([...rows].reverse())}>สลับที่อยู่</button>
    <button>สั่งซื้อ</button>
  </form>
}
