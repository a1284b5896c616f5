import { clockOf, type StoryPeriod } from '../../story/timeline.rules'
import type { WyscoutEvent } from '../../wyscout'
import type { MatchTold } from './match-told'
import { shotSentences } from './phrases/shots'
import { type Outcome, type ShotFacts, shotFactsAt } from './shot-facts.rules'

/** Statistic types of codes-and-words 1.4. */
const TYPES: Record<Outcome, number> = {
  saved: 21,
  held: 21,
  wide: 22,
  over: 22,
  frame: 22,
  blocked: 37,
}
const SIDES = { left: '左', middle: null, right: '右' } as const

/** Speaks of a shot that is no goal and no penalty. */
export function tellShot(
  { commentary, story, sideOf, placeOf }: MatchTold,
  event: WyscoutEvent,
  period: StoryPeriod,
): void {
  const facts = shotFactsAt(story.events, placeOf(event))
  const side = sideOf(event.teamId)
  if (!facts || side === null) return
  commentary.say({
    second: Math.ceil(period.start + event.eventSec),
    phrases: shotSentences(facts.finish, facts.outcome, facts.isBreak),
    type: TYPES[facts.outcome],
    side,
    clock: clockOf(period, event.eventSec),
    words: shotWords(facts, event, commentary.cast.name),
  })
}

/** Words of a shot: {p} shoots, {q} helped, {k} keeper, {r} who blocked, {m} metres, {z} the side of the goal. */
export function shotWords(
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
