import { describe, expect, it } from 'vitest'
import type { LinkVars } from '../../src/env.ts'
import { isBearer } from '../../src/links/operator.ts'
import { isoTime } from '../../src/links/link.ts'
import {
  blockedHosts,
  interstitialMs,
  linksDailyMax,
  ownHosts,
  recordMaxBytes,
  unusableLinkSettings,
} from '../../src/links/settings.ts'

/** The default applies if a setting is absent, blank or not a plain number. */
it.for([
  [undefined, 86_400_000, 50_000],
  ['', 86_400_000, 50_000],
  ['  ', 86_400_000, 50_000],
  ['0', 0, 0],
  ['2', 7_200_000, 2],
  [' 2 ', 7_200_000, 2],
  ['0.5', 1_800_000, 0],
  ['-1', 86_400_000, 50_000],
  ['1e3', 86_400_000, 50_000],
  ['0x10', 86_400_000, 50_000],
  ['a day', 86_400_000, 50_000],
] as const)('%j is %i ms of the page, and %i links a day', ([text, ms, links]) => {
  const vars = text === undefined ? {} : { INTERSTITIAL_HOURS: text, LINKS_DAILY: text }
  expect(interstitialMs(vars)).toBe(ms)
  expect(linksDailyMax(vars)).toBe(links)
})

/** https://developers.cloudflare.com/d1/platform/limits/: 10 GB a database, 500 MB on the free plan. */
it.for([
  [{}, 50_000, 10_000_000_000],
  [{ PLAN: 'free' }, 10_000, 500_000_000],
  [{ PLAN: ' free ' }, 10_000, 500_000_000],
  [{ PLAN: 'paid' }, 50_000, 10_000_000_000],
  [{ PLAN: 'free', LINKS_DAILY: '7', RECORD_MAX_BYTES: '1000' }, 7, 1000],
  [{ RECORD_MAX_BYTES: '' }, 50_000, 10_000_000_000],
] as const)('%j bears %i links a day and databases of %i bytes', ([vars, links, bytes]) => {
  expect(linksDailyMax(vars)).toBe(links)
  expect(recordMaxBytes(vars)).toBe(bytes)
})

describe('a list of hosts', () => {
  it.for([
    ['example.org', ['example.org'], true],
    ['Example.ORG, *.evil.test ,.other.test', ['example.org', 'evil.test', 'other.test'], true],
    ['ไทย.com', ['xn--o3cw4h.com'], true],
    ['example.org.', ['example.org'], true],
    ['', [], true],
    [' , ', [], true],
    ['example.org/path', [], false],
    ['example.org?x', [], false],
    ['example.org#x', [], false],
    ['me@example.org', [], false],
    ['https://example.org', [], false],
    ['exa mple', [], false],
    ['good.test, bad/one', ['good.test'], false],
  ] as const)('%j is %j', ([text, hosts, isReadable]) => {
    const vars: LinkVars = { BLOCKED_HOSTS: text, OWN_HOSTS: text }
    expect([...blockedHosts(vars)]).toEqual(hosts)
    expect([...ownHosts(vars)]).toEqual(hosts)
    expect(unusableLinkSettings(vars)).toEqual(isReadable ? [] : ['BLOCKED_HOSTS', 'OWN_HOSTS'])
  })

  it('is named beside the numbers that cannot be read', () => {
    expect(unusableLinkSettings({ INTERSTITIAL_HOURS: 'a day', LINKS_DAILY: '-1', OWN_HOSTS: 'a/b' })).toEqual([
      'INTERSTITIAL_HOURS',
      'LINKS_DAILY',
      'OWN_HOSTS',
    ])
  })
})

/** docs/settings.md: a whole number of 1 to 9; 1 when it is not set. */
it.for([
  [undefined, []],
  ['', []],
  [' 2 ', []],
  ['9', []],
  ['0', ['RECORD_DATABASES']],
  ['10', ['RECORD_DATABASES']],
  ['2.5', ['RECORD_DATABASES']],
  ['abc', ['RECORD_DATABASES']],
] as const)('health names a number of databases %j: %j', ([RECORD_DATABASES, named]) => {
  expect(unusableLinkSettings(RECORD_DATABASES === undefined ? {} : { RECORD_DATABASES })).toEqual(named)
})

/** A bearer token has no blanks (RFC 6750, section 2.1); those around the secret are trimmed. */
it.for([
  ['two words', ['OPERATOR_SECRET']],
  ['tab\tin', ['OPERATOR_SECRET']],
  [' s3cret ', []],
  ['  ', []],
] as const)('health names the secret %j: %j', ([OPERATOR_SECRET, named]) => {
  expect(unusableLinkSettings({ OPERATOR_SECRET })).toEqual(named)
})

/** RFC 6750, section 2.1: the scheme in any case, one or more blanks, the token. */
it.for([
  ['Bearer s3cret', true],
  ['bearer   s3cret ', true],
  ['Bearers3cret', false],
  ['Bearer', false],
  ['Bearer ', false],
  ['Bearer s3cre', false],
  ['Bearer s3cret x', false],
  ['x Bearer s3cret', false],
  ['Basic s3cret', false],
  ['s3cret', false],
  [undefined, false],
] as const)('%j carries the secret: %s', async ([authorization, expected]) => {
  expect(await isBearer(authorization, 's3cret')).toBe(expected)
})

/** Whole seconds, truncated, not rounded (RFC 3339). */
it.for([
  [0, '1970-01-01T00:00:00Z'],
  [1_795_219_200_999, '2026-11-21T00:00:00Z'],
] as const)('%i is %s', ([ms, text]) => {
  expect(isoTime(ms)).toBe(text)
})
