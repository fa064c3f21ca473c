import { useRef } from 'react'
import type { ThaiAddressElement, ThaiDateElement } from '@sala-thai/elements/react'

/** All that React gives to its own elements, ours take too. */
export function Everything() {
  const ref = useRef<ThaiAddressElement>(null)
  return (
    <>
      <thai-address
        ref={ref}
        key="home"
        name="home"
        value={100404}
        required={false}
        disabled
        service="https://sala.example.com"
        form="order"
        style={{ color: 'red' }}
        className="wide"
        title="t"
        hidden
        tabIndex={0}
        lang="en"
        aria-label="home"
        data-row={1}
        suppressHydrationWarning
        onBlur={(event) => event.currentTarget.checkValidity()}
        onInput={(event) => event.target.address?.postcode}
        onChange={(event) => event.nativeEvent.detail?.subdistrict.nameTh}
        onproblem={(event) => console.log(event.detail)}
      >
        <noscript>x</noscript>
      </thai-address>
      <thai-address-search for="home" label="l" placeholder="p" onChange={(event) => event.currentTarget.parsed?.label} />
      <thai-date min="2569-01-01" max="2570-01-01" onChange={(event) => event.nativeEvent.detail.length} />
      {/* @ts-expect-error a date has no list */}
      <thai-date for="home" />
      {/* @ts-expect-error the names are text */}
      <thai-date name={1} />
    </>
  )
}

export const isDate = (element: Element): element is ThaiDateElement => element.localName === 'thai-date'
