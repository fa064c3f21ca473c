export { qr } from './qr-kinds.ts'
export { qrPng, qrSvg } from './qr-pictures.ts'
export { SalaError } from './sala-error.ts'
