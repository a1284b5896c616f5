import type { Reason } from '@saidian/shared/contracts/http'

/** A kind of pictures that members send, declared by the module that stores them. */
export type PictureKind = {
  name: string
  /** Pictures to make: the edge of each in pixels. */
  sizes: readonly number[]
  /** Cropped to a square, or fitted inside one. */
  fit: 'cover' | 'inside'
  /** What may be sent: bytes of the file, pixels of the picture. */
  max: { bytes: number; pixels: number }
  /** Errors of the calls that take the picture. */
  reasons: { invalid: Reason; tooLarge: Reason }
}
