import {
  type answerFriendRequest,
  type getFriendRequests,
  MAX_FRIENDS,
  type requestFriend,
} from '@saidian/shared/contracts/friends'
import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits } from '../../../platform/limits'
import type { NotifyDevices, SentNotice } from '../../../platform/notices'
import { type TextFilter, type TextKind, writtenLine } from '../../../platform/text-filter'
import { requireMaySay } from '../../governance'
import { readPublicProfiles } from '../../profile'
import { FRIEND_REQUEST } from '../access.rules'
import { areFriends, countFriends, insertFriends, lockMembers } from '../friends.repository'
import { DECLINED_MS, FRESH_MS, LISTED_MS, REQUEST_LIMITS } from '../limits.rules'
import { isOpen, type State } from '../people/friend-state.rules'
import type { FriendRelations } from '../relations'
import { joinedAtMs } from './account-age.repository'
import { type RequestNotices, readAsked, sendAccepted, sendAsked } from './request-notices'
import {
  findRequest,
  readRequests,
  requestById,
  setRequestState,
  storeRequest,
} from './requests.repository'
import { type Asked, STATE, type StoredRequest } from './stored-request'

const REQUEST_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }
const STATE_NAMES = { 1: 'waiting', 2: 'accepted', 3: 'declined' } as const

type Member = { id: string }

export type RequestDeps = {
  db: Db
  clock: Clock
  textFilter: Pick<TextFilter, 'check' | 'mask'>
  notices: RequestNotices
  notifyDevices: NotifyDevices
  relations: FriendRelations
  /** A minor, or a member in teen mode: strangers send them no text. */
  isYoung: (db: Db, memberId: string) => Promise<boolean>
}

export type Requests = {
  ask: (
    member: Member,
    body: BodyOf<typeof requestFriend>,
  ) => Promise<ReplyOf<typeof requestFriend>>
  answer: (
    member: Member,
    body: BodyOf<typeof answerFriendRequest>,
  ) => Promise<ReplyOf<typeof answerFriendRequest>>
  list: (member: Member) => Promise<ReplyOf<typeof getFriendRequests>>
}

/** What a commit makes true: the new state, a notice, and whose lists of friends changed. */
type Outcome = { state: State; sent: SentNotice; changed: readonly string[] }

/** Requests to be friends. Two members who ask each other are friends at once. */
export function createRequests(deps: RequestDeps): Requests {
  const { db, clock, notices, notifyDevices } = deps

  async function run(act: (trx: Db) => Promise<Outcome>): Promise<{ state: State }> {
    const { state, sent, changed } = await db.transaction().execute(act)
    notices.publish(sent)
    for (const memberId of changed) await notifyDevices(memberId, 'friends')
    return { state }
  }

  return {
    async ask({ id: from }, { memberId: to, message = '' }) {
      permit({ id: from }, 'make', { kind: FRIEND_REQUEST })
      if (from === to) throw new RequestError('friend.self')
      const text = checkedText(deps.textFilter, message)
      const nowMs = clock.now()
      await requireMaySay(db, { memberId: from, where: { scope: 'conversation' }, nowMs })
      const isFresh = nowMs - (await joinedAtMs(db, from)) < FRESH_MS
      const limit = REQUEST_LIMITS[isFresh ? 'fresh' : 'known']
      await createLimits(db).take([{ limit, of: from }], 'request.too_many')
      const outcome = await run((trx) => ask(trx, deps, { from, to, message: text, nowMs }))
      if (outcome.state === 'friend') await readAsked(notices, { from: to, to: from })
      return outcome
    },

    async answer({ id }, { requestId, isAccepted }) {
      permit({ id }, 'change', { kind: FRIEND_REQUEST, ownerId: id })
      const request = await requestById(db, requestId)
      const ownerId = request?.to ?? null
      permit({ id }, 'change', { kind: FRIEND_REQUEST, ownerId }, 'friend.no_such_request')
      const { from, to } = request as StoredRequest
      const given = { from, to, isAccepted, nowMs: clock.now() }
      const outcome = await run((trx) => answer(trx, deps, given))
      await readAsked(notices, { from, to })
      return outcome
    },

    async list({ id }) {
      permit({ id }, 'read', { kind: FRIEND_REQUEST, ownerId: id })
      const nowMs = clock.now()
      const hidden = await deps.relations.hiddenFor(id)
      const found = await readRequests(db, id, nowMs - LISTED_MS)
      const profiles = await readPublicProfiles(
        db,
        found.map(({ from }) => from),
      )
      // Texts of before, too: teen mode may have begun since.
      const isYoung = await deps.isYoung(db, id)
      const requests = found.flatMap((stored) => {
        const request = isYoung ? { ...stored, message: '' } : stored
        const member = profiles.get(request.from)
        return member && !hidden.has(member.id) ? [shownRequest(request, member, nowMs)] : []
      })
      return { requests }
    },
  }
}

