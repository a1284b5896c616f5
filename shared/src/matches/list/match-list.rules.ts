import type { FeedState, League, Team } from '../../contracts/matches'
import { feedAsOf } from '../../lib'
import type { ListEvent, ListMatch, ListSnapshot, MatchAlert, Side, Sport } from '../sport'

/** What a row marks for a while: a side, since when in milliseconds of this device. */
export type Highlight = { side: Side; at: number }

/**
 * An event of `at` (server clock, milliseconds). It is shown after the stream delay: the list must
 * not reveal a goal before the picture of a slow stream shows it.
 */
export type Pending = { at: number; event: ListEvent }

/**
 * The cached list, by id, so that a change touches one row only. `matches` is what may be shown;
 * events within the stream delay wait in `pending`.
 */
export type MatchList = {
  sport: Sport
  epoch: string
  seq: number
  feed: FeedState
  /** The connection to the topic is lost: no event arrives until it is restored. */
  isDisconnected: boolean
  /** Server clock minus the clock of this device, milliseconds. */
  clockOffsetMs: number
  leagues: Readonly<Record<number, League>>
  teams: Readonly<Record<number, Team>>
  matches: Readonly<Record<number, ListMatch>>
  highlights: Readonly<Record<number, Highlight>>
  alerts: readonly MatchAlert[]
  pending: readonly Pending[]
  /** Matches that changed within the delay and whose earlier state is unknown. */
  delayed: Readonly<Record<number, true>>
}

/** Returns the old object if both are equal, so that rows and memos keep their identity. */
export function reuseIfEqual<T extends object>(old: T | undefined, next: T): T {
  return old !== undefined && JSON.stringify(old) === JSON.stringify(next) ? old : next
}

export function byId<T extends { id: number }>(
  items: readonly T[],
  old: Readonly<Record<number, T>> = {},
): Record<number, T> {
  return Object.fromEntries(items.map((item) => [item.id, reuseIfEqual(old[item.id], item)]))
}

/** A list with the position, feed and names of a snapshot. The caller adds its matches. */
export function emptyList(
  sport: Sport,
  snapshot: ListSnapshot,
  receivedAt: number,
  previous?: MatchList,
): MatchList {
  return {
    sport,
    epoch: snapshot.epoch,
    seq: snapshot.seq,
    feed: feedAsOf(snapshot.feed, snapshot.serverAt),
    isDisconnected: previous?.isDisconnected ?? false,
    clockOffsetMs: snapshot.serverAt - receivedAt,
    leagues: byId(snapshot.leagues, previous?.leagues),
    teams: byId(snapshot.teams, previous?.teams),
    matches: {},
    highlights: previous?.highlights ?? {},
    alerts: previous?.alerts ?? [],
    pending: [],
    delayed: {},
  }
}
