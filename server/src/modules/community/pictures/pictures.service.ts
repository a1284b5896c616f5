import type { Picture } from '@saidian/shared/contracts/content'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import type { Logger } from '../../../platform/log'
import { createStoredPictures, type Pictures, sizeOfWebp } from '../../../platform/pictures'
import { createConcurrencyQueue } from '../../../platform/queue'
import type { ObjectStorage } from '../../../platform/storage'
import { requireMaySay } from '../../governance'
import { POST_PICTURE } from '../access.rules'
import { PICTURE_LIMIT } from '../limits.rules'
import { POST_PICTURES, shownPicture } from './picture-kind'
import { deleteUnused, insertPicture, knownPictures, readAccess } from './pictures.repository'

const UNUSED_MS = 24 * 3_600_000
/** Uploads of posts that are read and decoded at once; few, since each is whole in memory. */
const UPLOADS = { atOnce: 4, waiting: 60, reason: 'server.busy' } as const
const NAME = /^([0-9a-f]{32})-\d{2,4}\.webp$/

export type PostPictures = {
  /** `read` is called when there is room for one more. */
  add: (
    member: Pick<User, 'id'>,
    read: () => Promise<Buffer>,
  ) => Promise<{ key: string; picture: Picture }>
  /** The object of a file name and whether caches may store it; null when it is not served. */
  served: (name: string) => Promise<{ object: string; isPublic: boolean } | null>
  /** The object of a file name, for the staff. */
  objectNamed: (name: string) => string
  removeFiles: (keys: readonly string[]) => Promise<void>
  sweep: (signal: AbortSignal) => Promise<void>
}

export type PostPicturesDeps = {
  db: Db
  clock: Clock
  log: Logger
  storage: ObjectStorage
  pictures: Pick<Pictures, 'make'>
}

/**
 * A picture is uploaded before its post, under a random name that only its member gets. The post
 * takes it in its own transaction; one that no post takes is removed after a day.
 */
export function createPostPictures(deps: PostPicturesDeps): PostPictures {
  const { db, clock, log, pictures } = deps
  const stored = createStoredPictures(deps.storage, 'posts', POST_PICTURES)
  const queue = createConcurrencyQueue(UPLOADS)

  async function store(memberId: string, bytes: Buffer) {
    const made = await pictures.make(bytes, POST_PICTURES)
    const [large] = made
    if (!large) throw new Error('no picture was made')
    const key = await stored.add(made)
    const picture = { key, ...sizeOfWebp(large) }
    await insertPicture(db, { ...picture, memberId, nowMs: clock.now() })
    return { key, picture: shownPicture(picture) }
  }

  async function removeFiles(keys: readonly string[]): Promise<void> {
    for (const key of keys) await stored.remove(key)
  }

  return {
    objectNamed: stored.objectNamed,
    removeFiles,
    async add({ id: memberId }, read) {
      permit({ id: memberId }, 'make', { kind: POST_PICTURE })
      await requireMaySay(db, { memberId, where: { scope: 'circle' }, nowMs: clock.now() })
      const take = () =>
        createLimits(db).take([{ limit: PICTURE_LIMIT, of: memberId }], 'request.too_many')
      return queue.run(async () => {
        await take()
        return store(memberId, await read())
      })
    },
    async served(name) {
      const key = NAME.exec(name)?.[1]
      const access = key === undefined ? null : await readAccess(db, key)
      if (access === null) return null
      return { object: stored.objectNamed(name), isPublic: access === 'public' }
    },
    async sweep(signal) {
      await removeFiles(await deleteUnused(db, clock.now() - UNUSED_MS))
      const count = await stored.sweep((keys) => knownPictures(db, keys), signal)
      if (count > 0) log.info({ files: count }, 'pictures without a post removed')
    },
  }
}

/** Throws when a post names a picture that is gone, used, or of another member. */
export function requireAll(attached: number, wanted: number): void {
  if (attached < wanted) throw new RequestError('community.no_such_picture')
}
