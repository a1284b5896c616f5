import {
  ROOM_COLUMN,
  ROOMS_A_PAGE,
  type RoomCard,
  type RoomList,
} from '@saidian/shared/contracts/rooms'
import type { TvMatch } from '@saidian/shared/contracts/tv'
import { beijingMidnight } from '@saidian/shared/lib'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { ROOM } from '../access.rules'
import { readUpcoming } from '../schedule/upcoming.service'
import {
  readBanner,
  readRoomOfAnchor,
  readRoomPage,
  readRoomsAbout,
  readRoomsOfMatch,
} from './room-cards.repository'
import { readCards, readFollowed } from './room-cards.service'
import { readMatchesWithRooms } from './room-matches.repository'

const MAX_BANNER = 5
const MAX_UPCOMING = 10
const MAX_OF_MATCH = 50
const MAX_TV_MATCHES = 200
const DAY_MS = 86_400_000
/** Days of the list of matches with video, today included. */
const TV_DAYS = 7

type Caller = { id: string } | null

export type RoomLists = {
  page: (caller: Caller, query: { column?: number; page?: number }) => Promise<RoomList>
  ofMatch: (matchId: number) => Promise<RoomCard[]>
  /** Null for a member who is no anchor. */
  ofAnchor: (memberId: string) => Promise<RoomCard | null>
  /** Matches with rooms, by kick-off; throws `tv.no_video` when there are none. */
  tv: (caller: Caller) => Promise<TvMatch[]>
}

/** Lists of rooms as everybody reads them. */
export function createRoomLists({ db, clock }: { db: Db; clock: Clock }): RoomLists {
  return {
    page: (caller, query) => readPage(db, clock.now(), caller, query),
    ofMatch: async (matchId) =>
      readCards(db, await readRoomsOfMatch(db, matchId, MAX_OF_MATCH), []),
    async ofAnchor(memberId) {
      const room = await readRoomOfAnchor(db, memberId)
      return room && ((await readCards(db, [room], []))[0] ?? null)
    },
    tv: (caller) => readTv(db, clock.now(), caller),
  }
}

async function readPage(
  db: Db,
  nowMs: number,
  caller: Caller,
  query: { column?: number; page?: number },
): Promise<RoomList> {
  permit(caller, 'read', { kind: ROOM })
  const { column: asked = ROOM_COLUMN.hot, page = 1 } = query
  const column = asked === ROOM_COLUMN.hot ? null : asked
  const followed = await readFollowed(db, caller)
  const offset = (page - 1) * ROOMS_A_PAGE
  const found = await readRoomPage(db, { column, followed, offset, limit: ROOMS_A_PAGE + 1 })
  const shown = found.slice(0, ROOMS_A_PAGE)
  const isFirst = page === 1
  const [rooms, banner, upcoming] = await Promise.all([
    readCards(db, shown, followed),
    isFirst ? readBanner(db, column, MAX_BANNER).then((rows) => readCards(db, rows, followed)) : [],
    isFirst ? readUpcoming(db, { caller, column, nowMs, limit: MAX_UPCOMING }) : [],
  ])
  return { rooms, hasMore: found.length > ROOMS_A_PAGE, banner, upcoming }
}

async function readTv(db: Db, nowMs: number, caller: Caller): Promise<TvMatch[]> {
  // A match of last night is still played and shown after midnight.
  const fromMs = beijingMidnight(nowMs) - DAY_MS / 4
  const toMs = beijingMidnight(nowMs) + TV_DAYS * DAY_MS
  const matches = await readMatchesWithRooms(db, { fromMs, toMs, nowMs, limit: MAX_TV_MATCHES })
  const ids = matches.map(({ id }) => id)
  const [rows, followed] = await Promise.all([
    readRoomsAbout(db, ids, nowMs),
    readFollowed(db, caller),
  ])
  const cards = new Map((await readCards(db, rows, followed)).map((card) => [card.id, card]))
  const list = matches.flatMap((match) => {
    const ofMatch = rows.filter(({ aboutId }) => aboutId === match.id)
    const rooms = ofMatch.flatMap(({ id }) => cards.get(id) ?? [])
    return rooms.length > 0 ? [{ matchId: match.id, match, rooms }] : []
  })
  if (list.length === 0) throw new RequestError('tv.no_video')
  return list
}