function shownRequest(
  { id, message, state, atMs }: StoredRequest,
  member: ReplyOf<typeof getFriendRequests>['requests'][number]['member'],
  nowMs: number,
) {
  const isExpired = state === STATE.waiting && !isOpen(atMs, nowMs)
  const name = STATE_NAMES[state as keyof typeof STATE_NAMES]
  return {
    id,
    member,
    message,
    at: Math.floor(atMs / 1_000),
    state: isExpired ? ('expired' as const) : name,
  }
}

function checkedText(textFilter: RequestDeps['textFilter'], typed: string): string {
  const text = writtenLine(typed)
  const isUnfit = textFilter
    .check(text, REQUEST_TEXT)
    .some(({ severity }) => severity === 'reject' || severity === 'review')
  if (isUnfit) throw new RequestError('friend.text_unfit', { field: 'message' })
  return textFilter.mask(text)
}

/** Locks both; throws when one of them is gone or blocks the other. */
async function lockPair(trx: Db, { relations }: RequestDeps, { from, to }: Asked): Promise<void> {
  const present = await lockMembers(trx, [from, to])
  if (present.length < 2) throw new RequestError('profile.no_such_member')
  if (await relations.areBlocked(from, to, trx)) throw new RequestError('relation.blocked')
}

type NewRequest = Asked & { message: string; nowMs: number }

async function ask(trx: Db, deps: RequestDeps, request: NewRequest): Promise<Outcome> {
  const { from, to, nowMs } = request
  await lockPair(trx, deps, request)
  if (await areFriends(trx, from, to)) return { state: 'friend', sent: null, changed: [] }
  const crossing = await findRequest(trx, { from: to, to: from })
  if (crossing?.state === STATE.waiting && isOpen(crossing.atMs, nowMs))
    return become(trx, deps, crossing, nowMs)
  const before = await findRequest(trx, { from, to })
  const isDeclined = before?.state === STATE.declined && nowMs - before.atMs < DECLINED_MS
  // The one who asked sees no difference, and the other one is left in peace.
  if (isDeclined) return { state: 'requested', sent: null, changed: [] }
  const isWaiting = before?.state === STATE.waiting && isOpen(before.atMs, nowMs)
  // Whoever asks learns nothing of it: a refusal would tell the age.
  const shown = (await deps.isYoung(trx, to)) ? { ...request, message: '' } : request
  const id = await storeRequest(trx, { from, to }, shown)
  const sent = isWaiting ? null : await sendAsked(trx, deps.notices, { ...shown, id })
  return { state: 'requested', sent, changed: [to] }
}

type Answer = Asked & { isAccepted: boolean; nowMs: number }

async function answer(trx: Db, deps: RequestDeps, given: Answer): Promise<Outcome> {
  const { from, to, isAccepted, nowMs } = given
  await lockPair(trx, deps, given)
  const request = await findRequest(trx, { from, to })
  // The same answer again, of another device, is no error.
  if (await areFriends(trx, from, to)) return { state: 'friend', sent: null, changed: [] }
  if (request?.state !== STATE.waiting || !isOpen(request.atMs, nowMs))
    throw new RequestError('friend.no_such_request')
  if (isAccepted) return become(trx, deps, request, nowMs)
  await setRequestState(trx, given, STATE.declined)
  return { state: 'none', sent: null, changed: [to] }
}

/** Makes the two friends; the one who asked first is notified. */
async function become(
  trx: Db,
  { notices }: RequestDeps,
  request: StoredRequest,
  nowMs: number,
): Promise<Outcome> {
  const { from, to, id } = request
  for (const memberId of [from, to])
    if ((await countFriends(trx, memberId)) >= MAX_FRIENDS)
      throw new RequestError('friend.too_many')
  await insertFriends(trx, [from, to], nowMs)
  await setRequestState(trx, { from, to }, STATE.accepted)
  await setRequestState(trx, { from: to, to: from }, STATE.accepted)
  const sent = await sendAccepted(trx, notices, { from, to, id, nowMs })
  return { state: 'friend', sent, changed: [from, to] }
}
