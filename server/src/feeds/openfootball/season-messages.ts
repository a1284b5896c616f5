import type { FeedFixture, FeedMatchState, FeedMessage, FeedTeam } from '../feed'
import type { ClubBook } from './clubs'
import { instantIn, USUAL_TIME, zoneOf } from './kickoff.rules'
import { roundZh } from './round.rules'
import type { SeasonRow } from './season-file'

export type SeasonReport = {
  rows: number
  fixtures: number
  results: number
  withoutTime: number
  /** Played according to the date, but the file has no score. */
  withoutResult: number
  skipped: Map<string, number>
}
export type Season = { leagueKey: string; name: string; rows: (SeasonRow | null)[] }
export type SeasonMessages = {
  teams: FeedTeam[]
  fixtures: FeedFixture[]
  matches: FeedMessage[]
  report: SeasonReport
}

/** Later knowledge has the higher number, so importing an older file again changes nothing. */
const REVISION = { undecided: 1, putOff: 2, result: 3 } as const
const DAY_SECONDS = 86_400
const STATUS = { finished: 8, postponed: 9, cancelled: 12, undecided: 13 } as const

/** Fixtures and results of one season, with an account of every row. `at` is the time of the import in seconds. */
export function seasonMessages(
  { leagueKey, name, rows }: Season,
  clubs: ClubBook,
  at: number,
): SeasonMessages {
  const zone = zoneOf(leagueKey)
  const teams = new Map<string, FeedTeam>()
  const fixtures = new Map<string, FeedFixture>()
  const matches: FeedMessage[] = []
  const report: SeasonReport = {
    rows: rows.length,
    fixtures: 0,
    results: 0,
    withoutTime: 0,
    withoutResult: 0,
    skipped: new Map(),
  }
  const skip = (why: string) => report.skipped.set(why, (report.skipped.get(why) ?? 0) + 1)
  for (const row of rows) {
    const fixture = row === null ? 'row of another shape' : fixtureOf(row, { leagueKey, name }, zone, clubs)
    if (row === null || typeof fixture === 'string') {
      skip(`${fixture}`)
      continue
    }
    if (fixtures.has(fixture.key)) {
      skip('the same match again')
      continue
    }
    fixtures.set(fixture.key, fixture)
    for (const club of [row.team1, row.team2].map((name) => clubs.find(name, leagueKey.slice(0, 3))))
      teams.set(club.key, club)
    if (row.time === undefined) report.withoutTime++
    const known = knownOf(row, fixture.kickoffAt, at)
    if (known === null) continue
    if (known.status === STATUS.finished) report.results++
    if (known.status === STATUS.undecided) report.withoutResult++
    matches.push({
      kind: 'match',
      at,
      matchKey: fixture.key,
      revision: known.revision,
      state: stateOf(row, known.status),
    })
  }
  report.fixtures = fixtures.size
  return { teams: [...teams.values()], fixtures: [...fixtures.values()], matches, report }
}

export function seasonKeyOf(leagueKey: string, name: string): string {
  return `openfootball:${leagueKey}/${name}`
}

/** The fixture of a row, or why there is none. */
function fixtureOf(
  row: SeasonRow,
  { leagueKey, name }: Omit<Season, 'rows'>,
  zone: string | null,
  clubs: ClubBook,
): FeedFixture | string {
  const kickoffAt = zone === null ? null : instantIn(zone, row.date, row.time ?? USUAL_TIME)
  if (kickoffAt === null) return 'no readable date'
  const area = leagueKey.slice(0, 3)
  const homeKey = clubs.find(row.team1, area).key
  const awayKey = clubs.find(row.team2, area).key
  if (homeKey === awayKey) return 'a club against itself'
  return {
    key: `${leagueKey}/${name}/${row.round}/${homeKey}-${awayKey}`,
    seasonKey: seasonKeyOf(leagueKey, name),
    leagueKey,
    homeKey,
    awayKey,
    round: roundZh(row.round),
    kickoffAt,
    neutral: /Finals, Final$/.test(row.round),
  }
}

/** Null: not yet played, nothing to say beyond the fixture. */
function knownOf(row: SeasonRow, kickoffAt: number, at: number): { status: number; revision: number } | null {
  if (row.score?.ft) return { status: STATUS.finished, revision: REVISION.result }
  if (row.status === 'postponed') return { status: STATUS.postponed, revision: REVISION.putOff }
  if (row.status === 'cancelled') return { status: STATUS.cancelled, revision: REVISION.putOff }
  return kickoffAt < at - DAY_SECONDS ? { status: STATUS.undecided, revision: REVISION.undecided } : null
}

function stateOf({ score = {} }: SeasonRow, status: number): FeedMatchState {
  const { ft = null, ht = null, et = null, p = null } = status === STATUS.finished ? score : {}
  // A level shoot-out cannot be: the source is wrong there, so nothing is said of it.
  const shootout = p !== null && p[0] !== p[1] ? p : null
  const counted = { corners: null, yellow: null, red: null, varCheck: false }
  return { status, halfKickoffAt: null, score: ft, half: ht, extra: et, shootout, ...counted }
}
