import { elements, events, members } from './table.ts'

/** custom-elements.json: the elements for editors (github.com/webcomponents/custom-elements-manifest, 2.1.0). */
export function customElements(module: string): string {
  const manifest = {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: elements.map(({ tag, className, summary, attributes, detail, members: own }) => ({
          kind: 'class',
          name: className,
          tagName: tag,
          customElement: true,
          superclass: { name: 'HTMLElement' },
          description: summary,
          attributes: Object.entries(attributes).map(([name, { type, text }]) => ({
            name,
            type: { text: type },
            description: text,
            fieldName: name,
          })),
          members: [
            ...Object.entries(attributes).map(([name, { type, text }]) =>
              memberOf(name, type, text, name === 'value' ? {} : { attribute: name, reflects: true }),
            ),
            ...own.map(({ name, type, text }) => memberOf(name, type, text)),
            ...members.map(([name, type, text]) => memberOf(name, type, text)),
          ],
          events: Object.entries(events).map(([name, text]) => ({
            name,
            type: { text: `CustomEvent<${name === 'problem' ? 'unknown' : detail}>` },
            description: text,
          })),
        })),
        exports: elements.flatMap(({ tag, className }) => [
          { kind: 'js', name: className, declaration: { name: className, module } },
          { kind: 'custom-element-definition', name: tag, declaration: { name: className, module } },
        ]),
      },
    ],
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

function memberOf(name: string, type: string, description: string, more: object = { readonly: true }): object {
  const [, parameters, result] = /^\((.*)\) => (.*)$/.exec(type) ?? []
  if (result === undefined) return { kind: 'field', name, type: { text: type }, description, ...more }
  return {
    kind: 'method',
    name,
    description,
    ...(parameters && {
      parameters: parameters.split(', ').map((parameter) => {
        const [of = '', text = ''] = parameter.split(': ')
        return { name: of.replace('?', ''), type: { text }, ...(of.endsWith('?') && { optional: true }) }
      }),
    }),
    return: { type: { text: result } },
  }
}
