import { expect, it } from 'vitest'
import { serviceOrigin } from '../../scripts/service-origin.ts'

const links = '[vars]\nLINKS_BASE_URL = "https://s.example.com/"\n'

it.for([
  ['https://sala.me.workers.dev', [`https://sala.me.workers.dev`], ''],
  ['https://sala.example.com', ['sala.example.com (custom domain)', 's.example.com (custom domain)'], links],
  ['https://sala.example.com', ['s.example.com (custom domain)', 'sala.example.com (custom domain)'], links],
  ['https://s.example.com', ['s.example.com'], `# ${links.slice(7)}`],
  [undefined, [], ''],
] as const)('%s is where health is asked, of %j', ([origin, targets, toml]) => {
  expect(serviceOrigin(targets, toml)).toBe(origin)
})
