import type { Db } from '../../../platform/database'
import { isUnequalSchedule, yearsBeforeFinals } from '../../catalogue'
import type { SeasonRow } from '../merging/season-row'
import { countIn, type FileReport, reject } from '../report/file-report'
import { type ParsedMatch, type ParsedSeason, seasonKeyOf } from '../season/parsed-season'
import type { ImportSport } from '../sport/import-sport'
import { readKnownClubs } from './known-clubs.repository'
import { implausible, seasonDays, WRONG_DAYS } from './match-plausibility.rules'
import { contradictingPairs, OTHER_RESULT, TWICE_AT_ONE_GROUND } from './repeated-pairs.rules'
import { outOfOrder } from './round-order.rules'
import { strayClubs } from './stray-clubs.rules'

/** The largest season, the friendlies of a year, has some 700. */
const MAX_MATCHES = 5_000
/** Kind of a league in which all clubs play each other; in a cup a club may have one match. */
const LEAGUE = 1

/** A season with a larger share of contradictions is refused, unless it is one line alone. */
const MAX_SHARE = 0.01

type Deps = { db: Db; sport: ImportSport; now: number }

/**
 * The season without impossible matches; `report` has each of them with the reason. A season with
 * too many matches that contradict its days, rounds or pairs is refused: it has no matches left.
 * @param stored the rows of this season that are stored, of every source
 */
export async function plausibleSeason<Match extends ParsedMatch>(
  deps: Deps,
  season: ParsedSeason<Match>,
  stored: readonly SeasonRow[],
  report: FileReport,
): Promise<ParsedSeason<Match>> {
  const { league, name } = season
  const known = await readKnownClubs(
    deps.db,
    deps.sport.key,
    league.key,
    seasonKeyOf(league.key, name),
  )
  const wrong = contradictions(deps, season, stored)
  const max = Math.max(1, season.matches.length * MAX_SHARE)
  const inDoubt = [...wrong.values()].filter((why) => DOUBTS.includes(why))
  const isRejected = inDoubt.length > max
  if (isRejected) report.rejectedSeasons.push(rejection(season, inDoubt))
  const possible = season.matches.filter((match) => {
    const why = wrong.get(match) ?? (isRejected ? 'its season is refused' : null)
    if (why !== null) leaveOut(report, match, why)
    return why === null
  })
  const matches = withoutStrays(season, possible, known, report).map((match) =>
    withValidState(deps.sport, match, report),
  )
  const keys = new Set(matches.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))
  return { ...season, matches, teams: season.teams.filter(({ key }) => keys.has(key)) }
}

const OUT_OF_ORDER = 'a day that does not go with its round'
/** Reasons that put the whole season in doubt. */
const DOUBTS: readonly string[] = [...WRONG_DAYS, OUT_OF_ORDER, TWICE_AT_ONE_GROUND, OTHER_RESULT]

/** Impossible matches with the reason. */
function contradictions<Match extends ParsedMatch>(
  { sport, now }: Deps,
  { league, name, matches }: ParsedSeason<Match>,
  stored: readonly SeasonRow[],
): Map<Match, string> {
  const isLeague = league.kind === LEAGUE
  const days = seasonDays(name, {
    isLeague,
    mayEndInAutumn: sport.repeatsInRound,
    yearsBefore: yearsBeforeFinals(league.key),
  })
  const wrong = new Map<Match, string>()
  for (const match of matches) {
    const why = implausible(match, days, now, sport.maxScore)
    if (why !== null) wrong.set(match, why)
  }
  if (!isLeague || sport.repeatsInRound) return wrong
  const left = matches.filter((match) => !wrong.has(match))
  const misplaced = outOfOrder(left)
  for (const match of misplaced) wrong.set(match, OUT_OF_ORDER)
  if (isUnequalSchedule(league.key)) return wrong
  const ordered = left.filter((match) => !misplaced.has(match))
  return new Map([...wrong, ...contradictingPairs(ordered, stored)])
}

function rejection({ league, name, matches }: ParsedSeason, inDoubt: readonly string[]): string {
  const reasons = [...new Set(inDoubt)].map(
    (why) => `${inDoubt.filter((one) => one === why).length} × ${why}`,
  )
  const count = `${inDoubt.length} of ${matches.length} lines contradict it`
  return `${league.key}/${name}: ${count}: ${reasons.join(', ')}`
}

function leaveOut(report: FileReport, match: ParsedMatch, reason: string, what = ''): void {
  reject(report, match.from?.line ?? null, reason, what || `${match.homeKey}–${match.awayKey}`)
}

/** The matches without clubs of other seasons, and no more than a season can have. */
function withoutStrays<Match extends ParsedMatch>(
  { league }: ParsedSeason,
  matches: readonly Match[],
  known: ReadonlyMap<string, number>,
  report: FileReport,
): Match[] {
  const strays = league.kind === LEAGUE ? strayClubs(matches, known) : new Map<string, number>()
  const own = matches.filter((match) => {
    const stray = [match.homeKey, match.awayKey].find((key) => strays.has(key))
    if (stray !== undefined) {
      const what = `${stray} has ${strays.get(stray)}`
      leaveOut(report, match, 'a club in too few matches to be of this season', what)
    }
    return stray === undefined
  })
  const knownMatches = [...known.values()].reduce((sum, count) => sum + count, 0) / 2
  const room = knownMatches > MAX_MATCHES ? 0 : MAX_MATCHES
  for (const match of own.slice(room)) leaveOut(report, match, 'more matches than a season has')
  return own.slice(0, room)
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
