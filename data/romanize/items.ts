// Training and test items of the weights: the place names of data/address and the lists of this folder.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Thai and its romanization, with blanks between words. A lower-case word has a hyphen at every syllable border, a capitalised
 * one (an official name) only where its spelling has one.
 */
export type Item = { readonly thai: string; readonly roman: string }

/** One split for all: a Thai string whose SHA-256 has an odd first byte is for testing only; one with an even byte may train. */
export const isEven = (thai: string): boolean => (createHash('sha256').update(thai).digest()[0] as number) % 2 === 0

const here = new URL('./', import.meta.url)
const addressFolder = new URL('../address/', import.meta.url)

function rows(url: URL): string[][] {
  const lines = readFileSync(url, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => line.split('\t'))
}

/** Official names that join their words (Khamcha-i, unlike Kham Muang), split into words: only these can be learned. */
const BY_WORDS: readonly (readonly [thai: string, roman: string])[] = [['คำชะอี', 'Kham Cha-i']]

/** Thai and English names of provinces, districts and subdistricts, each Thai name once. */
export function placeNames(): Item[] {
  const names = new Map<string, string>()
  for (const file of ['subdistricts.tsv', 'districts.tsv', 'provinces.tsv']) {
    for (const [, thai = '', roman = ''] of rows(new URL(file, addressFolder)).slice(1)) names.set(thai, roman)
  }
  for (const [thai, roman] of BY_WORDS) names.set(thai, roman)
  return Array.from(names, ([thai, roman]) => ({ thai, roman })).filter(({ thai }) => /^[ก-๎]+$/u.test(thai))
}

/** The lists of this folder by file name: names-*, words-*, places-* and phrases-*. */
export function lists(): Map<string, Item[]> {
  const files = readdirSync(here).filter((name) => name.endsWith('.tsv'))
  return new Map(
    files
      .toSorted()
      .map((name) => [name, rows(new URL(name, here)).map(([thai = '', roman = '']) => ({ thai, roman }))]),
  )
}

/** Texts of the files running-*.txt, each a list of its words. */
export function texts(): string[][] {
  const files = readdirSync(here).filter((name) => name.startsWith('running-'))
  return files.toSorted().flatMap((name) => rows(new URL(name, here)).map(([text = '']) => text.split(' ')))
}
