import {
  FOOTBALL_STATUS,
  type MatchEnvironment,
  type MatchPie,
} from '@saidian/shared/contracts/football'
import type {
  MatchCoverage,
  MatchIntelligence,
  MatchStatistic,
} from '@saidian/shared/contracts/matches'
import type { PageFacts, PageRules } from '../../../sports/match'

/** Stored facts of a football match; null for unknown ones. */
export type Facts = PageFacts & {
  trend: number[][] | null
  environment: MatchEnvironment
  intelligence: MatchIntelligence | null
  mlive: boolean
  hasLineup: boolean
}

/** The three pies of product-spec 3 with their captions (codes-and-words 1.5). */
const PIES = [
  [70, '快攻'],
  [21, '射正'],
  [25, '控球率'],
] as const

/** The pies of the whole match; empty unless all three are known. */
export function piesOf(statistic: readonly MatchStatistic[]): MatchPie[] {
  const pies = PIES.flatMap(([type, text]) => {
    const entry = statistic.find((one) => one.half === 0 && one.type === type)
    return entry ? [{ type, text, arr: [entry.home, entry.away] as [number, number] }] : []
  })
  return pies.length === PIES.length ? pies : []
}

/** Displayed minute of a line, such as 45+2'; empty before the match. */
export const timeOf: PageRules<Facts>['timeOf'] = ({ minute, addedMinute }) => {
  if (minute === null) return ''
  return addedMinute ? `${minute}+${addedMinute}'` : `${minute}'`
}

export function coverageOf(facts: Facts, status: number): MatchCoverage {
  const isPlayed = status >= FOOTBALL_STATUS.firstHalf && status <= FOOTBALL_STATUS.penalties
  return {
    // Ball positions are published in play and never stored.
    mlive: facts.mlive && isPlayed ? 1 : 0,
    text: facts.hasText ? 1 : 0,
    lineup: facts.hasLineup ? 1 : 0,
    intelligence: facts.intelligence ? 1 : 0,
    odds: facts.hasOdds ? 1 : 0,
  }
}

/** Null when every field is unknown. */
export function environmentOf({ environment }: Facts): MatchEnvironment | null {
  return Object.values(environment).some((value) => value !== null) ? environment : null
}
