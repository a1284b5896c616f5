import { titleOf } from './titles'

/** A room of the demo as it is planned. */
export type DemoRoom = {
  id: number
  column: number
  matchId: number | null
  clip: string | null
  isLive: boolean
  title: string
  /** The match of its newest announced broadcast whose time has come. */
  dueMatchId: number | null
  /** It has an announced broadcast in the future. */
  hasAnnounced: boolean
}

/** A match of the demo's feed around now; `kickoffAt` in seconds since 1970. */
export type DemoMatch = {
  id: number
  sport: number
  league: string
  home: string
  away: string
  kickoffAt: number
  isInPlay: boolean
}

/** Rooms that show one match at the same time. */
const MAX_OF_MATCH = 2
/** Rooms of a sport that stay on air between two matches. */
const MIN_ON_AIR = 3
/** The last rooms of a sport are off air until the match that they announced. */
const ANNOUNCING = 2
/** Rooms of 综合 that are on air. */
const TALKING = 4
const MIN_NOTICE_SECONDS = 600
const CLIPS = { 1: 'football', 2: 'basketball' } as const

export type RoomPlan = Pick<DemoRoom, 'id' | 'matchId' | 'clip' | 'title'>
export type AnnouncePlan = { roomId: number; matchId: number; title: string; startsAt: number }

/**
 * What each room of a sport shows. A room stays with its match while that is in play and then goes
 * to the next one.
 */
export function planSport(rooms: readonly DemoRoom[], matches: readonly DemoMatch[]): RoomPlan[] {
  const inPlay = matches.filter(({ isInPlay }) => isInPlay)
  const shown = new Map<number, number>()
  const take = (match: DemoMatch | undefined): DemoMatch | null => {
    if (!match) return null
    shown.set(match.id, (shown.get(match.id) ?? 0) + 1)
    return match
  }
  const isFree = ({ id }: DemoMatch) => (shown.get(id) ?? 0) < MAX_OF_MATCH
  const find = (id: number | null) => inPlay.find((match) => match.id === id)
  const firstAnnouncing = rooms.length - ANNOUNCING
  const stays = rooms.map(({ matchId, dueMatchId }, index) =>
    take(find(index >= firstAnnouncing ? dueMatchId : matchId)),
  )
  return rooms.map((room, index) => {
    if (index >= firstAnnouncing) return planOf(room, stays[index] ?? null, false)
    const next = () => inPlay.find((match) => !shown.has(match.id)) ?? inPlay.find(isFree)
    return planOf(room, stays[index] ?? take(next()), index < MIN_ON_AIR)
  })
}

/** Rooms of 综合 show no match. */
export function planTalk(rooms: readonly DemoRoom[]): RoomPlan[] {
  return rooms.map((room, index) => planOf(room, null, index < TALKING))
}

/** One match to come for each room that announces and has nothing announced. */
export function planAnnounced(
  rooms: readonly DemoRoom[],
  matches: readonly DemoMatch[],
  nowMs: number,
): AnnouncePlan[] {
  const from = nowMs / 1_000 + MIN_NOTICE_SECONDS
  const coming = matches
    .filter(({ isInPlay, kickoffAt }) => !isInPlay && kickoffAt > from)
    .sort((one, other) => one.kickoffAt - other.kickoffAt)
  const waiting = rooms.slice(-ANNOUNCING).filter(({ hasAnnounced }) => !hasAnnounced)
  // Not the same match and hour for all of them.
  const step = Math.max(1, Math.floor(coming.length / (3 * ANNOUNCING)))
  return waiting.flatMap(({ id, column }, index) => {
    const match = coming[index * step]
    if (!match) return []
    const title = titleOf(id, column, match)
    return [{ roomId: id, matchId: match.id, title, startsAt: match.kickoffAt }]
  })
}

function planOf({ id, column }: DemoRoom, match: DemoMatch | null, isTalking: boolean): RoomPlan {
  const isOnAir = match !== null || isTalking
  const clip = CLIPS[column === 3 ? ((1 + (id % 2)) as 1 | 2) : (column as 1 | 2)]
  return {
    id,
    matchId: match?.id ?? null,
    clip: isOnAir ? clip : null,
    title: titleOf(id, column, match),
  }
}

/** Whether a room is to be changed. */
export function isChanged(room: DemoRoom, plan: RoomPlan): boolean {
  return room.matchId !== plan.matchId || room.clip !== plan.clip || room.title !== plan.title
}
