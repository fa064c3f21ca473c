/** An attribute. Each is also a property; `null` removes it. */
export interface Attribute {
  readonly type: 'string' | 'boolean'
  readonly text: string
}

/** The elements of client.js: their types, their manifest and the declarations for frameworks derive from this table. */
export interface FormElementFacts {
  readonly tag: string
  readonly className: string
  readonly summary: string
  readonly attributes: Readonly<Record<string, Attribute>>
  /** The type of `event.detail` of `input` and `change`. */
  readonly detail: string
  /** Members besides those that every element has. */
  readonly members: readonly { readonly name: string; readonly type: string; readonly text: string }[]
}

const shared = {
  name: { type: 'string', text: 'The name of the field, or the first part of its names.' },
  required: { type: 'boolean', text: 'A form that lacks the value is not sent.' },
  disabled: { type: 'boolean', text: 'Not filled in, not sent.' },
} as const

const service = { type: 'string', text: 'The origin of the service, if it is not that of the module.' } as const
const code = {
  type: 'string',
  text: 'The code of a subdistrict at first, and after a reset. The property is the code that is chosen now.',
} as const
const words = {
  label: { type: 'string', text: 'What the box is called, in place of our own words.' },
  placeholder: { type: 'string', text: 'The example in the empty box, in place of our own.' },
} as const
const address = {
  name: 'address',
  type: 'ThaiAddress | null',
  text: 'The whole address, or null while none is chosen.',
} as const

export const elements: readonly FormElementFacts[] = [
  {
    tag: 'thai-address',
    className: 'ThaiAddressElement',
    summary: 'Province, district and subdistrict as dropdowns, with the postcode filled in.',
    attributes: { value: code, ...shared, service },
    detail: 'ThaiAddress | null',
    members: [
      address,
      {
        name: 'choose',
        type: '(code: string, postcode?: string) => Promise<void>',
        text: 'Chooses a subdistrict as a visitor would: announced, with a postcode of its own.',
      },
    ],
  },
  {
    tag: 'thai-address-search',
    className: 'ThaiAddressSearchElement',
    summary: 'One box for a name, a postcode or a whole pasted address, with suggestions.',
    attributes: {
      value: code,
      ...shared,
      ...words,
      for: { type: 'string', text: 'The id of the `<thai-address>` that a choice fills.' },
      service,
    },
    detail: 'ThaiAddress | null',
    members: [
      address,
      {
        name: 'parsed',
        type: 'ParsedAddress | null',
        text: 'What the service read from a pasted text: recipient, street, corrections, label; null for a name or a postcode.',
      },
    ],
  },
  {
    tag: 'thai-date',
    className: 'ThaiDateElement',
    summary: 'One box for a date as people in Thailand type it, with the calendar of the platform.',
    attributes: {
      value: {
        type: 'string',
        text: 'The day at first, and after a reset, in either era. The property is the day that is read now, as `YYYY-MM-DD`, or empty.',
      },
      ...shared,
      ...words,
      min: { type: 'string', text: 'The first day that is taken, in either era.' },
      max: { type: 'string', text: 'The last day that is taken, in either era.' },
    },
    detail: 'string',
    members: [],
  },
]

/** Members of an input that every element has. */
export const members = [
  ['form', 'HTMLFormElement | null', 'The form that it belongs to.'],
  ['labels', 'NodeList', 'The labels that name it by its id.'],
  ['validity', 'ValidityState', 'What is wrong with it, by flags.'],
  ['validationMessage', 'string', 'What is wrong with it, in its language.'],
  ['willValidate', 'boolean', 'Whether its form checks it.'],
  ['checkValidity', '() => boolean', 'Whether it is right; dispatches `invalid` if not.'],
  ['reportValidity', '() => boolean', 'The same, and the browser shows what is wrong.'],
  ['setCustomValidity', '(message: string) => void', "A message of the page's own; empty takes it away."],
] as const

/** Events of every element in addition to those of an input. */
export const events = {
  input: 'A person has changed the value.',
  change: 'A person has changed the value, and is done with it.',
  problem: 'A request failed; the detail is the error. The element offers to try again by itself.',
} as const
