import type { Side } from '../../story/counters'
import { clockOf, type StoryPeriod } from '../../story/timeline.rules'
import { EVENT, hasTag, isShot, SUB_EVENT, TAG, type WyscoutEvent } from '../../wyscout'
import type { Words } from './commentary'
import { type MatchTold, otherSide } from './match-told'
import * as phrases from './phrases/play'

/** A moment of play that may be spoken of, from the side `side`. */
type Play = { phrases: readonly string[]; type: number; side: Side; words: Words; chance: number }

const SOON = 4
const THIRD = 66
const DEEP = 75
const WING = 30

/** Speaks of fouls, crosses, through balls, runs and counter attacks; not of each. True when it spoke. */
export function tellPlay(told: MatchTold, event: WyscoutEvent, period: StoryPeriod): boolean {
  const side = told.sideOf(event.teamId)
  const play = side === null || event.playerId === 0 ? null : playOf(told, event, side)
  if (!play || !told.commentary.random.chance(play.chance)) return false
  told.commentary.say({
    second: Math.ceil(period.start + event.eventSec),
    phrases: play.phrases,
    type: play.type,
    side: play.side,
    clock: clockOf(period, event.eventSec),
    words: play.words,
  })
  return true
}

function playOf(told: MatchTold, event: WyscoutEvent, side: Side): Play | null {
  const { name } = told.commentary.cast
  const p = name(event.playerId)
  const x = event.positions[0]?.x ?? 0
  const { eventId, subEventId } = event
  if (eventId === EVENT.foul) return foulOf(told, event, side)
  if (hasTag(event, TAG.counterAttack))
    return { phrases: phrases.FAST_BREAK, type: 70, side, words: { p }, chance: 0.5 }
  if (eventId === EVENT.keeperOut)
    return { phrases: phrases.KEEPER_OUT, type: 24, side, words: { p }, chance: 0.6 }
  if (subEventId === SUB_EVENT.freeKickCross)
    return { phrases: phrases.FREE_KICK_CROSS, type: 6, side, words: { p }, chance: 0.8 }
  if (subEventId === SUB_EVENT.cross) return crossOf(told, event, side)
  if (subEventId === SUB_EVENT.smartPass && hasTag(event, TAG.accurate) && x >= 50) {
    const q = name(nextOf(told, event, true)?.playerId ?? null)
    return q
      ? { phrases: phrases.THROUGH_FOUND, type: 24, side, words: { p, q }, chance: 0.5 }
      : null
  }
  if (subEventId === SUB_EVENT.acceleration && x >= 50)
    return { phrases: phrases.RUN, type: 23, side, words: { p }, chance: 0.4 }
  if (subEventId === SUB_EVENT.attackingDuel && hasTag(event, TAG.duelWon) && x >= THIRD) {
    const rival = duelRival(told, event)
    return rival
      ? { phrases: phrases.DRIBBLE, type: 23, side, words: { p, r: name(rival) }, chance: 0.3 }
      : null
  }
  return null
}

/** Told from the side that takes the free kick. */
function foulOf(told: MatchTold, event: WyscoutEvent, side: Side): Play {
  const { name } = told.commentary.cast
  const x = 100 - (event.positions[0]?.x ?? 50)
  const words = {
    p: name(event.playerId),
    r: name(duelRival(told, event)),
    z: x >= THIRD ? '前场' : x >= 100 - THIRD ? '中场' : '后场',
  }
  const isHand = event.subEventId === SUB_EVENT.handFoul
  const list = isHand ? phrases.HAND_FOUL : phrases.FOUL
  return { phrases: list, type: 6, side: otherSide(side), words, chance: x >= DEEP ? 1 : 0.6 }
}

function crossOf(told: MatchTold, event: WyscoutEvent, side: Side): Play | null {
  const { name } = told.commentary.cast
  const y = event.positions[0]?.y ?? 50
  const z = y < WING ? '左' : y > 100 - WING ? '右' : null
  const words = { p: name(event.playerId), z }
  if (hasTag(event, TAG.accurate)) {
    const next = nextOf(told, event, true)
    const q = name(next?.playerId ?? null)
    // A shot tells of its cross itself.
    return q && next && !isShot(next)
      ? { phrases: phrases.CROSS_FOUND, type: 24, side, words: { ...words, q }, chance: 0.7 }
      : null
  }
  const next = nextOf(told, event, false)
  const r = next?.subEventId === SUB_EVENT.clearance ? name(next.playerId) : null
  return r
    ? { phrases: phrases.CROSS_CLEARED, type: 24, side, words: { ...words, r }, chance: 0.4 }
    : { phrases: phrases.CROSS_LOST, type: 23, side, words, chance: 0.25 }
}

/** What the own side or the others do next. */
function nextOf(
  { story, placeOf }: MatchTold,
  event: WyscoutEvent,
  isOwn: boolean,
): WyscoutEvent | null {
  const place = placeOf(event)
  const after = story.events.slice(place + 1, place + 4)
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

/** The opponent in the duel at the same time: each side has its own event of one. */
function duelRival({ story, placeOf }: MatchTold, event: WyscoutEvent): number | null {
  const place = placeOf(event)
  const around = story.events.slice(Math.max(0, place - 4), place + 3)
  const duel = around.findLast(
    (one) =>
      one.eventId === EVENT.duel &&
      one.teamId !== event.teamId &&
      one.matchPeriod === event.matchPeriod &&
      Math.abs(one.eventSec - event.eventSec) < SOON / 2,
  )
  return duel?.playerId || null
}
