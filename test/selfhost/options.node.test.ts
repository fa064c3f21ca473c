import { expect, it } from 'vitest'
import { readOptions } from '../../selfhost/options.ts'

it('listens for this machine only by default', () => {
  expect(readOptions(['--data', '/srv/sala'])).toMatchObject({ data: '/srv/sala', host: '127.0.0.1', port: '8787' })
  expect(readOptions(['--data=/srv/sala', '--host=::', '--port=0'])).toMatchObject({ host: '::', port: '0' })
})

it.for([
  [[], '--data is missing.'],
  [['--data', ''], '--data is missing.'],
  [['--data', 'd', '--port', '65536'], '--port must be 0 to 65535.'],
  [['--data', 'd', '--port', 'http'], '--port must be 0 to 65535.'],
  [['--data', 'd', '--host', 'a b'], '--host must be an address or a name.'],
  [['--data', 'd', '--export', 'a', '--import', 'b'], '--export or --import, not both.'],
  [['--data', 'd', '--prot', '1'], "Unknown option '--prot'"],
] as const)('%j: %s', ([args, words]) => {
  expect(() => readOptions(args)).toThrow(words)
  expect(() => readOptions(args)).toThrow('npm run selfhost -- --data DIR')
})
