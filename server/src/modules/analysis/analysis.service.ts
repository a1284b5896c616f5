import type {
  MatchFuture,
  MatchGoalTimes,
  MatchHistory,
  MatchTable,
  PastMatch,
} from '@saidian/shared/contracts/football'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { createFreshCache, type FootballLists, matchSources } from '../football'
import { type AnalysedMatch, readAnalysedMatch, readTeamNames } from './analysed-match.repository'
import { deduplicate } from './deduplicate.rules'
import { readMeetings, readRecent } from './form/form.repository'
import { statInfo } from './form/form.rules'
import { readFuture } from './future.repository'
import { goalBins } from './goal-bins.rules'
import { readSeasonGoals } from './goal-times.repository'
import { readSeason } from './table/season.repository'
import { seasonTable } from './table/season-table.rules'

const MAX_PAST = 40
const MAX_NEXT = 5
/** Factor of rows read for the rows shown: duplicates of several sources are removed. */
const DUPLICATE_FACTOR = 2
/** Maximum of cached matches. */
const MAX_ANSWERS = 200
const ANSWER_LIFE_MS = 1_000

export type AnalysisService = {
  table: (matchId: number) => Promise<MatchTable>
  history: (matchId: number) => Promise<MatchHistory>
  goalTimes: (matchId: number) => Promise<MatchGoalTimes>
  future: (matchId: number) => Promise<MatchFuture>
}

export type AnalysisServiceDeps = { db: Db; clock: Clock; lists: FootballLists }

/** Reads of the analysis page; throws `football.no_such_match` for a match that no list shows. */
export function createAnalysisService({ db, clock, lists }: AnalysisServiceDeps): AnalysisService {
  async function open(matchId: number): Promise<OpenMatch> {
    const sources = lists.sources()
    const match = await readAnalysedMatch(db, matchId, sources)
    if (!match) throw new RequestError('football.no_such_match', { details: { matchId } })
    return { ...match, sources }
  }

  /** Shares one read among the calls of a second. */
  function shared<Answer>(
    read: (matchId: number) => Promise<Answer>,
  ): (matchId: number) => Promise<Answer> {
    const answers = createFreshCache<Answer>(clock, MAX_ANSWERS)
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
    history: shared(async (matchId) => readHistory(db, await open(matchId))),
    goalTimes: shared(async (matchId) => {
      const { seasonId, season, source, home, away } = await open(matchId)
      const goals = await readSeasonGoals(db, {
        seasonId,
        home,
        away,
        sources: matchSources(source),
      })
      const played = deduplicate(goals)
      return { season, home: goalBins(played, home), away: goalBins(played, away) }
    }),
    future: shared(async (matchId) => readNext(db, await open(matchId))),
  }
}

type OpenMatch = AnalysedMatch & { sources: string[] }

/** Head to head and form of both teams before the match. */
async function readHistory(
  db: Db,
  { home, away, kickoffAt, sources }: OpenMatch,
): Promise<MatchHistory> {
  const wanted = { kickoffAt, sources, limit: MAX_PAST * DUPLICATE_FACTOR }
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
}

function shown(past: PastMatch[]): PastMatch[] {
  return deduplicate(past).slice(0, MAX_PAST)
}

/** The next matches of both teams after the match. */
async function readNext(
  db: Db,
  { home, away, kickoffAt, sources }: OpenMatch,
): Promise<MatchFuture> {
  const limit = MAX_NEXT * DUPLICATE_FACTOR
  const next = async (teamId: number) => {
    const found = await readFuture(db, { teamId, kickoffAt, sources, limit })
    return deduplicate(found).slice(0, MAX_NEXT)
  }
  const [ofHome, ofAway] = await Promise.all([next(home), next(away)])
  const named = [...ofHome, ...ofAway].flatMap((match) => [match.home, match.away])
  return { teams: await readTeamNames(db, [home, away, ...named]), home: ofHome, away: ofAway }
}
