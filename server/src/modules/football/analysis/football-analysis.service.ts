import type { MatchGoalTimes } from '@saidian/shared/contracts/football'
import type { MatchFuture, MatchHistory, MatchTable } from '@saidian/shared/contracts/matches'
import type { Db } from '../../../platform/database'
import { type AnalysisService, deduplicate, historyOf } from '../../../sports/analysis'
import { football } from '../sport'
import type { FootballLevelRule } from '../tables/tie-break.rules'
import { goalBins } from './goal-bins.rules'
import { readSeasonGoals } from './goal-times.repository'

/** The analysis of a football match, as its calls answer it. */
export type FootballAnalysis = {
  table: (matchId: number) => Promise<MatchTable>
  history: (matchId: number) => Promise<MatchHistory>
  goalTimes: (matchId: number) => Promise<MatchGoalTimes>
  future: (matchId: number) => Promise<MatchFuture>
}

export function createFootballAnalysis(
  analysis: AnalysisService<FootballLevelRule>,
  db: Db,
): FootballAnalysis {
  return {
    table: (matchId) => analysis.table(matchId),
    history: async (matchId) => historyOf(await analysis.past(matchId)),
    goalTimes: analysis.share(async ({ seasonId, season, source, home, away }) => {
      const sources = football.sources.sharing(source)
      const goals = await readSeasonGoals(db, { seasonId, home, away, sources })
      const played = deduplicate(goals)
      return { season, home: goalBins(played, home), away: goalBins(played, away) }
    }),
    future: (matchId) => analysis.next(matchId),
  }
}
