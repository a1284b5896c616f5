import { permit } from '../../platform/access'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { createBatches } from '../../platform/queue'
import { LIKE } from './access.rules'
import type { LikedNotices, LikedSubject } from './liked-notices'
import {
  type ChangedLikes,
  changeLikes,
  keyOfLike,
  type LikeChange,
  type LikedKind,
  type ReadLikes,
  readLikes,
} from './likes.repository'

export type { LikedKind }

/** More within these seconds are the work of a program. */
const MAX_LIKES = 60
const WINDOW_MS = 10_000

/** A popular post gets hundreds of likes a second: those of some milliseconds are one commit. */
const BATCHES = { batchSize: 200, maxWaiting: 5_000 }

export type SetLike = { kind: LikedKind; id: string; isOn: boolean; subject?: LikedSubject }

export type Likes = {
  /** Likes, or takes it back; sent twice it counts once. The caller checks that it exists. */
  set: (memberId: string, like: SetLike) => Promise<ChangedLikes>
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
  const change = createBatches({
    ...BATCHES,
    run: (changes: readonly LikeChange[]) => changeInOrder(db, changes, clock.now()),
  })

  return {
    async set(memberId, { kind, id, isOn, subject }) {
      permit({ id: memberId }, 'make', { kind: LIKE })
      if (!takeTry(memberId)) throw new RequestError('request.too_many')
      const key = { memberId, kind, id }
      const outcome = await change({ ...key, isOn })
      if (subject && outcome.hasChanged) notices[isOn ? 'add' : 'remove']({ ...key, ...subject })
      return outcome
    },
    read: (on, kind, ids, memberId) => readLikes(on, { kind, ids, memberId }),
  }
}

/** Of several changes of one like, by devices of a member at once, only the last one is made. */
async function changeInOrder(
  db: Db,
  changes: readonly LikeChange[],
  nowMs: number,
): Promise<ChangedLikes[]> {
  const last = new Map(changes.map((change) => [keyOfLike(change), change]))
  const outcomes = await changeLikes(db, [...last.values()], nowMs)
  return changes.map((change) => {
    const outcome = outcomes.get(keyOfLike(change))
    if (!outcome) throw new Error('a like has no outcome')
    const isMade = last.get(keyOfLike(change)) === change
    return { ...outcome, hasChanged: isMade && outcome.hasChanged }
  })
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
