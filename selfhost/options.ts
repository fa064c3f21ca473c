import { parseArgs } from 'node:util'

const usage = `npm run selfhost -- --data DIR [--port 8787] [--host 127.0.0.1]
npm run selfhost -- --data DIR --export FILE   every short link, one JSON object a line; also while it runs
npm run selfhost -- --data DIR --import FILE   adds the links that DIR does not have; not while it runs

  --data DIR   everything that is stored; made if it is not there
  --port N     0 takes a free port
  --host H     an address of this machine, 0.0.0.0 or :: for all

Settings are environment variables with the names of docs/settings.md.`

export interface Options {
  readonly data: string
  readonly port: string
  readonly host: string
  readonly exportTo: string | undefined
  readonly importFrom: string | undefined
}

/**
 * Reads the command line.
 *
 * @throws {Error} with the mistake and the usage.
 */
export function readOptions(args: readonly string[]): Options {
  try {
    return checked(args)
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error })
  }
}

function checked(args: readonly string[]): Options {
  const string = { type: 'string' } as const
  const known = { data: string, port: string, host: string, export: string, import: string }
  const { values } = parseArgs({ args: [...args], options: known })
  const { data = '', port = '8787', host = '127.0.0.1' } = values
  if (data === '') throw new Error('--data is missing.')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error('--port must be 0 to 65535.')
  if (!/^[\w.:-]+$/.test(host)) throw new Error('--host must be an address or a name.')
  if (values.export !== undefined && values.import !== undefined) throw new Error('--export or --import, not both.')
  return { data, port, host, exportTo: values.export, importFrom: values.import }
}
