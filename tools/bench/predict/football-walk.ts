import {
  type FootballSettings,
  fitFootball,
  predictFootball,
} from '../../../server/src/modules/predictions/model'
import type { PricedMatch } from './football-files'
import { walkForward } from './walk-forward'

/** What the model may know beside results. */
const KNOWLEDGE = {
  results: (match: PricedMatch) => ({ ...match, shots: null, shotsOnTarget: null, opening: null }),
  statistics: (match: PricedMatch) => ({ ...match, opening: null }),
  odds: (match: PricedMatch) => match,
}
export type Knowledge = keyof typeof KNOWLEDGE

/** Walks through `matches` with the model of these settings. */
export function walkFootball(
  known: { earlier: readonly PricedMatch[]; matches: readonly PricedMatch[] },
  knowledge: Knowledge,
  settings: FootballSettings,
  days = 1,
): { match: PricedMatch; probabilities: readonly [number, number, number] }[] {
  const limited = {
    earlier: known.earlier.map(KNOWLEDGE[knowledge]),
    matches: known.matches.map(KNOWLEDGE[knowledge]),
  }
  const fit = (played: readonly PricedMatch[], at: number) => fitFootball(played, at, settings)
  return walkForward(limited, fit, predictFootball, days).map(({ match, prediction }) => {
    if (!prediction) throw new Error(`no prediction of match ${match.id}`)
    const { home, draw, away } = prediction.outcome
    return { match, probabilities: [home[1], draw[1], away[1]] }
  })
}

/** 0 home win, 1 draw, 2 away win. */
export function outcomeOf({ score: [home, away] }: Pick<PricedMatch, 'score'>): number {
  return home > away ? 0 : home === away ? 1 : 2
}
