import type { Db } from '../../../platform/database'
import { yearsBeforeFinals } from '../../catalogue'
import { countIn, type FileReport, reject } from '../report/file-report'
import { type ParsedMatch, type ParsedSeason, seasonKeyOf } from '../season/parsed-season'
import type { ImportSport } from '../sport/import-sport'
import { readKnownClubs } from './known-clubs.repository'
import { implausible, seasonDays } from './match-plausibility.rules'
import { strayClubs } from './stray-clubs.rules'

/** The largest season, the friendlies of a year, has some 700. */
const MAX_MATCHES = 5_000
/** Kind of a league in which all clubs play each other; in a cup a club may have one match. */
const LEAGUE = 1

/** The season without impossible matches; `report` has each of them with the reason. */
export async function plausibleSeason<Match extends ParsedMatch>(
  { db, sport, now }: { db: Db; sport: ImportSport; now: number },
  season: ParsedSeason<Match>,
  report: FileReport,
): Promise<ParsedSeason<Match>> {
  const { league, name } = season
  const leaveOut = (match: Match, reason: string, what = '') =>
    reject(report, match.from?.line ?? null, reason, what || `${match.homeKey}–${match.awayKey}`)
  const days = seasonDays(name, yearsBeforeFinals(league.key))
  const possible = season.matches.filter((match) => {
    const why = implausible(match, days, now, sport.maxScore)
    if (why !== null) leaveOut(match, why)
    return why === null
  })
  const known = await readKnownClubs(db, sport.key, league.key, seasonKeyOf(league.key, name))
  const strays = league.kind === LEAGUE ? strayClubs(possible, known) : new Map<string, number>()
  const own = possible.filter((match) => {
    const stray = [match.homeKey, match.awayKey].find((key) => strays.has(key))
    if (stray !== undefined) {
      const what = `${stray} has ${strays.get(stray)}`
      leaveOut(match, 'a club in too few matches to be of this season', what)
    }
    return stray === undefined
  })
  const knownMatches = [...known.values()].reduce((sum, count) => sum + count, 0) / 2
  const room = knownMatches > MAX_MATCHES ? 0 : MAX_MATCHES
  for (const match of own.slice(room)) leaveOut(match, 'more matches than a season has')
  const matches = own.slice(0, room).map((match) => withValidState(sport, match, report))
  const keys = new Set(matches.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))
  return { ...season, matches, teams: season.teams.filter(({ key }) => keys.has(key)) }
}

function withValidState<Match extends ParsedMatch>(
  { withoutContradictions }: ImportSport,
  match: Match,
  report: FileReport,
): Match {
  if (!match.state) return match
  const state = withoutContradictions(match.state)
  if (state === match.state) return match
  countIn(report.notes, 'a score of a part of the match that cannot go with the final one')
  return { ...match, state }
}
