import { describe, expect, it } from 'vitest'
import { send } from '../../http/client.ts'
import logos from '../logos.json' with { type: 'json' }
import { dataUri, hostilePictures } from './pictures.ts'

const create = (logo: string, accept: string): Promise<Response> =>
  send('/api/v1/tools/qr', {
    method: 'POST',
    headers: { accept },
    body: JSON.stringify({ kind: 'text', text: 'a', style: { logo } }),
  })

/** Runs both decoders, which must still work afterwards. */
describe.for(['application/json', 'image/png'])('as %s', (accept) => {
  it.for(hostilePictures)('$name: $fate', async (picture) => {
    const response = await create(dataUri(picture), accept)
    const code = response.ok ? '' : (await response.json<{ code: string }>()).code
    expect([response.status, code]).toEqual(picture.fate === 'taken' ? [200, ''] : [400, 'invalid_parameter'])
  })

  it.for(['png', 'jpeg', 'webp'] as const)('and a good %s is drawn after all of them', async (type) => {
    expect((await create(`data:image/${type};base64,${logos[type]}`, accept)).status).toBe(200)
  })
})
