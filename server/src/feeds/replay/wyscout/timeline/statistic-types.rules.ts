import {
  EVENT,
  hasTag,
  hitsFrame,
  isShot,
  SUB_EVENT,
  TAG,
  type WyscoutEvent,
} from '../archive/shapes'

/** Statistic types of codes-and-words 1.4 and 1.5 that events count up. */
export const STATISTIC = {
  corner: 2,
  yellow: 3,
  red: 4,
  offside: 5,
  freeKick: 6,
  goalKick: 7,
  onTarget: 21,
  offTarget: 22,
  attack: 23,
  dangerousAttack: 24,
  clearance: 36,
  blocked: 37,
  interception: 38,
  tackle: 39,
  pass: 40,
  passWon: 41,
  keyPass: 42,
  cross: 43,
  crossWon: 44,
  duelWon: 48,
  foul: 51,
  save: 52,
  keeperOut: 54,
  duelLost: 61,
  woodwork: 69,
  fastBreak: 70,
  fastBreakShot: 71,
  fastBreakGoal: 72,
  airWon: 79,
  airLost: 80,
  groundWon: 81,
  groundLost: 82,
  shots: 83,
} as const

export const COUNTED: readonly number[] = Object.values(STATISTIC)

/** Statistic types that one event counts in, for the side that acts. */
export function typesOf(event: WyscoutEvent): number[] {
  const { eventId, subEventId } = event
  const types: number[] = []
  if (hasTag(event, TAG.yellow)) types.push(STATISTIC.yellow)
  if (hasTag(event, TAG.red) || hasTag(event, TAG.secondYellow)) types.push(STATISTIC.red)
  if (hasTag(event, TAG.interception)) types.push(STATISTIC.interception)
  if (hasTag(event, TAG.keyPass)) types.push(STATISTIC.keyPass)
  if (eventId === EVENT.foul) types.push(STATISTIC.foul)
  if (eventId === EVENT.offside) types.push(STATISTIC.offside)
  if (eventId === EVENT.keeperOut) types.push(STATISTIC.keeperOut)
  if (subEventId === SUB_EVENT.corner) types.push(STATISTIC.corner)
  if (subEventId === SUB_EVENT.goalKick) types.push(STATISTIC.goalKick)
  if (subEventId === SUB_EVENT.clearance) types.push(STATISTIC.clearance)
  if (subEventId === SUB_EVENT.freeKick || subEventId === SUB_EVENT.freeKickCross)
    types.push(STATISTIC.freeKick)
  if (eventId === EVENT.pass) types.push(...passTypes(event))
  if (eventId === EVENT.duel) types.push(...duelTypes(event))
  return isShot(event) ? [...types, ...shotTypes(event)] : types
}

/** True for a shot on target without a goal: it counts as a save of the other side. */
export function isSaved(event: WyscoutEvent): boolean {
  return isShot(event) && placingOf(event) === STATISTIC.onTarget && !hasTag(event, TAG.goal)
}

function passTypes(event: WyscoutEvent): number[] {
  const isWon = hasTag(event, TAG.accurate)
  const types: number[] = isWon ? [STATISTIC.pass, STATISTIC.passWon] : [STATISTIC.pass]
  if (event.subEventId !== SUB_EVENT.cross) return types
  return isWon ? [...types, STATISTIC.cross, STATISTIC.crossWon] : [...types, STATISTIC.cross]
}

/** Each side has its own event of a duel. A duel won by a defender counts as a tackle too. */
function duelTypes(event: WyscoutEvent): number[] {
  const isInAir = event.subEventId === SUB_EVENT.airDuel
  if (hasTag(event, TAG.duelWon)) {
    const types: number[] = [STATISTIC.duelWon, isInAir ? STATISTIC.airWon : STATISTIC.groundWon]
    return event.subEventId === SUB_EVENT.defendingDuel ? [...types, STATISTIC.tackle] : types
  }
  if (!hasTag(event, TAG.duelLost)) return []
  return [STATISTIC.duelLost, isInAir ? STATISTIC.airLost : STATISTIC.groundLost]
}

function shotTypes(event: WyscoutEvent): number[] {
  const types: number[] = [STATISTIC.shots, placingOf(event)]
  if (hitsFrame(event)) types.push(STATISTIC.woodwork)
  if (!hasTag(event, TAG.counterAttack)) return types
  types.push(STATISTIC.fastBreakShot)
  return hasTag(event, TAG.goal) ? [...types, STATISTIC.fastBreakGoal] : types
}

function placingOf(event: WyscoutEvent): number {
  if (hasTag(event, TAG.blocked)) return STATISTIC.blocked
  return hasTag(event, TAG.accurate) ? STATISTIC.onTarget : STATISTIC.offTarget
}
