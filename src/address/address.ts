import compact from './dataset.generated.json' with { type: 'json' }
import { Dataset } from './dataset.ts'
import { once } from '../once.ts'
import type { FoldedNames } from './names/names.ts'
import { foldedNames, places, type Places } from './places.ts'

/** Version of the address data, a date. */
export const addressVersion: string = compact.source.version

/** The static file with the whole dataset. */
export const allJsonEtag: string = compact.file.etag

/** The bundled data; each part is decoded by the first request that needs it. */
export const addressData: () => Dataset = once(() => new Dataset(compact))
export const addressNames: () => FoldedNames = once(() => foldedNames(addressData()))
export const addressPlaces: () => Places = once(() => places(addressData(), addressNames()))
