import { mcpBodyBytesMax } from '../../../src/limits.ts'
import { progressiveJpeg } from '../../../test/qr/pictures.ts'
import { bodyExample } from '../../../src/service/openapi.ts'
import type { Sent } from '../../service/cases.ts'
import { busyWebp } from './webp.ts'
import { crowd, examples, repeated, textsOf, type Dimension, type Target } from './requests.ts'

const contents = ['กร', '1', 'x y ', '(']
/** A power of two within the limit of a batch. */
const MESSAGES = 8

const message = (method: string, params: unknown, id: unknown = 1): object => ({ jsonrpc: '2.0', id, method, params })
const call = (name: string, args: unknown): object => message('tools/call', { name, arguments: args })

const post = (body: unknown): Sent => ({
  method: 'POST',
  path: '/mcp',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify(body),
})

/** Model Context Protocol messages by number, by name, and by the arguments of each tool. */
export function mcpDimensions(operations: readonly Target[]): Dimension[] {
  const pure = operations.filter(({ contract }) => contract.isPure)
  const args = { amount: '1' }
  return [
    ...pure.flatMap((target) => [
      batch(`calls of ${target.contract.name}`, call(target.contract.name, argumentsOf(target))),
      ...textsOf(target).flatMap(({ name, charsMax }) =>
        contents.map((content) => {
          const given = repeated(content, Math.min(charsMax, 2500))
          return batch(
            `calls of ${target.contract.name}, ${name} of ${JSON.stringify(content)}`,
            call(target.contract.name, { ...argumentsOf(target), [name]: given }),
          )
        }),
      ),
    ]),
    batch('lists of the tools', message('tools/list', {})),
    batch(
      'calls for a code with a JPEG of 32 scans',
      call('qr', { kind: 'text', text: 'a', style: { logo: flatJpeg() } }),
    ),
    batch(
      'calls for a code with a WebP of 1,024 px',
      call('qr', {
        kind: 'text',
        text: 'a',
        style: { logo: `data:image/webp;base64,${busyWebp(1024).toString('base64')}` },
      }),
    ),
    {
      name: 'messages of a batch',
      max: 1024,
      of: (size) => post(Array.from({ length: size }, () => message('ping', {}))),
    },
    {
      name: 'name of an unknown argument',
      max: 60_000,
      of: (size) => post(call('bahtText', { ...args, ['n'.repeat(size)]: 1 })),
    },
    { name: 'unknown arguments', max: 4096, of: (size) => post(call('bahtText', { ...args, ...crowd(size) })) },
    {
      name: 'unknown parameters of a message',
      max: 4096,
      of: (size) => post(message('tools/call', { name: 'bahtText', arguments: args, ...crowd(size) })),
    },
    { name: 'members of a message', max: 4096, of: (size) => post({ ...message('tools/list', {}), ...crowd(size) }) },
    { name: 'name of a tool', max: 60_000, of: (size) => post(call('a'.repeat(size), args)) },
    { name: 'name of a method', max: 60_000, of: (size) => post(message('a'.repeat(size), {})) },
    { name: 'id', max: 60_000, of: (size) => post(message('tools/list', {}, 'a'.repeat(size))) },
    {
      name: 'depth of an argument',
      max: 16_384,
      of: (size) => ({
        ...post(0),
        body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bahtText","arguments":{"amount":${'['.repeat(size)}${']'.repeat(size)}}}}`,
      }),
    },
    { name: 'length of an argument', max: 60_000, of: (size) => post(call('digits', { text: '1'.repeat(size) })) },
    { name: 'blanks before a batch', max: 60_000, of: (size) => ({ ...post(0), body: `${' '.repeat(size)}[]` }) },
    { name: 'brackets', max: 60_000, of: (size) => ({ ...post(0), body: '['.repeat(size) }) },
  ]
}

const flatJpeg = (): string => `data:image/jpeg;base64,${progressiveJpeg(256, 32).toString('base64')}`

function batch(name: string, one: object): Dimension {
  const most = (mcpBodyBytesMax - 64) / (Buffer.byteLength(JSON.stringify(one)) + 1)
  return {
    name,
    max: 2 ** Math.floor(Math.log2(Math.max(1, Math.min(MESSAGES, most)))),
    of: (size) => post(Array.from({ length: size }, () => one)),
  }
}

function argumentsOf({ contract }: Target): object {
  return contract.body ? bodyExample(contract.body) : { ...examples(contract.path), ...examples(contract.query) }
}
