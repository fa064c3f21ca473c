import { describe, expect, it } from 'vitest'
import { preferred } from '../../src/qr/accept.ts'

describe('preferred', () => {
  it.for([
    [null, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['image/png', 'image/png'],
    ['IMAGE/PNG', 'image/png'],
    ['image/svg+xml', 'image/svg+xml'],
    ['image/*', 'image/png'],
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/png'],
    ['application/json, image/png', 'application/json'],
    ['application/json;q=0.5, image/png', 'image/png'],
    ['image/png;q=0.5, image/svg+xml;q=0.6', 'image/svg+xml'],
    ['image/png, */*', 'image/png'],
    ['image/png;q=0, image/*', 'image/svg+xml'],
    ['text/html', 'application/json'],
    ['image/png;q=x', 'application/json'],
    ['image/p', 'application/json'],
    ['image/pngx', 'application/json'],
    ['imag*', 'application/json'],
    ['image/svg+xml;level=1;q=0.4, image/png;q=0.3', 'image/svg+xml'],
    ['image/png;q=7, image/svg+xml', 'image/png'],
  ] as const)('%j → %s', ([accept, type]) => {
    expect(preferred(accept, ['application/json', 'image/png', 'image/svg+xml'])).toBe(type)
  })
})
