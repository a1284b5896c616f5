import { permit } from '../../platform/access'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { LIKE } from './access.rules'
import type { LikedNotices, LikedSubject } from './liked-notices'
import { addLike, type LikedKind, type ReadLikes, readLikes, removeLike } from './likes.repository'

export type { LikedKind }

/** More within these seconds are the work of a program. */
const MAX_LIKES = 60
const WINDOW_MS = 10_000

export type SetLike = { kind: LikedKind; id: string; isOn: boolean; subject?: LikedSubject }

export type Likes = {
  /** Likes, or takes it back; sent twice it counts once. The caller checks that it exists. */
  set: (memberId: string, like: SetLike) => Promise<ReadLikes & { hasChanged: boolean }>
  /** Exact numbers of all ids; without a member nothing is liked. */
  read: (
    db: Db,
    kind: LikedKind,
    ids: readonly string[],
    memberId: string | null,
  ) => Promise<Map<string, ReadLikes>>
}

type LikesDeps = { db: Db; clock: Clock; notices: LikedNotices }

export function createLikes({ db, clock, notices }: LikesDeps): Likes {
  const takeTry = createTries(clock)

  return {
    async set(memberId, { kind, id, isOn, subject }) {
      permit({ id: memberId }, 'make', { kind: LIKE })
      if (!takeTry(memberId)) throw new RequestError('request.too_many')
      const key = { memberId, kind, id }
      const likes = isOn ? await addLike(db, key, clock.now()) : await removeLike(db, key)
      if (likes === null) {
        // Read again: of two devices at once, both get what became true.
        const now = (await readLikes(db, { kind, ids: [id], memberId })).get(id)
        return { likes: now?.likes ?? 0, isLiked: now?.isLiked ?? false, hasChanged: false }
      }
      if (subject) notices[isOn ? 'add' : 'remove']({ ...key, ...subject })
      return { likes, isLiked: isOn, hasChanged: true }
    },
    read: (on, kind, ids, memberId) => readLikes(on, { kind, ids, memberId }),
  }
}

/** Counts in this process alone: a like must not write to the table of limits as well. */
function createTries(clock: Clock): (memberId: string) => boolean {
  let tries = new Map<string, number>()
  let startedAt = 0
  return (memberId) => {
    if (Math.abs(clock.now() - startedAt) >= WINDOW_MS) {
      tries = new Map()
      startedAt = clock.now()
    }
    const count = (tries.get(memberId) ?? 0) + 1
    tries.set(memberId, count)
    return count <= MAX_LIKES
  }
}
