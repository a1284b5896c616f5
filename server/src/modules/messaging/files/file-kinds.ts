import type { Picture } from '@saidian/shared/contracts/content'
import { MAX_PICTURE_BYTES, MESSAGE_FILES } from '@saidian/shared/contracts/messaging'
import { PICTURE_RULE } from '@saidian/shared/contracts/profile'
import type { PictureKind } from '../../../platform/pictures'

const LARGE = 1_600
const SMALL = 400

/** Pictures of messages: for the viewer and for the bubble. */
export const MESSAGE_PICTURES: PictureKind = {
  name: 'message',
  sizes: [LARGE, SMALL],
  fit: 'inside',
  max: { bytes: MAX_PICTURE_BYTES, pixels: PICTURE_RULE.pixels },
  reasons: { invalid: 'message.bad_picture', tooLarge: 'message.picture_too_large' },
}

export const FILE_KIND = { picture: 1, voice: 2 } as const

export type StoredSize = { key: string; width: number; height: number }

/** A picture as messages show it. */
export function shownPicture({ key, width, height }: StoredSize): Picture {
  const addressOf = (size: number) => `${MESSAGE_FILES}/${key}-${size}.webp`
  return { small: addressOf(SMALL), large: addressOf(LARGE), width, height }
}

const NAME = /^([0-9a-f]{32})(?:-(?:1600|400)\.webp|\.voice)$/

/** The key of a file name that a client sent; null for a name that no file has. */
export function keyOf(name: string): string | null {
  return NAME.exec(name)?.[1] ?? null
}
