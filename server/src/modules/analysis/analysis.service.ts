import type {
  MatchFuture,
  MatchGoalTimes,
  MatchHistory,
  MatchTable,
  PastMatch,
} from '@saidian/shared/contracts'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { createFreshCache, type FootballLists, matchSources } from '../football'
import { readMeetings, readRecent } from './form/form.repository'
import { statInfo } from './form/form.rules'
import { readFuture } from './future.repository'
import { goalBins } from './goal-bins.rules'
import { readSeasonGoals } from './goal-times.repository'
import { type Occasion, readOccasion, readTeamNames } from './occasion.repository'
import { once } from './once.rules'
import { readSeason } from './table/season.repository'
import { seasonTable } from './table/season-table.rules'

const PAST = 40
const NEXT = 5
/** Read beyond what is shown: what several sources brought is shown once. */
const SPARE = 2
/** Matches whose answers are kept for the crowd that opens them in the same second. */
const ANSWERS_KEPT = 200
const ANSWER_LIFE_MS = 1_000

export type AnalysisService = {
  table: (matchId: number) => Promise<MatchTable>
  history: (matchId: number) => Promise<MatchHistory>
  goalTimes: (matchId: number) => Promise<MatchGoalTimes>
  future: (matchId: number) => Promise<MatchFuture>
}

export type AnalysisServiceDeps = { db: Db; clock: Clock; lists: FootballLists }

/** What the analysis of a match page reads. Every answer refuses a match that no list shows. */
export function createAnalysisService({ db, clock, lists }: AnalysisServiceDeps): AnalysisService {
  async function open(matchId: number): Promise<Occasion & { sources: string[] }> {
    const sources = lists.sources()
    const occasion = await readOccasion(db, matchId, sources)
    if (!occasion) throw new RequestError('football.no_such_match', { details: { matchId } })
    return { ...occasion, sources }
  }

  /** However many ask for an answer within a second, it is read once. */
  function shared<Answer>(
    read: (matchId: number) => Promise<Answer>,
  ): (matchId: number) => Promise<Answer> {
    const answers = createFreshCache<Answer>(clock, ANSWERS_KEPT)
    return (matchId) => answers.get(String(matchId), ANSWER_LIFE_MS, () => read(matchId))
  }

  return {
    table: shared(async (matchId) => {
      const { seasonId, season, source } = await open(matchId)
      const known = await readSeason(db, seasonId, matchSources(source))
      if (!known) throw new RequestError('football.no_such_match', { details: { matchId } })
      const { rule, groups } = seasonTable(known)
      const ids = groups.flatMap(({ statistic }) => statistic.total.map(({ teamId }) => teamId))
      return { season, rule, teams: await readTeamNames(db, ids), groups }
    }),
    history: shared(async (matchId) => {
      const { home, away, kickoffAt, sources } = await open(matchId)
      const wanted = { kickoffAt, sources, limit: PAST * SPARE }
      const [vs, ofHome, ofAway] = await Promise.all([
        readMeetings(db, { home, away, ...wanted }).then(shown),
        readRecent(db, home, wanted).then(shown),
        readRecent(db, away, wanted).then(shown),
      ])
      const named = [...vs, ...ofHome, ...ofAway].flatMap((match) => [match.home, match.away])
      return {
        teams: await readTeamNames(db, [home, away, ...named]),
        history: { statHomeInfo: statInfo(vs, home), vs },
        recent: {
          statHomeInfo: statInfo(ofHome, home),
          statAwayInfo: statInfo(ofAway, away),
          home: ofHome,
          away: ofAway,
        },
      }
    }),
    goalTimes: shared(async (matchId) => {
      const { seasonId, season, source, home, away } = await open(matchId)
      const goals = await readSeasonGoals(db, {
        seasonId,
        home,
        away,
        sources: matchSources(source),
      })
      const played = once(goals)
      return { season, home: goalBins(played, home), away: goalBins(played, away) }
    }),
    future: shared(async (matchId) => {
      const { home, away, kickoffAt, sources } = await open(matchId)
      const next = async (teamId: number) => {
        const found = await readFuture(db, { teamId, kickoffAt, sources, limit: NEXT * SPARE })
        return once(found).slice(0, NEXT)
      }
      const [ofHome, ofAway] = await Promise.all([next(home), next(away)])
      const named = [...ofHome, ...ofAway].flatMap((match) => [match.home, match.away])
      return { teams: await readTeamNames(db, [home, away, ...named]), home: ofHome, away: ofAway }
    }),
  }
}

function shown(past: PastMatch[]): PastMatch[] {
  return once(past).slice(0, PAST)
}
