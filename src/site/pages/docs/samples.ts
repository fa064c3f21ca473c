import { curlLine, fileOf, split, type RequestLine } from '../../client/lines.ts'

/** An example request and the name of its function. */
export interface Example extends RequestLine {
  /** Its function in client.js, if it has one. */
  readonly name: string | undefined
}

export interface Sample {
  readonly id: string
  readonly label: string
  readonly code: string
}

/** The same request in five languages, and with client.js; each runs as printed, with the standard library alone. */
export function samplesOf(example: Example): Sample[] {
  return [
    { id: 'curl', label: 'curl', code: curlLine(example) },
    { id: 'javascript', label: 'JavaScript', code: javascript(example) },
    ...(example.name === undefined
      ? []
      : [{ id: 'client', label: 'client.js', code: clientJs(example, example.name) }]),
    { id: 'python', label: 'Python', code: python(example) },
    { id: 'php', label: 'PHP', code: php(example) },
    { id: 'csharp', label: 'C#', code: csharp(example) },
  ]
}

/** A JSON string is also a valid string literal in JavaScript, Python and C#. */
const quoted = (text: string): string => JSON.stringify(text)
const single = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

/** A JSON value as a literal of a language, by its syntax for objects and its names of true, false and null. */
function literal(value: unknown, style: { pair: string; list: string; words: readonly string[] }): string {
  if (typeof value === 'string') return single(value)
  if (value === null || typeof value === 'boolean') return style.words[[null, true, false].indexOf(value)] ?? ''
  if (typeof value !== 'object') return JSON.stringify(value)
  const [open, close] = style.list
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, style)).join(', ')}]`
  const pairs = Object.entries(value).map(([name, item]) => `${single(name)}${style.pair}${literal(item, style)}`)
  return `${open}${pairs.join(', ')}${close}`
}

const inPython = { pair: ': ', list: '{}', words: ['None', 'True', 'False'] }
const inPhp = { pair: ' => ', list: '[]', words: ['null', 'true', 'false'] }

/** In browsers, Node, Deno and workers: `fetch` is part of all of them. */
function javascript(example: Example): string {
  const { method, body } = example
  const { url, rest } = split(example)
  const read = { json: 'await answer.json()', text: 'await answer.text()', blob: '(await answer.blob()).size' }[body]
  const show = `if (!answer.ok) throw new Error(await answer.text())\nconsole.log(${read})`
  const values = javascriptValue(Object.fromEntries(rest))
  if (method === 'POST')
    return `const answer = await fetch(${single(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${values}),
})
${show}`
  if (rest.length === 0) return `const answer = await fetch(${single(url)})\n${show}`
  return `const query = new URLSearchParams(${values})\nconst answer = await fetch(\`${url}?\${query}\`)\n${show}`
}

/** In a browser, which imports modules by their address. */
function clientJs({ origin, params, body }: Example, name: string): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  const pairs = given.map(([key, value]) => `${key}: ${javascriptValue(value)}`)
  const call = `await ${name}(${pairs.length > 0 ? `{ ${pairs.join(', ')} }` : ''})`
  const shown = body === 'blob' ? `const file = ${call}\nconsole.log(file.type, file.size)` : `console.log(${call})`
  return `import { ${name} } from ${single(`${origin}/client.js`)}\n\n${shown}`
}

function javascriptValue(value: unknown): string {
  if (typeof value === 'string') return single(value)
  if (Array.isArray(value)) return `[${value.map(javascriptValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${key}: ${javascriptValue(item)}`)
    .join(', ')} }`
}

function python(example: Example): string {
  const { method, body } = example
  const { url, rest } = split(example)
  const values = literal(Object.fromEntries(rest), inPython)
  const read = {
    json: '    print(json.load(answer))',
    text: '    print(answer.read().decode())',
    blob: `    open('${fileOf(example)}', 'wb').write(answer.read())`,
  }[body]
  const json = body === 'json' || method === 'POST' ? 'json, ' : ''
  if (method === 'POST') {
    return `import json, urllib.request

body = json.dumps(${values}).encode()
request = urllib.request.Request('${url}', body, {'Content-Type': 'application/json'})
with urllib.request.urlopen(request) as answer:
${read}`
  }
  const open = (address: string): string => `with urllib.request.urlopen(${address}) as answer:\n${read}`
  if (rest.length === 0) return `import ${json}urllib.request\n\n${open(`'${url}'`)}`
  return `import ${json}urllib.parse, urllib.request

query = urllib.parse.urlencode(${values})
${open(`'${url}?' + query`)}`
}

function php(example: Example): string {
  const { method, body } = example
  const { url, rest } = split(example)
  const values = literal(Object.fromEntries(rest), inPhp)
  const show = (call: string): string =>
    body === 'blob' ? `file_put_contents('${fileOf(example)}', ${call});` : `echo ${call};`
  if (method === 'POST') {
    return `<?php
$context = stream_context_create(['http' => [
    'method' => 'POST',
    'header' => 'Content-Type: application/json',
    'content' => json_encode(${values}),
]]);
${show(`file_get_contents('${url}', false, $context)`)}`
  }
  if (rest.length === 0) return `<?php\n${show(`file_get_contents('${url}')`)}`
  return `<?php\n$query = http_build_query(${values});\n${show(`file_get_contents('${url}?' . $query)`)}`
}

/** For .NET 6 and later: statements at the top level, implicit usings. */
function csharp(example: Example): string {
  const { method, body } = example
  const { url, rest } = split(example)
  const client = 'var http = new HttpClient();'
  if (method === 'POST') {
    const content = quoted(JSON.stringify(Object.fromEntries(rest)))
    return `${client}
var body = new StringContent(${content}, System.Text.Encoding.UTF8, "application/json");
var answer = await http.PostAsync("${url}", body);
Console.WriteLine(await answer.Content.ReadAsStringAsync());`
  }
  const query = rest.map(
    ([name, value], i) => `${i === 0 ? '?' : '&'}${name}=" + Uri.EscapeDataString(${quoted(String(value))})`,
  )
  const address = query.length > 0 ? `"${url}${query.join(' + "')}` : `"${url}"`
  if (body === 'blob')
    return `${client}\nFile.WriteAllBytes("${fileOf(example)}", await http.GetByteArrayAsync(${address}));`
  return `${client}\nConsole.WriteLine(await http.GetStringAsync(${address}));`
}
