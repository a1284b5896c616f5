import type { circleManageEndpoints } from '@saidian/shared/contracts/community'
import type { BodyOf } from '@saidian/shared/contracts/http'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { createLimits } from '../../../platform/limits'
import type { Moderation } from '../../../platform/moderation'
import type { SendNotices, SentNotice } from '../../../platform/notices'
import { writtenLine } from '../../../platform/text-filter'
import type { Sanctions } from '../../governance'
import { readPublicProfiles } from '../../profile'
import { CIRCLE_ACT } from '../access.rules'
import { findCircle } from '../circles/circles.repository'
import { MANAGE_LIMIT } from '../limits.rules'
import { type LockedPost, lockPost } from '../posts/posts.repository'
import { openPostCase, POST_CASE } from '../reports/open-cases'
import { insertAct } from './acts.repository'
import { lockManager, setPinned } from './managers.repository'

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
  sanctions: Sanctions
  notices: SendNotices<NoticeContent>
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
      const sent = await db.transaction().execute(async (trx) => {
        const placeName = await requireManager(trx, { circleId, memberId: member.id })
        if (await lockManager(trx, { circleId, memberId }))
          throw new RequestError('community.not_manager')
        const nowMs = clock.now()
        const kind = hours === 0 ? 'unmute' : 'mute'
        const by = { memberId: member.id }
        await insertAct(trx, { circleId, by, kind, memberId, hours, reason, nowMs })
        const mute = { memberId, circleId, hours, reason, by, nowMs, placeName }
        return setMute(trx, deps.sanctions, mute)
      })
      deps.notices.publish(sent)
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

/** Resolves with the name of the circle. */
async function requireManager(
  trx: Db,
  of: { circleId: number; memberId: string },
): Promise<string> {
  const circle = await findCircle(trx, of.circleId, null)
  if (!circle) throw new RequestError('community.no_such_circle')
  if (!(await lockManager(trx, of))) throw new RequestError('community.not_manager')
  return circle.name
}

type CircleMute = {
  memberId: string
  circleId: number
  /** 0 ends it. */
  hours: number
  reason: string
  by: { memberId: string }
  nowMs: number
  placeName: string
}

async function setMute(
  trx: Db,
  sanctions: Sanctions,
  { circleId, hours, ...given }: CircleMute,
): Promise<SentNotice> {
  const mute = { ...given, kind: 'mute', scope: 'circle', place: circleId } as const
  if (hours > 0) {
    const untilMs = given.nowMs + hours * 3_600_000
    return (await sanctions.impose(trx, { ...mute, untilMs })).sent
  }
  await sanctions.lift(trx, mute)
  return null
}

async function requireMember(db: Db, memberId: string): Promise<void> {
  const known = await readPublicProfiles(db, [memberId])
  if (!known.has(memberId)) throw new RequestError('profile.no_such_member')
}
