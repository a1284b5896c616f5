import {
  FOOTBALL_STATUS,
  type MatchEnvironment,
  type MatchPie,
} from '@saidian/shared/contracts/football'
import type {
  MatchCoverage,
  MatchIntelligence,
  MatchStatistic,
  TextLine,
} from '@saidian/shared/contracts/matches'
import type { StoredLine } from '../../../sports/match'

/** Stored facts of a match; null for unknown ones. */
export type Facts = {
  season: string
  venue: string | null
  referee: string | null
  trend: number[][] | null
  environment: MatchEnvironment
  intelligence: MatchIntelligence | null
  mlive: boolean
  hasText: boolean
  hasLineup: boolean
  hasOdds: boolean
  /** Time of the newest correction, seconds since 1970. */
  correctedAt: number | null
}

/**
 * Default number of text lines in a response. Events compare the same number: an older line would
 * leave a gap below it on the page.
 */
export const PAGE_LINES = 60

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
function timeText(minute: number | null, addedMinute: number | null): string {
  if (minute === null) return ''
  return addedMinute ? `${minute}+${addedMinute}'` : `${minute}'`
}

/** A line of the text live in responses and events. */
export function lineOf({ withdrawn: _, addedMinute, main, ...line }: StoredLine): TextLine {
  return { ...line, main: main ? 1 : 0, time: timeText(line.minute, addedMinute) }
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
