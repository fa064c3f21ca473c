import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { Refusal, type Received, type Spoken } from './server.ts'

/** Azure AI Speech by its REST reference, but strict: rejects even what the real service might accept. */

const VOICES = new Set(['th-TH-PremwadeeNeural', 'th-TH-NiwatNeural', 'th-TH-AcharaNeural'])
const NOT_XML_1_0 = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

type XmlNode = Record<string, unknown> & { ':@'?: Record<string, string> }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
})

function refuseUnless(holds: boolean, status: number, why: string): void {
  if (!holds) throw new Refusal(status, why)
}

export function azure({ method, headers, body }: Received): Spoken {
  refuseUnless(method === 'POST', 405, 'method')
  refuseUnless(headers['ocp-apim-subscription-key'] === 'right-key', 401, 'key')
  refuseUnless(headers['content-type'] === 'application/ssml+xml', 415, 'content type')
  const agent = headers['user-agent'] ?? ''
  refuseUnless(agent !== '' && agent.length < 255, 400, 'user agent')
  refuseUnless(headers['x-microsoft-outputformat'] === 'audio-24khz-48kbitrate-mono-mp3', 400, 'output format')
  refuseUnless(!NOT_XML_1_0.test(body) && XMLValidator.validate(body) === true, 400, 'not well-formed')

  const speak = onlyChild(parser.parse(body) as XmlNode[], 'speak')
  const { version, xmlns, 'xml:lang': language } = speak.attributes
  refuseUnless(version === '1.0' && xmlns === 'http://www.w3.org/2001/10/synthesis', 400, 'speak')
  refuseUnless(language === 'th-TH', 400, 'language')
  const voice = onlyChild(speak.children, 'voice')
  const prosody = onlyChild(voice.children, 'prosody')
  const { name = '' } = voice.attributes
  refuseUnless(VOICES.has(name), 400, 'voice')
  const { rate = '' } = prosody.attributes
  const percent = /^[+-]\d{1,3}(\.\d{1,2})?%$/.test(rate) ? Number(rate.slice(0, -1)) : Number.NaN
  refuseUnless(percent >= -50 && percent <= 100, 400, 'rate')
  return { text: onlyText(prosody.children), voice: name, rate: 1 + percent / 100, wrap: (audio) => audio }
}

function onlyChild(nodes: XmlNode[], name: string): { attributes: Record<string, string>; children: XmlNode[] } {
  const [node, ...others] = nodes
  const elements = Object.keys(node ?? {}).filter((key) => key !== ':@')
  if (!node || others.length > 0 || elements.length !== 1 || elements[0] !== name) {
    throw new Refusal(400, `expected one ${name}, got ${elements.join()}`)
  }
  return { attributes: node[':@'] ?? {}, children: node[name] as XmlNode[] }
}

function onlyText(nodes: XmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node['#text'] !== 'string') throw new Refusal(400, `element in text: ${Object.keys(node).join()}`)
      return node['#text']
    })
    .join('')
}
