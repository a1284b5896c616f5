import type { WyscoutEvent } from '../archive/shapes'
import { clockOf, type MatchPeriod } from '../timeline/periods.rules'
import type { CommentaryContext } from './commentary-context'
import { shotSentences } from './phrases/shots'
import { type Outcome, type ShotFacts, shotFactsAt } from './shot-facts.rules'

/** Statistic types of codes-and-words 1.4. */
const TYPES: Record<Outcome, number> = {
  saved: 21,
  onTarget: 21,
  wide: 22,
  over: 22,
  frame: 22,
  blocked: 37,
}
const SIDES = { left: '左', middle: null, right: '右' } as const

/** Adds a line for a shot that is neither a goal nor a penalty. */
export function writeShot(
  { commentary, timeline, sideOf, placeOf }: CommentaryContext,
  event: WyscoutEvent,
  period: MatchPeriod,
): void {
  const facts = shotFactsAt(timeline.events, placeOf(event))
  const side = sideOf(event.teamId)
  if (!facts || side === null) return
  commentary.addLine({
    second: Math.ceil(period.start + event.eventSec),
    phrases: shotSentences(facts.finish, facts.outcome, facts.isBreak),
    type: TYPES[facts.outcome],
    side,
    clock: clockOf(period, event.eventSec),
    tokens: shotTokens(facts, event, commentary.matchNames.name),
  })
}

/** {p} shooter, {q} assist, {k} keeper, {r} blocker, {m} metres, {z} side of the goal. */
export function shotTokens(
  facts: ShotFacts,
  event: WyscoutEvent,
  name: (playerId: number | null) => string,
) {
  return {
    p: name(event.playerId),
    q: name(facts.helper?.playerId ?? null),
    k: name(facts.keeper),
    r: name(facts.blocker),
    m: facts.metres,
    z: facts.aim ? SIDES[facts.aim.across] : null,
  }
}
