import { elements, events, type FormElementFacts } from './table.ts'

/** The name of an element's attribute interface, which the declarations of all frameworks use. */
const attributesOf = ({ className }: FormElementFacts): string => className.replace('Element', 'Attributes')

/** The attribute types in client.d.ts, for every framework. */
export function attributeTypes(): string {
  const interfaces = elements.map(
    (element) => `/** What markup may say of \`<${element.tag}>\`. */
export interface ${attributesOf(element)} {
${Object.entries(element.attributes)
  .map(([name, { type, text }]) => `  /** ${text} */\n  ${name}?: ${typeOf(name, type)}`)
  .join('\n')}
  /** The id of its form, where that is not around it. */
  form?: string | undefined
}`,
  )
  return `${interfaces.join('\n')}
/** What an element dispatches: \`input\` and \`change\` by a person, with what is chosen; \`problem\` with the error. */
export interface SalaEventMap<D> {
${Object.entries(events)
  .map(([name, text]) => `  /** ${text} */\n  ${name}: CustomEvent<${name === 'problem' ? 'unknown' : 'D'}>`)
  .join('\n')}
}
/** Elements in JSX; React, Vue and Svelte have declarations of their own. Else: \`declare module 'preact' { namespace JSX { interface IntrinsicElements extends SalaElements {} } }\` */
export interface SalaElements {
${elements
  .map((element) => `  '${element.tag}': ${attributesOf(element)} & SalaAttributes<${element.className}>`)
  .join('\n')}
}`
}

const typeOf = (name: string, type: string): string =>
  `${type === 'boolean' ? 'boolean' : name === 'value' ? 'string | number | null' : 'string'} | undefined`

/** Declarations for a framework: \`client\` is the module with the types of the elements. */
export const frameworks: Readonly<Record<'react' | 'vue' | 'svelte', (client: string) => string>> = {
  react: (client) => `import type { DetailedHTMLProps, HTMLAttributes, SyntheticEvent } from 'react'
${imports(client)}

/** A change by a person: \`currentTarget\` has the value, \`nativeEvent.detail\` what is chosen. */
export type SalaChange<E extends Element, D> = SyntheticEvent<E, CustomEvent<D>> & { readonly currentTarget: E; readonly target: E }

type Props<E extends Element, D, A> = A & Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof A | 'onInput' | 'onChange'> & {
  class?: string | undefined
  /** React 19; React 18 needs a ref and addEventListener. */
  onInput?: ((event: SalaChange<E, D>) => void) | undefined
  onChange?: ((event: SalaChange<E, D>) => void) | undefined
  onproblem?: ((event: CustomEvent<unknown>) => void) | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${rows(({ tag, className, detail, attributes }) => `      '${tag}': Props<${className}, ${detail}, ${attributes}>`)}
    }
  }
}
`,
  vue: (client) => `import type { HTMLAttributes, PublicProps } from 'vue'
${imports(client)}

type Component<E extends Element, D, A extends { value?: unknown }> = new () => E & {
  /** What a template may say. */
  $props: A & PublicProps & Omit<HTMLAttributes, keyof A | 'onInput' | 'onChange'> & {
    onInput?: ((event: CustomEvent<D> & { readonly currentTarget: E; readonly target: E }) => void) | undefined
    onChange?: ((event: CustomEvent<D> & { readonly currentTarget: E; readonly target: E }) => void) | undefined
    onProblem?: ((event: CustomEvent<unknown>) => void) | undefined
    /** What \`v-model\` binds; Vue sets \`value\` from it. */
    modelValue?: A['value']
  }
}

declare module 'vue' {
  interface GlobalComponents {
${rows(({ tag, className, detail, attributes }) => `    '${tag}': Component<${className}, ${detail}, ${attributes}>`)}
  }
}
`,
  svelte: (client) => `import type { HTMLAttributes } from 'svelte/elements'
${imports(client)}

type Props<E extends EventTarget, D, A> = A & Omit<HTMLAttributes<E>, keyof A | 'oninput' | 'onchange'> & {
  oninput?: ((event: CustomEvent<D> & { readonly currentTarget: E; readonly target: E }) => void) | undefined
  onchange?: ((event: CustomEvent<D> & { readonly currentTarget: E; readonly target: E }) => void) | undefined
  onproblem?: ((event: CustomEvent<unknown>) => void) | undefined
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${rows(({ tag, className, detail, attributes }) => `    '${tag}': Props<${className}, ${detail}, ${attributes}>`)}
  }
}
`,
}

function imports(client: string): string {
  const names = elements.flatMap((element) => [attributesOf(element), element.className])
  return `import type { ThaiAddress, ${names.join(', ')} } from '${client}'`
}

function rows(line: (element: Record<'tag' | 'className' | 'detail' | 'attributes', string>) => string): string {
  return elements.map((element) => line({ ...element, attributes: attributesOf(element) })).join('\n')
}
