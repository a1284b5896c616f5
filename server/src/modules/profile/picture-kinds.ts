import { PICTURE_RULE } from '@saidian/shared/contracts/profile'
import type { PictureKind } from '../../platform/pictures'

const SENT = {
  max: PICTURE_RULE,
  reasons: { invalid: 'profile.bad_picture', tooLarge: 'profile.picture_too_large' },
} as const

/** Square pictures of a member: for a page, for a row of a list. */
export const PORTRAIT: PictureKind = {
  ...SENT,
  name: 'portrait',
  sizes: [256, 96],
  fit: 'cover',
}

/** The longer edge is enough to read a screen. */
export const FEEDBACK_PICTURE: PictureKind = {
  ...SENT,
  name: 'feedback',
  sizes: [1_600],
  fit: 'inside',
}
