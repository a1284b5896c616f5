import type { Picture } from '@saidian/shared/contracts/content'
import { PICTURE_RULE } from '@saidian/shared/contracts/profile'
import type { PictureKind } from '../../../platform/pictures'

const LARGE = 1_200
const SMALL = 400

/** Pictures of posts: for the viewer and for a list. */
export const POST_PICTURES: PictureKind = {
  name: 'post',
  sizes: [LARGE, SMALL],
  fit: 'inside',
  max: { bytes: 10 * 1024 * 1024, pixels: PICTURE_RULE.pixels },
  reasons: { invalid: 'community.bad_picture', tooLarge: 'community.picture_too_large' },
}

export type StoredSize = { key: string; width: number; height: number }

/** A picture as pages get it. */
export function shownPicture({ key, width, height }: StoredSize): Picture {
  const addressOf = (size: number) => `/uploads/posts/${key}-${size}.webp`
  return { small: addressOf(SMALL), large: addressOf(LARGE), width, height }
}
