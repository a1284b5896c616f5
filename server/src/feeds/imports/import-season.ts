import { isDeepStrictEqual } from 'node:util'
import { groupBy } from '@saidian/shared/lib'
import type { Db } from '../../platform/database'
import type { FeedSink } from '../feed'
import { countIn, type FileReport, type OnRejected, type Outcome, reject } from './file-report'
import { readImportRows, writeImportRows } from './import-rows.repository'
import { findSame, pairKey } from './merging/cluster-rows.rules'
import { renewRow } from './merging/renew-row.rules'
import type { SeasonRow } from './merging/season-row'
import { turn } from './merging/turn.rules'
import { plausibleSeason } from './plausibility'
import { type Settled, settleSeason } from './settle-season'
import { readStoredSpan, seasonIdOf } from './stored-season.repository'
import { seasonKeyOf, type ToldMatch, type ToldSeason } from './told'

/** Where an import works: its database, and the sinks through which it stores. */
export type Desk = {
  db: Db
  /** Sink of the source of this import. */
  sink: FeedSink
  /** Sinks of all import sources: a merge also stores what another import said. */
  sinkOf: (source: string) => FeedSink
  source: string
  /** Seconds since 1970. */
  now: number
  /** Receives every line of input that is not imported. */
  onRejected?: OnRejected
}

/** A match of a file with the key that it is stored under. */
export type Met<Match extends ToldMatch> = {
  told: Match
  key: string
  /** What is stored has home and away the other way round. */
  isTurned: boolean
  outcome: Outcome
}

/** Files without rounds: two teams may play again on the next day, never on the same. */
const SAME_DAY_SECONDS = 20 * 3600

type Entry<Match extends ToldMatch> = {
  told: Match
  row: SeasonRow
  isKnown: boolean
  isRenewed: boolean
}

/**
 * Imports one season of one file: stores what the file says beside what other imports say, and merges
 * all of it into the matches of the season. The same file again changes nothing. Counts go to
 * `report`; answers every match with its stored key.
 */
export async function importSeason<Match extends ToldMatch>(
  desk: Desk,
  told: ToldSeason<Match>,
  report: FileReport,
): Promise<Met<Match>[]> {
  const { db, source, now } = desk
  const season = await plausibleSeason(desk, told, report)
  const { league, name } = season
  const seasonKey = seasonKeyOf(league.key, name)
  const matches = withoutRepeats(season.matches, report)
  await storeCatalogue(desk, { ...season, matches }, seasonKey)
  const seasonId = await seasonIdOf(db, league.key, seasonKey)
  if (seasonId === null) throw new Error(`season ${seasonKey} was not stored`)

  const rows = await readImportRows(db, seasonId)
  const entries = enterAll(matches, rows, source)
  const changed = entries.filter(({ isKnown, isRenewed }) => !isKnown || isRenewed)
  await writeImportRows(
    db,
    seasonId,
    changed.map(({ row }) => row),
    now,
  )
  const settled = await settleSeason(desk, { seasonId, leagueKey: league.key, seasonKey, name })
  const hasOthers = rows.some((row) => row.source !== source)
  return countAll(entries, settled, { report, source, seasonKey, hasOthers })
}

/** Leagues, teams and the days that the season spans. */
async function storeCatalogue(
  { db, sink, now: at }: Desk,
  { league, name, teams, matches }: ToldSeason,
  key: string,
): Promise<void> {
  const span = await readStoredSpan(db, league.key, key)
  const days = [...span, ...matches.map(({ kickoffAt }) => isoDay(kickoffAt))].sort()
  const [startsOn = isoDay(at)] = days
  const endsOn = days.at(-1) ?? startsOn
  const seasons = [{ key, leagueKey: league.key, name, startsOn, endsOn }]
  await sink.deliver([{ kind: 'catalogue', at, leagues: [league], teams, seasons }])
}

function withoutRepeats<Match extends ToldMatch>(
  matches: readonly Match[],
  report: FileReport,
): Match[] {
  const byPair = new Map<string, Match[]>()
  return matches.filter((match) => {
    const pair = pairKey(match)
    const before = byPair.get(pair) ?? []
    if (before.some((other) => isRepeat(other, match))) {
      reject(report, match.from?.line ?? null, 'the same match again', nameOf(match))
      return false
    }
    byPair.set(pair, [...before, match])
    return true
  })
}

