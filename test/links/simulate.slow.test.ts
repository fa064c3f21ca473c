import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { faults } from '../../bench/proof/simulate/faults.ts'

function simulate(...options: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/proof/simulate/simulate.ts', ...options], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('npm run simulate', () => {
  it('finds nothing in 300 histories', () => {
    expect(simulate('--seeds', '300')).toEqual({ status: 0, output: '300 histories from seed 1 on: every rule held\n' })
  })

  it('makes one history of one seed', () => {
    const [one, other] = [simulate('--seed', '7'), simulate('--seed', '7')]
    expect(one.output).toContain('every rule held')
    expect(other).toEqual(one)
  })

  /** The rule that each planted fault breaks. */
  it.for([
    ['joined sent call', 'an open of a calm history is not counted'],
    ['batch after the answer', 'an acknowledged open is lost'],
    ['lost alarm', 'the record differs from the object'],
    ['link reopened by its old record', 'the object brought back differs from the record'],
    ['doubled retry', 'an open is counted twice'],
    ['uncounted leader who left', 'an open of a calm history is not counted'],
    ['order that undoes a later closure', 'a link is open at the end that was closed'],
  ] as const)('finds a planted %s within 2,000 histories: %s', ([fault, rule]) => {
    const { status, output } = simulate('--seeds', '2000', '--fault', fault)
    expect(output).toContain(rule)
    expect(status).toBe(1)
  })

  it('has a test for each planted mistake', () => expect(Object.keys(faults)).toHaveLength(8))

  it('holds that a late statement of an ended object never overtakes a newer record, in the history that showed it', () => {
    const history = ['--from', '15731', '--seeds', '1'] as const
    expect(simulate(...history).status).toBe(0)
    const { status, output } = simulate(...history, '--fault', 'record overtaken')
    expect(output).toContain('the record differs from the object')
    expect(status).toBe(1)
  })
})
