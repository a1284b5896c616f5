import type { MatchSummary } from '../contracts/matches'

/** A football match as cards show it. */
export function makeMatchSummary(given: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id: 1001,
    sport: 1,
    league: '英超',
    home: '阿森纳',
    away: '利物浦',
    kickoffAt: 1_770_000_000,
    teams: [
      { id: 1, colors: ['#ef0107', '#ffffff'], mark: '阿', iso: null },
      { id: 2, colors: ['#c8102e', '#00b2a9'], mark: '利', iso: null },
    ],
    ...given,
  }
}
