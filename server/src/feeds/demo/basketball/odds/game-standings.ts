import { QUARTERS } from '@saidian/shared/lib/basketball'
import type { Random } from '../../../random'
import type { Closure } from '../../odds/closures'
import type { GameTimeline } from '../play/game-timeline'
import { GameCounters } from '../statistics/game-counters'

/** A game from `at` on, as the market sees it. */
export type GameStanding = {
  at: number
  score: readonly [home: number, away: number]
  status: number
  /** Seconds of play so far. */
  played: number
  /** Seconds left in the period. */
  left: number
}

/** Seconds before the end of a period in which no one can bet. */
const END_SECONDS = 12

/** The standing after each moment. */
export function standingsOf(game: GameTimeline): GameStanding[] {
  const counters = new GameCounters(game)
  return game.moments.map(({ at, left }, number) => {
    counters.applyTo(number + 1)
    const { status } = counters.state()
    return { at, score: counters.score, status, played: counters.played, left }
  })
}

/** Times around the ends of periods in which all companies stop betting. */
export function closuresOf({ moments }: GameTimeline, random: Random): Closure[] {
  const ends = moments.filter(({ step }) => step.kind === 'periodEnd')
  return ends.map(({ at, period }) => {
    const begun = moments.find(
      ({ step, period: next }) => step.kind === 'periodStart' && next === period + 1,
    )
    const to = period >= QUARTERS && begun ? begun.at : at + random.int(20, 45)
    return { from: at - END_SECONDS, to }
  })
}
