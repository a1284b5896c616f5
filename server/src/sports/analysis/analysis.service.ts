import type { Team } from '@saidian/shared/contracts/matches'
import { createFreshCache } from '../../platform/cache'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { MatchLists } from '../lists'
import { type AnalysedMatch, readAnalysedMatch, readTeamNames } from './analysed-match.repository'
import type { AnalysisSport } from './analysis-sport'
import { deduplicate } from './deduplicate.rules'
import { readMeetings, readRecent } from './form/form.repository'
import { formOf, type PastMatch } from './form/form.rules'
import { type FutureMatch, readFuture } from './future.repository'
import type { MatchPast } from './history.rules'
import { readSeasonAge, type SeasonAge } from './table/filling.repository'
import { readSeason } from './table/season.repository'
import { type SeasonTable, seasonTable } from './table/season-table.rules'

const MAX_PAST = 40
const MAX_NEXT = 5
/** Factor of rows read for the rows shown: duplicates of several sources are removed. */
const DUPLICATE_FACTOR = 2
/** Maximum of cached matches. */
const MAX_ANSWERS = 200
const ANSWER_LIFE_MS = 1_000

/** A match of the shown sources, and these. */
export type OpenMatch = AnalysedMatch & { sources: string[] }

type NamedTable<Rule extends string> = SeasonTable<Rule> &
  SeasonAge & { season: string; teams: Team[] }
export type MatchNext = { teams: Team[]; home: FutureMatch[]; away: FutureMatch[] }

export type AnalysisService<Rule extends string = string> = {
  table: (matchId: number) => Promise<NamedTable<Rule>>
  past: (matchId: number) => Promise<MatchPast>
  next: (matchId: number) => Promise<MatchNext>
  /** A read of the sport itself. Like the others, the calls of a second share it. */
  share: <Answer>(
    read: (match: OpenMatch) => Promise<Answer>,
  ) => (matchId: number) => Promise<Answer>
}

export type AnalysisServiceDeps<Rule extends string> = {
  db: Db
  clock: Clock
  sport: AnalysisSport<Rule>
  lists: Pick<MatchLists, 'sources'>
}

/** Reads of the analysis page; each throws `noSuchMatch` for a match that no list shows. */
export function createAnalysisService<Rule extends string>({
  db,
  clock,
  sport,
  lists,
}: AnalysisServiceDeps<Rule>): AnalysisService<Rule> {
  const noSuchMatch = (matchId: number) =>
    new RequestError(sport.errors.noSuchMatch, { details: { matchId } })

  async function open(matchId: number): Promise<OpenMatch> {
    const sources = lists.sources()
    const match = await readAnalysedMatch(db, sport, matchId, sources)
    if (!match) throw noSuchMatch(matchId)
    return { ...match, sources }
  }

  function share<Answer>(
    read: (match: OpenMatch) => Promise<Answer>,
  ): (matchId: number) => Promise<Answer> {
    const answers = createFreshCache<Answer>(clock, MAX_ANSWERS)
    return (matchId) =>
      answers.get(String(matchId), ANSWER_LIFE_MS, async () => read(await open(matchId)))
  }

  return {
    table: share(async ({ id, seasonId, season, source }) => {
      const sources = sport.sources.sharing(source)
      const [known, age] = await Promise.all([
        readSeason(db, sport, seasonId, sources),
        readSeasonAge(db, sport, seasonId, { sources, nowMs: clock.now() }),
      ])
      if (!known) throw noSuchMatch(id)
      const table = seasonTable(known, sport.tables)
      const rows = table.groups.flatMap(({ statistic }) => statistic.total)
      const ids = rows.map(({ teamId }) => teamId)
      return { season, teams: await readTeamNames(db, ids), ...table, ...age }
    }),
    past: share((match) => readPast(db, sport, match)),
    next: share((match) => readNext(db, sport, match)),
    share,
  }
}

async function readPast(
  db: Db,
  sport: AnalysisSport,
  { home, away, kickoffAt, sources }: OpenMatch,
): Promise<MatchPast> {
  const wanted = { sport, kickoffAt, sources, limit: MAX_PAST * DUPLICATE_FACTOR }
  const shownOf = (past: PastMatch[]) =>
    deduplicate(past, sport.tables.sameMatchSeconds).slice(0, MAX_PAST)
  const [meetings, ofHome, ofAway] = await Promise.all([
    readMeetings(db, { home, away, ...wanted }).then(shownOf),
    readRecent(db, home, wanted).then(shownOf),
    readRecent(db, away, wanted).then(shownOf),
  ])
  const named = [...meetings, ...ofHome, ...ofAway].flatMap((match) => [match.home, match.away])
  return {
    teams: await readTeamNames(db, [home, away, ...named]),
    meetings: { form: formOf(meetings, home), matches: meetings },
    home: { form: formOf(ofHome, home), matches: ofHome },
    away: { form: formOf(ofAway, away), matches: ofAway },
  }
}

/** The next matches of both teams after the match. */
async function readNext(
  db: Db,
  sport: AnalysisSport,
  { home, away, kickoffAt, sources }: OpenMatch,
): Promise<MatchNext> {
  const limit = MAX_NEXT * DUPLICATE_FACTOR
  const next = async (teamId: number) => {
    const found = await readFuture(db, { sport, teamId, kickoffAt, sources, limit })
    return deduplicate(found, sport.tables.sameMatchSeconds).slice(0, MAX_NEXT)
  }
  const [ofHome, ofAway] = await Promise.all([next(home), next(away)])
  const named = [...ofHome, ...ofAway].flatMap((match) => [match.home, match.away])
  return { teams: await readTeamNames(db, [home, away, ...named]), home: ofHome, away: ofAway }
}
