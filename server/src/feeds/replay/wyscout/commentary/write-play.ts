import type { Tokens } from '../../../text'
import { EVENT, hasTag, isShot, SUB_EVENT, TAG, type WyscoutEvent } from '../archive/shapes'
import type { Side } from '../timeline/counters'
import { clockOf, type MatchPeriod } from '../timeline/periods.rules'
import { type CommentaryContext, otherSide } from './commentary-context'
import * as phrases from './phrases/play'

/** A line about a moment of play that is written with probability `chance`. */
type Play = { phrases: readonly string[]; type: number; side: Side; tokens: Tokens; chance: number }

const SOON = 4
const THIRD = 66
const DEEP = 75
const WING = 30

/**
 * Adds a line for some fouls, crosses, through balls, runs and counter attacks. Returns whether it
 * added one.
 */
export function writePlay(
  context: CommentaryContext,
  event: WyscoutEvent,
  period: MatchPeriod,
): boolean {
  const side = context.sideOf(event.teamId)
  const play = side === null || event.playerId === 0 ? null : playOf(context, event, side)
  if (!play || !context.commentary.random.chance(play.chance)) return false
  context.commentary.addLine({
    second: Math.ceil(period.start + event.eventSec),
    phrases: play.phrases,
    type: play.type,
    side: play.side,
    clock: clockOf(period, event.eventSec),
    tokens: play.tokens,
  })
  return true
}

function playOf(context: CommentaryContext, event: WyscoutEvent, side: Side): Play | null {
  const { name } = context.commentary.matchNames
  const p = name(event.playerId)
  const x = event.positions[0]?.x ?? 0
  const { eventId, subEventId } = event
  if (eventId === EVENT.foul) return foulOf(context, event, side)
  if (hasTag(event, TAG.counterAttack))
    return { phrases: phrases.FAST_BREAK, type: 70, side, tokens: { p }, chance: 0.5 }
  if (eventId === EVENT.keeperOut)
    return { phrases: phrases.KEEPER_OUT, type: 24, side, tokens: { p }, chance: 0.6 }
  if (subEventId === SUB_EVENT.freeKickCross)
    return { phrases: phrases.FREE_KICK_CROSS, type: 6, side, tokens: { p }, chance: 0.8 }
  if (subEventId === SUB_EVENT.cross) return crossOf(context, event, side)
  if (subEventId === SUB_EVENT.smartPass && hasTag(event, TAG.accurate) && x >= 50) {
    const q = name(nextOf(context, event, true)?.playerId ?? null)
    return q
      ? { phrases: phrases.THROUGH_FOUND, type: 24, side, tokens: { p, q }, chance: 0.5 }
      : null
  }
  if (subEventId === SUB_EVENT.acceleration && x >= 50)
    return { phrases: phrases.RUN, type: 23, side, tokens: { p }, chance: 0.4 }
  if (subEventId === SUB_EVENT.attackingDuel && hasTag(event, TAG.duelWon) && x >= THIRD) {
    const rival = duelRival(context, event)
    return rival
      ? { phrases: phrases.DRIBBLE, type: 23, side, tokens: { p, r: name(rival) }, chance: 0.3 }
      : null
  }
  return null
}

/** A foul, written for the side that takes the free kick. */
function foulOf(context: CommentaryContext, event: WyscoutEvent, side: Side): Play {
  const { name } = context.commentary.matchNames
  const x = 100 - (event.positions[0]?.x ?? 50)
  const tokens = {
    p: name(event.playerId),
    r: name(duelRival(context, event)),
    z: x >= THIRD ? '前场' : x >= 100 - THIRD ? '中场' : '后场',
  }
  const isHandball = event.subEventId === SUB_EVENT.handball
  const list = isHandball ? phrases.HANDBALL : phrases.FOUL
  return { phrases: list, type: 6, side: otherSide(side), tokens, chance: x >= DEEP ? 1 : 0.6 }
}

function crossOf(context: CommentaryContext, event: WyscoutEvent, side: Side): Play | null {
  const { name } = context.commentary.matchNames
  const y = event.positions[0]?.y ?? 50
  const z = y < WING ? '左' : y > 100 - WING ? '右' : null
  const tokens = { p: name(event.playerId), z }
  if (hasTag(event, TAG.accurate)) {
    const next = nextOf(context, event, true)
    const q = name(next?.playerId ?? null)
    // The line of a shot mentions its cross itself.
    return q && next && !isShot(next)
      ? { phrases: phrases.CROSS_FOUND, type: 24, side, tokens: { ...tokens, q }, chance: 0.7 }
      : null
  }
  const next = nextOf(context, event, false)
  const r = next?.subEventId === SUB_EVENT.clearance ? name(next.playerId) : null
  return r
    ? { phrases: phrases.CROSS_CLEARED, type: 24, side, tokens: { ...tokens, r }, chance: 0.4 }
    : { phrases: phrases.CROSS_LOST, type: 23, side, tokens, chance: 0.25 }
}

/** The next event of the own side or of the other side, within `SOON` seconds. */
function nextOf(
  { timeline, placeOf }: CommentaryContext,
  event: WyscoutEvent,
  isOwn: boolean,
): WyscoutEvent | null {
  const place = placeOf(event)
  const after = timeline.events.slice(place + 1, place + 4)
  const next = after.find(
    (one) =>
      one.matchPeriod === event.matchPeriod &&
      (one.teamId === event.teamId) === isOwn &&
      one.playerId > 0,
  )
  return next && next.eventSec - event.eventSec < SOON && next.playerId !== event.playerId
    ? next
    : null
}

/** The opponent of the duel at the same time: each side has its own event of a duel. */
function duelRival({ timeline, placeOf }: CommentaryContext, event: WyscoutEvent): number | null {
  const place = placeOf(event)
  const around = timeline.events.slice(Math.max(0, place - 4), place + 3)
  const duel = around.findLast(
    (one) =>
      one.eventId === EVENT.duel &&
      one.teamId !== event.teamId &&
      one.matchPeriod === event.matchPeriod &&
      Math.abs(one.eventSec - event.eventSec) < SOON / 2,
  )
  return duel?.playerId || null
}