function isRepeat(before: ToldMatch, match: ToldMatch): boolean {
  const distance = Math.abs(before.kickoffAt - match.kickoffAt)
  if (distance === 0) return true
  if (before.round !== match.round) return false
  // One row of a postponed match has the old day; two results in one round are a best-of-three.
  const areBothPlayed = before.state?.score != null && match.state?.score != null
  return distance <= SAME_DAY_SECONDS || (match.round !== '' && !areBothPlayed)
}

/** Each match with the row of its source, known or new. */
function enterAll<Match extends ToldMatch>(
  matches: readonly Match[],
  rows: readonly SeasonRow[],
  source: string,
): Entry<Match>[] {
  const ownRows = groupBy(
    rows.filter((row) => row.source === source),
    ({ match }) => pairKey(match),
  )
  const taken = new Set<SeasonRow>()
  return matches.map((told) => {
    const own = (ownRows.get(pairKey(told)) ?? []).filter((row) => !taken.has(row))
    const known = findSame(told, own, ({ match }) => [match])
    const content = contentOf(told)
    if (!known) return { told, row: newRow(source, content), isKnown: false, isRenewed: false }
    taken.add(known)
    const next = contentOf(renewRow(known.match, content))
    const isRenewed = !isDeepStrictEqual(withoutOrigin(next), known.match)
    return { told, row: { ...known, match: next }, isKnown: true, isRenewed }
  })
}

function newRow(source: string, match: ToldMatch): SeasonRow {
  return { id: null, source, matchId: null, match }
}

/** What is stored of a match, as it is read back: a format may have more of it. */
function contentOf(match: ToldMatch): ToldMatch {
  const { from, homeKey, awayKey, kickoffAt, isDayOnly, round, neutral } = match
  const { state, incidents, statistics, facts = {} } = match
  const fixture = { from, homeKey, awayKey, kickoffAt, isDayOnly, round, neutral }
  return JSON.parse(JSON.stringify({ ...fixture, state, incidents, statistics, facts }))
}

function withoutOrigin({ from: _, ...match }: ToldMatch): ToldMatch {
  return match
}

type Counting = { report: FileReport; source: string; seasonKey: string; hasOthers: boolean }

function countAll<Match extends ToldMatch>(
  entries: readonly Entry<Match>[],
  settled: readonly Settled[],
  { report, source, seasonKey, hasOthers }: Counting,
): Met<Match>[] {
  const byContent = new Map(
    settled.flatMap((one) => one.cluster.rows.map(({ row }) => [rowName(row), one] as const)),
  )
  return entries.map(({ told, row, isKnown, isRenewed }) => {
    const match = byContent.get(rowName(row))
    if (!match) throw new Error(`row of ${nameOf(told)} was not merged`)
    const { cluster, merged, key } = match
    const outcome = outcomeOf(isKnown, isRenewed)
    report[outcome] += 1
    if (told.state?.score) report.results += 1
    const others = cluster.rows.filter((other) => other.row.source !== source)
    if (others.length > 0) report.joined += 1
    if (!hasOthers) countIn(report.notes, 'of a season that no other import has')
    else if (others.length === 0)
      report.unjoined.push(`${nameOf(told)}: no such match in ${seasonKey}`)
    const isTurned = merged.homeKey !== told.homeKey
    noteDifferences(report, isTurned ? turn(told) : told, match)
    return { told, key, isTurned, outcome }
  })
}

function outcomeOf(isKnown: boolean, isRenewed: boolean): Outcome {
  if (!isKnown) return 'stored'
  return isRenewed ? 'changed' : 'same'
}

function noteDifferences(report: FileReport, told: ToldMatch, { merged, changes }: Settled): void {
  const { score } = merged.state
  const said = told.state?.score
  if (said && `${said}` !== `${score}`)
    countIn(report.notes, 'another result stands', `${nameOf(told)}: ${score}, not ${said}`)
  if (changes.isCorrection) countIn(report.notes, 'corrected', `${nameOf(told)}: ${score}`)
}

/** Unique among the rows of a season. */
function rowName({ source, match: { homeKey, awayKey, kickoffAt, round } }: SeasonRow): string {
  return [source, homeKey, awayKey, kickoffAt, round].join(' ')
}

function nameOf({ kickoffAt, homeKey, awayKey }: ToldMatch): string {
  return `${isoDay(kickoffAt)} ${homeKey}–${awayKey}`
}

function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}
