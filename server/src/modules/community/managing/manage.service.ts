import type { circleManageEndpoints } from '@saidian/shared/contracts/community'
import type { BodyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import { writtenLine } from '../../../platform/text-filter'
import { readPublicProfiles } from '../../profile'
import { CIRCLE_ACT } from '../access.rules'
import { findCircle } from '../circles/circles.repository'
import { MANAGE_LIMIT } from '../limits.rules'
import { type LockedPost, lockPost } from '../posts/posts.repository'
import { openPostCase, POST_CASE } from '../reports/open-cases'
import { insertAct } from './acts.repository'
import { lockManager, setPinned } from './managers.repository'
import { setMute } from './mutes.repository'

type Calls = typeof circleManageEndpoints
type Member = Pick<User, 'id'>

export type Managing = {
  pin: (member: Member, body: BodyOf<Calls['pin']>) => Promise<null>
  remove: (member: Member, body: BodyOf<Calls['remove']>) => Promise<null>
  mute: (member: Member, body: BodyOf<Calls['mute']>) => Promise<null>
}

export type ManagingDeps = {
  db: Db
  clock: Clock
  moderation: Pick<Moderation, 'open' | 'pendingOf' | 'decide'>
}

/** What the managers of a circle do in it; each act is written down. */
export function createManaging(deps: ManagingDeps): Managing {
  const { db, clock, moderation } = deps

  const begin = (member: Member) => beginAct(db, member)

  return {
    async pin(member, { code, isOn }) {
      await begin(member)
      await db.transaction().execute(async (trx) => {
        const post = await lockManaged(trx, member.id, code)
        if (post.state !== 'shown') throw new RequestError('community.no_such_post')
        const nowMs = clock.now()
        await setPinned(trx, { id: code, isOn, nowMs })
        const { circleId, authorId } = post
        const by = { memberId: member.id }
        const kind = isOn ? 'pin' : 'unpin'
        await insertAct(trx, { circleId, by, kind, memberId: authorId, postId: code, nowMs })
      })
      return null
    },
    async remove(member, { code, ...given }) {
      await begin(member)
      const reason = writtenLine(given.reason)
      // The case is opened first and decided at once: the author may appeal as against the staff.
      // If this process ends in between, the case waits for the staff.
      const waiting = await moderation.pendingOf(POST_CASE, code)
      await db.transaction().execute(async (trx) => {
        const post = await lockManaged(trx, member.id, code)
        const { circleId, authorId } = post
        const by = { memberId: member.id }
        const act = { circleId, by, kind: 'remove', memberId: authorId, postId: code } as const
        await insertAct(trx, { ...act, reason, nowMs: clock.now() })
        const opened = { why: 'manager', reason, reportedBy: member.id } as const
        if (waiting === null) await openPostCase(trx, deps, { ...post, ...opened })
      })
      const id = waiting ?? (await moderation.pendingOf(POST_CASE, code))
      const by = `manager ${member.id}`
      if (id !== null) await moderation.decide({ id, decision: 'reject', reason, by })
      return null
    },
    async mute(member, { circleId, memberId, hours, ...given }) {
      await begin(member)
      const reason = writtenLine(given.reason)
      await requireMember(db, memberId)
      await db.transaction().execute(async (trx) => {
        await requireManager(trx, { circleId, memberId: member.id })
        if (await lockManager(trx, { circleId, memberId }))
          throw new RequestError('community.not_manager')
        const nowMs = clock.now()
        await setMute(trx, { memberId, circleId, nowMs, hours })
        const kind = hours === 0 ? 'unmute' : 'mute'
        const by = { memberId: member.id }
        await insertAct(trx, { circleId, by, kind, memberId, hours, reason, nowMs })
      })
      return null
    },
  }
}

async function beginAct(db: Db, { id }: Member): Promise<void> {
  permit({ id }, 'make', { kind: CIRCLE_ACT })
  await createLimits(db).take([{ limit: MANAGE_LIMIT, of: id }], 'request.too_many')
}

/** Throws `community.no_such_post`, and `community.not_manager` for a post of another circle. */
async function lockManaged(trx: Db, memberId: string, code: string): Promise<LockedPost> {
  const post = await lockPost(trx, code)
  const isGone = !post || post.state === 'deleted' || post.state === 'rejected'
  if (isGone) throw new RequestError('community.no_such_post')
  if (await lockManager(trx, { circleId: post.circleId, memberId })) return post
  // Others do not learn that a post waits for its review.
  const isShown = post.state === 'shown'
  throw new RequestError(isShown ? 'community.not_manager' : 'community.no_such_post')
}

async function requireManager(trx: Db, of: { circleId: number; memberId: string }): Promise<void> {
  if (await lockManager(trx, of)) return
  if (!(await findCircle(trx, of.circleId, null)))
    throw new RequestError('community.no_such_circle')
  throw new RequestError('community.not_manager')
}

async function requireMember(db: Db, memberId: string): Promise<void> {
  const known = await readPublicProfiles(db, [memberId])
  if (!known.has(memberId)) throw new RequestError('profile.no_such_member')
}
