import type { Picture } from '@saidian/shared/contracts/content'
import type { Db } from '../../../platform/database'
import {
  createStoredPictures,
  type PictureKind,
  type PictureSize,
  type Pictures,
  sizeOfWebp,
} from '../../../platform/pictures'
import type { ObjectStorage } from '../../../platform/storage'
import { insertPicture, knownPictures, removeUnused } from './pictures.repository'

const LARGE = 1_200
const SMALL = 400
const UNUSED_MS = 86_400_000

/** Pictures of articles: for a page and the viewer, and for a list. */
export const ARTICLE_PICTURE: PictureKind = {
  name: 'article',
  sizes: [LARGE, SMALL],
  fit: 'inside',
  max: { bytes: 8_000_000, pixels: 40_000_000 },
  reasons: { invalid: 'profile.bad_picture', tooLarge: 'profile.picture_too_large' },
}

export type ArticlePictures = {
  /** Re-encodes and stores a picture; it is removed after a day without an article. */
  add: (bytes: Uint8Array) => Promise<{ key: string; picture: Picture }>
  /** The object of a file name that a client sent. */
  objectNamed: (name: string) => string
  sweep: (signal: AbortSignal) => Promise<void>
}

export type ArticlePicturesDeps = {
  db: Db
  clock: { now: () => number }
  storage: ObjectStorage
  pictures: Pick<Pictures, 'make'>
}

export function createArticlePictures(deps: ArticlePicturesDeps): ArticlePictures {
  const { db, clock, storage, pictures } = deps
  const stored = createStoredPictures(storage, 'news', ARTICLE_PICTURE)
  return {
    async add(bytes) {
      const made = await pictures.make(bytes, ARTICLE_PICTURE)
      const [large] = made
      if (!large) throw new Error('the picture process made no picture')
      const size = sizeOfWebp(large)
      // Objects first: every row has its objects. The sweep removes those without a row.
      const key = await stored.add(made)
      await insertPicture(db, { key, ...size }, clock.now())
      return { key, picture: pictureOf({ key, ...size }) }
    },
    objectNamed: stored.objectNamed,
    async sweep(signal) {
      for (const key of await removeUnused(db, clock.now() - UNUSED_MS)) await stored.remove(key)
      await stored.sweep((keys) => knownPictures(db, keys), signal)
    },
  }
}

/** A stored picture with its addresses. */
export function pictureOf({ key, width, height }: { key: string } & PictureSize): Picture {
  const addressOf = (size: number) => `/uploads/news/${key}-${size}.webp`
  return { small: addressOf(SMALL), large: addressOf(LARGE), width, height }
}

/** The key of a picture by its address; null for another address. */
export function keyOfPicture({ large }: Pick<Picture, 'large'>): string | null {
  return /^\/uploads\/news\/([0-9a-f]{32})-1200\.webp$/.exec(large)?.[1] ?? null
}
