import type { PictureKind } from './picture-kind'

/** A job of the picture process: webp pictures of a kind, made from the bytes that were sent. */
export type PictureJob = Pick<PictureKind, 'sizes' | 'fit'> & {
  bytes: Uint8Array
  maxPixels: number
}
export type PictureResult = { pictures: Uint8Array[] } | { fault: string }
