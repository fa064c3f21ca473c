import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../../selfhost/${file}`, import.meta.url), 'utf8')

/** A tag can move to another image (https://docs.docker.com/build/building/best-practices/#pin-base-image-versions). */
it.for([
  ['Dockerfile', /^FROM (\S+)/gm, 2],
  ['compose.yml', /^ +image: (\S+)/gm, 2],
] as const)('%s names each image of others by its digest', ([file, pattern, count]) => {
  const images = [...read(file).matchAll(pattern)].map(([, image]) => image)
  expect(images).toHaveLength(count)
  for (const image of images) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/)
})
