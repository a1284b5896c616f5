import { EVENT, hasTag, hitsFrame, SUB_EVENT, TAG, type WyscoutEvent } from '../archive/shapes'
import { type Aim, aimOf } from '../detail/goal-mouth.rules'

export type Finish = 'header' | 'near' | 'box' | 'far' | 'freeKick'
export type Assist =
  | 'none'
  | 'corner'
  | 'freeKick'
  | 'cross'
  | 'through'
  | 'long'
  | 'header'
  | 'pass'
/** `onTarget`: the save has no known keeper. */
export type Outcome = 'saved' | 'onTarget' | 'wide' | 'over' | 'frame' | 'blocked'

export type ShotFacts = {
  finish: Finish
  /** Whole metres to the middle of the goal. */
  metres: number
  isBreak: boolean
  outcome: Outcome
  aim: Aim | null
  /** Ids of players; null when unknown. */
  keeper: number | null
  blocker: number | null
  helper: { playerId: number; assist: Assist } | null
}

const BOX_FROM = 84
const BOX_HALF_WIDTH = 29.5
const NEAR_METRES = 8
const LENGTH = 1.05
const WIDTH = 0.68
const SOON = 3
const HELP_BEFORE = 10
const PLAYS_BEFORE = 8

/** Facts of the shot at index `place` of the events; null if there is no event. */
export function shotFactsAt(events: readonly WyscoutEvent[], place: number): ShotFacts | null {
  const shot = events[place]
  if (!shot) return null
  const after = events
    .slice(place + 1, place + 6)
    .filter(
      (one) =>
        one.teamId !== shot.teamId &&
        one.matchPeriod === shot.matchPeriod &&
        one.eventSec - shot.eventSec < SOON,
    )
  const known = (playerId: number | undefined) => playerId || null
  const keeper = known(after.find(({ eventId }) => eventId === EVENT.save)?.playerId)
  const metres = metresOf(shot)
  return {
    finish: finishOf(shot, metres),
    metres: Math.round(metres),
    isBreak: hasTag(shot, TAG.counterAttack),
    outcome: outcomeOf(shot, keeper),
    aim: aimOf(shot),
    keeper,
    blocker: known(after.find(({ eventId }) => eventId === EVENT.touch)?.playerId),
    helper: helperOf(events, place, shot),
  }
}

function metresOf({ positions: [at] }: WyscoutEvent): number {
  return at ? Math.hypot((100 - at.x) * LENGTH, (at.y - 50) * WIDTH) : 0
}

function finishOf(shot: WyscoutEvent, metres: number): Finish {
  if (shot.subEventId === SUB_EVENT.freeKickShot) return 'freeKick'
  if (hasTag(shot, TAG.head)) return 'header'
  if (metres < NEAR_METRES) return 'near'
  const [at] = shot.positions
  return at && at.x >= BOX_FROM && Math.abs(at.y - 50) <= BOX_HALF_WIDTH ? 'box' : 'far'
}

function outcomeOf(shot: WyscoutEvent, keeper: number | null): Outcome {
  if (hasTag(shot, TAG.blocked)) return 'blocked'
  if (hitsFrame(shot)) return 'frame'
  if (hasTag(shot, TAG.accurate)) return keeper ? 'saved' : 'onTarget'
  return aimOf(shot)?.height === 'high' ? 'over' : 'wide'
}

/** The player whose pass is tagged as an assist or a key pass. */
function helperOf(
  events: readonly WyscoutEvent[],
  place: number,
  shot: WyscoutEvent,
): ShotFacts['helper'] {
  const pass = events
    .slice(Math.max(0, place - PLAYS_BEFORE), place)
    .findLast(
      (one) =>
        one.teamId === shot.teamId &&
        one.matchPeriod === shot.matchPeriod &&
        shot.eventSec - one.eventSec < HELP_BEFORE &&
        one.playerId !== shot.playerId &&
        (hasTag(one, TAG.assist) || hasTag(one, TAG.keyPass)),
    )
  return pass && pass.playerId > 0 ? { playerId: pass.playerId, assist: assistOf(pass) } : null
}

function assistOf({ subEventId }: WyscoutEvent): Assist {
  switch (subEventId) {
    case SUB_EVENT.corner:
      return 'corner'
    case SUB_EVENT.freeKick:
    case SUB_EVENT.freeKickCross:
      return 'freeKick'
    case SUB_EVENT.cross:
      return 'cross'
    case SUB_EVENT.smartPass:
      return 'through'
    case SUB_EVENT.highPass:
    case SUB_EVENT.launch:
      return 'long'
    case SUB_EVENT.headPass:
    case SUB_EVENT.airDuel:
      return 'header'
    default:
      return 'pass'
  }
}
