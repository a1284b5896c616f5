import type { FeedIncident } from '../../../feed'
import { playerKey } from '../archive/players'
import {
  EVENT,
  hasTag,
  isShot,
  SUB_EVENT,
  TAG,
  type WyscoutEvent,
  type WyscoutMatch,
} from '../archive/shapes'
import type { Side } from './counters'
import { clockOf, type MatchPeriod, placeMinute } from './periods.rules'

/** The counter of a side that an incident increases. */
export type Effect =
  | { kind: 'goal' | 'kick' | 'corner' | 'yellow' | 'red'; side: Side }
  | { kind: 'none' }
export type TimedIncident = {
  period: MatchPeriod
  second: number
  incident: FeedIncident
  effect: Effect
}
export type Names = (playerId: number) => string | null

const ASSIST_SECONDS = 15
/** Kinds of foul as reasons of cards (codes-and-words 1.6). */
const REASONS: Record<number | string, number | undefined> = {
  20: 1,
  21: 11,
  22: 1,
  24: 18,
  25: 33,
  26: 15,
  27: 9,
}

/**
 * The incident that an event stands for, or null. An own goal belongs to the side it counts for.
 */
export function incidentOf(
  event: WyscoutEvent,
  side: Side,
  period: MatchPeriod,
  names: Names,
  before: readonly WyscoutEvent[],
): TimedIncident | null {
  const kind = kindOf(event, period)
  if (!kind) return null
  const isOwnGoal = kind.type === 17
  const forSide: Side = isOwnGoal ? (side === 0 ? 1 : 0) : side
  const helper = kind.type === 1 ? assistOf(event, before) : null
  const ms = Math.round(event.eventSec * 1000)
  const key = `${kind.type}-${event.matchPeriod}-${ms}-${event.playerId}`
  const second = event.eventSec
  return {
    period,
    second,
    effect: kind.effect === 'none' ? { kind: 'none' } : { kind: kind.effect, side: forSide },
    incident: {
      key,
      type: kind.type,
      side: forSide === 0 ? 'home' : 'away',
      ...clockOf(period, second),
      player: names(event.playerId),
      otherPlayer: helper === null ? null : names(helper),
      ...keysOf(event.playerId, helper),
      ...(isCard(kind) && { reason: REASONS[event.subEventId] ?? 0 }),
      score: null,
    },
  }
}

/** Player id 0 means unknown in these files. */
function keysOf(player: number, other: number | null) {
  return {
    playerKey: player > 0 ? playerKey(player) : null,
    otherPlayerKey: other !== null && other > 0 ? playerKey(other) : null,
  }
}

function isCard({ type }: Kind): boolean {
  return type === 3 || type === 4 || type === 15
}

type Kind = { type: number; effect: Effect['kind'] }

function kindOf(event: WyscoutEvent, period: MatchPeriod): Kind | null {
  const isGoal = isShot(event) && hasTag(event, TAG.goal)
  const isPenalty = event.subEventId === SUB_EVENT.penalty
  if (period.name === 'P') {
    if (!isPenalty) return null
    return isGoal ? { type: 29, effect: 'kick' } : { type: 30, effect: 'none' }
  }
  if (isGoal) return { type: isPenalty ? 8 : 1, effect: 'goal' }
  if (hasTag(event, TAG.ownGoal) && event.eventId !== EVENT.save)
    return { type: 17, effect: 'goal' }
  if (isPenalty) return { type: 16, effect: 'none' }
  return cardOf(event) ?? quietKind(event)
}

function cardOf(event: WyscoutEvent): Kind | null {
  if (hasTag(event, TAG.secondYellow)) return { type: 15, effect: 'red' }
  if (hasTag(event, TAG.red)) return { type: 4, effect: 'red' }
  return hasTag(event, TAG.yellow) ? { type: 3, effect: 'yellow' } : null
}

function quietKind(event: WyscoutEvent): Kind | null {
  if (event.subEventId === SUB_EVENT.corner) return { type: 2, effect: 'corner' }
  return event.eventId === EVENT.offside ? { type: 5, effect: 'none' } : null
}

function assistOf(goal: WyscoutEvent, before: readonly WyscoutEvent[]): number | null {
  const pass = before.findLast((event) => event.teamId === goal.teamId && hasTag(event, TAG.assist))
  if (
    !pass ||
    pass.matchPeriod !== goal.matchPeriod ||
    goal.eventSec - pass.eventSec > ASSIST_SECONDS
  )
    return null
  return pass.playerId
}

/** Substitutions of the match file, by minute; `player` comes on for `otherPlayer`. */
export function substitutionsOf(
  match: WyscoutMatch,
  periods: readonly MatchPeriod[],
  names: Names,
): TimedIncident[] {
  return Object.values(match.teamsData).flatMap(({ side, formation }) => {
    const changes = formation.substitutions === 'null' ? [] : formation.substitutions
    return changes.flatMap(({ playerIn, playerOut, minute }) => {
      const place = placeMinute(periods, minute)
      if (!place) return []
      const incident: FeedIncident = {
        key: `9-${playerIn}-${playerOut}`,
        type: 9,
        side,
        ...clockOf(place.period, place.second),
        player: names(playerIn),
        otherPlayer: names(playerOut),
        ...keysOf(playerIn, playerOut),
        score: null,
      }
      return [
        { period: place.period, second: place.second, incident, effect: { kind: 'none' as const } },
      ]
    })
  })
}
