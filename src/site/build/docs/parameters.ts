import { html } from 'hono/html'
import type { InThai, OpenApiOperation, OpenApiParameter, Schema } from '../openapi.ts'
import { prose } from './prose.ts'
import { joined, t, type Content, type Html } from '../language.ts'

interface Row {
  readonly name: string
  readonly isInPath: boolean
  readonly isRequired: boolean
  readonly meaningTh: string
  readonly meaningEn: string
  readonly schema: Schema
}

/** What an operation takes, a row for each parameter of its path, query and body. */
export function parameterList({ parameters = [], requestBody }: OpenApiOperation): Content {
  const body = requestBody?.content['application/json']?.schema
  const rows = [...parameters.map(fromParameter), ...fromBody(body)]
  if (rows.length === 0) return ''
  const each = rows.map(({ name }) => html`<code>${name}</code>`)
  const title = body ? t('เนื้อหา JSON', 'JSON body') : t('พารามิเตอร์', 'Parameters')
  return html`<details class="fold" data-wide><summary><b>${title}</b> <span class="gist">${joined(each, ' ')}</span></summary>
<dl class="parameters">${rows.map(item)}</dl></details>`
}

function fromParameter(parameter: OpenApiParameter): Row {
  const { name, in: place, required: isRequired, description: meaningEn, schema } = parameter
  return { name, isInPath: place === 'path', isRequired, meaningTh: thai(parameter), meaningEn, schema }
}

function fromBody(schema: Schema | undefined): Row[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => [
    {
      name,
      isInPath: false,
      isRequired: schema?.required?.includes(name) ?? false,
      meaningTh: thai(property),
      meaningEn: property.description ?? '',
      schema: property,
    },
    ...fromBody(property).map((member) => ({ ...member, name: `${name}.${member.name}` })),
  ])
}

/** Meaning, rule and other names, in the order of the English description. */
function thai({ 'x-description-th': meaning, 'x-rule-th': rule, 'x-aliases': aliases = [] }: InThai): string {
  const also = aliases.length > 0 ? `ใช้ชื่อ ${aliases.map((alias) => `\`${alias}\``).join(', ')} ได้ด้วย` : ''
  return [meaning, rule, also].filter(Boolean).join(' · ')
}

function item({ name, isInPath, isRequired, meaningTh, meaningEn, schema }: Row): Html {
  const facts = [
    isRequired ? html`<span class="required">${t('จำเป็น', 'required')}</span>` : '',
    isInPath ? html`<span class="place">path</span>` : '',
    defaultOf(schema),
  ]
  return html`<div><dt><code>${name}</code>${facts}</dt><dd>${t(prose(meaningTh), prose(meaningEn))}</dd></div>`
}

function defaultOf({ default: value }: Schema): Content {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return html`<span class="place">${t('ค่าเริ่มต้น', 'default')} <code>${text}</code></span>`
}
