import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { blockMember, getBlockedMembers } from '@saidian/shared/contracts/relations'
import { permit } from '../../platform/access'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { createLimits, type Limit } from '../../platform/limits'
import type { NotifyDevices } from '../../platform/notices'
import { createBatches } from '../../platform/queue'
import { areFriends, lockFriends } from '../friends'
import { endFollowsBetween } from '../personal'
import { readPublicProfiles } from '../profile'
import { MEMBER_BLOCK } from './access.rules'
import {
  areBlocked,
  countBlocks,
  deleteBlock,
  hasBlock,
  insertBlock,
  readBlocked,
  readHidden,
} from './relations.repository'

const MAX_BLOCKS = 1_000
/** Every like asks whether its member and the author block each other. */
const PAIRS = { batchSize: 500, maxWaiting: 10_000 }
const CHANGES: Limit = { name: 'relations/blocks', free: 60, windowMs: 600_000 }

type Member = { id: string }

export type Relations = {
  /** Members whom this one blocks or who block this one; none for a visitor. */
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
  /** Whether one of the two blocks the other; in a transaction, as it sees it. */
  areBlocked: (one: string, other: string, trx?: Db) => Promise<boolean>
  /** Whether `memberId` blocks `blockedId`. */
  hasBlocked: (memberId: string, blockedId: string) => Promise<boolean>
  /** Throws `relation.self`, `profile.no_such_member`, `personal.too_many`. */
  block: (
    member: Member,
    given: { memberId: string; isOn: boolean },
  ) => Promise<ReplyOf<typeof blockMember>>
  list: (member: Member) => Promise<ReplyOf<typeof getBlockedMembers>>
}

export type RelationsDeps = { db: Db; clock: Clock; notifyDevices: NotifyDevices }

export function createRelations(deps: RelationsDeps): Relations {
  const { db, clock, notifyDevices } = deps
  async function add(memberId: string, blockedId: string): Promise<void> {
    const known = await readPublicProfiles(db, [blockedId])
    if (!known.has(blockedId)) throw new RequestError('profile.no_such_member')
    const unfollowed = await db.transaction().execute(async (trx) => {
      // A yes at the same moment waits for the block, or the block for it.
      await lockFriends(trx, [memberId, blockedId])
      if (!(await insertBlock(trx, { memberId, blockedId }, clock.now()))) return null
      if ((await countBlocks(trx, memberId)) > MAX_BLOCKS)
        throw new RequestError('personal.too_many')
      return endFollowsBetween(trx, [memberId, blockedId], clock.now())
    })
    if (unfollowed === null) return
    for (const id of unfollowed) await notifyDevices(id, 'follows')
    await renewLists(deps, memberId, blockedId)
  }

  async function remove(memberId: string, blockedId: string): Promise<void> {
    await deleteBlock(db, { memberId, blockedId })
    await renewLists(deps, memberId, blockedId)
  }

  const ask = createBatches({
    ...PAIRS,
    run: (pairs: readonly (readonly [string, string])[]) => areBlocked(db, pairs),
  })

  return {
    hiddenFor: async (memberId) => new Set(memberId === null ? [] : await readHidden(db, memberId)),
    areBlocked: async (one, other, trx) =>
      trx ? (await areBlocked(trx, [[one, other]])).includes(true) : ask([one, other]),
    hasBlocked: (memberId, blockedId) => hasBlock(db, { memberId, blockedId }),
    async block({ id }, { memberId: blockedId, isOn }) {
      permit({ id }, 'change', { kind: MEMBER_BLOCK, ownerId: id })
      if (id === blockedId) throw new RequestError('relation.self')
      await createLimits(db).take([{ limit: CHANGES, of: id }], 'request.too_many')
      if (isOn) await add(id, blockedId)
      else await remove(id, blockedId)
      return { isBlocked: isOn }
    },
    async list({ id }) {
      permit({ id }, 'read', { kind: MEMBER_BLOCK, ownerId: id })
      const blocked = await readBlocked(db, id)
      const profiles = await readPublicProfiles(
        db,
        blocked.map((each) => each.id),
      )
      const members = blocked.flatMap(({ id: blockedId, blockedAt }) => {
        const profile = profiles.get(blockedId)
        return profile ? [{ ...profile, blockedAt }] : []
      })
      return { members }
    },
  }
}

/** A friendship outlives a block, which hides it. Only a friend hears that a list changed. */
async function renewLists(
  { db, notifyDevices }: RelationsDeps,
  memberId: string,
  otherId: string,
): Promise<void> {
  await notifyDevices(memberId, 'friends')
  if (await areFriends(db, memberId, otherId)) await notifyDevices(otherId, 'friends')
}
