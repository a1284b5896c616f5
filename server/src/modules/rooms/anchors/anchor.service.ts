import type { OwnRoom, ScheduledBroadcast } from '@saidian/shared/contracts/rooms'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { createLimits, type Limit } from '../../../platform/limits'
import { type TextFilter, type TextKind, writtenLine } from '../../../platform/text-filter'
import type { StoredTopics } from '../../../platform/topics'
import { readMatchSummaries } from '../../../sports/match'
import { ROOM } from '../access.rules'
import { cancelAnnounced, insertAnnounced } from '../schedule/announced.repository'
import { readUpcoming } from '../schedule/upcoming.service'
import { appendState } from '../state/publish-state'
import {
  type AnchorRoom,
  findAnchorRoom,
  type RoomChange,
  updateRoom,
} from './anchor-rooms.repository'

const LIMITS = {
  change: { name: 'room/change', free: 30, windowMs: 600_000 },
  announce: { name: 'room/announce', free: 20, windowMs: 3_600_000 },
} satisfies Record<string, Limit>
const MAX_ANNOUNCED = 20
const MAX_DAYS_MS = 60 * 86_400_000
/** Title and notice stand in lists: no adverts. */
const ROOM_TEXT: TextKind = { lists: ['unsafe'], contacts: 'reject' }

type Member = { id: string }
type Announced = { title: string; startsAt: number; matchId: number | null }

export type AnchorDeps = {
  db: Db
  clock: Clock
  topics: StoredTopics
  textFilter: Pick<TextFilter, 'check' | 'mask'>
}

/** Address that programs push video to, for a page that was opened under this host. */
export type RtmpUrl = (host: string) => string

/** What an anchor does with the own room. Throws `room.not_anchor` for a member without one. */
export function createAnchor(deps: AnchorDeps, rtmpUrl: RtmpUrl) {
  const { db, clock, topics, textFilter } = deps

  async function read(member: Member, host: string): Promise<OwnRoom> {
    const { isClosed, ...room } = await ownRoom(db, member)
    const upcoming = await upcomingOf(deps, member, room.roomId)
    return { ...room, rtmpUrl: rtmpUrl(host), upcoming }
  }

  return {
    read,
    async change(member: Member, change: RoomChange, host: string): Promise<OwnRoom> {
      const { roomId } = await openOwnRoom(db, member)
      await createLimits(db).take([{ limit: LIMITS.change, of: member.id }], 'request.too_many')
      await checkMatch(db, change.matchId ?? null)
      const title = change.title === undefined ? undefined : titleOf(textFilter, change.title)
      const notice = change.notice === undefined ? undefined : textOf(textFilter, change.notice)
      const event = await db.transaction().execute(async (trx) => {
        await updateRoom(trx, roomId, { ...change, title, notice })
        return appendState(trx, deps, roomId)
      })
      topics.publish(event)
      return read(member, host)
    },
    async announce(member: Member, announced: Announced): Promise<ScheduledBroadcast> {
      const { roomId } = await openOwnRoom(db, member)
      await createLimits(db).take([{ limit: LIMITS.announce, of: member.id }], 'request.too_many')
      const startsInMs = announced.startsAt * 1_000 - clock.now()
      if (startsInMs <= 0 || startsInMs > MAX_DAYS_MS) throw new RequestError('request.invalid')
      await checkMatch(db, announced.matchId)
      if ((await upcomingOf(deps, member, roomId)).length >= MAX_ANNOUNCED)
        throw new RequestError('request.too_many')
      const title = titleOf(textFilter, announced.title)
      const id = await insertAnnounced(db, { ...announced, roomId, title })
      const stored = (await upcomingOf(deps, member, roomId)).find((one) => one.id === id)
      if (!stored) throw new RequestError('room.no_such_broadcast')
      return stored
    },
    async cancel(member: Member, id: number): Promise<null> {
      const { roomId } = await ownRoom(db, member)
      if (!(await cancelAnnounced(db, { id, roomId, nowMs: clock.now() })))
        throw new RequestError('room.no_such_broadcast')
      return null
    },
  }
}

export type Anchor = ReturnType<typeof createAnchor>

async function ownRoom(db: Db, member: Member): Promise<AnchorRoom> {
  permit(member, 'change', { kind: ROOM, ownerId: member.id })
  const room = await findAnchorRoom(db, member.id)
  if (!room) throw new RequestError('room.not_anchor')
  return room
}

/** As `ownRoom`; throws `room.closed` too. */
export async function openOwnRoom(db: Db, member: Member): Promise<AnchorRoom> {
  const room = await ownRoom(db, member)
  if (room.isClosed) throw new RequestError('room.closed')
  return room
}

function upcomingOf({ db, clock }: AnchorDeps, caller: Member, roomId: number) {
  // One more than may exist: the newest is found whatever its time.
  return readUpcoming(db, { caller, roomId, nowMs: clock.now(), limit: MAX_ANNOUNCED + 1 })
}

async function checkMatch(db: Db, matchId: number | null): Promise<void> {
  if (matchId === null) return
  const found = await readMatchSummaries(db, [matchId])
  if (found.size === 0) throw new RequestError('request.not_found')
}

function titleOf(filter: AnchorDeps['textFilter'], given: string): string {
  const title = textOf(filter, given)
  if (title === '') throw new RequestError('request.invalid')
  return title
}

function textOf(filter: AnchorDeps['textFilter'], given: string): string {
  const text = writtenLine(given)
  const findings = filter.check(text, ROOM_TEXT)
  if (findings.some(({ severity }) => severity !== 'mask'))
    throw new RequestError('room.text_unfit')
  return filter.mask(text)
}
