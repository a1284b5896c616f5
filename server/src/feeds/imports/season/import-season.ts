import { isDeepStrictEqual } from 'node:util'
import { groupBy } from '@saidian/shared/lib'
import type { Db } from '../../../platform/database'
import type { FeedSink } from '../../feed'
import { findSame, pairKey } from '../merging/cluster-rows.rules'
import { renewRow } from '../merging/renew-row.rules'
import type { SeasonRow } from '../merging/season-row'
import { swapSides } from '../merging/swap-sides.rules'
import { plausibleSeason } from '../plausibility'
import {
  countIn,
  type FileReport,
  type OnRejected,
  type Outcome,
  reject,
} from '../report/file-report'
import type { ImportSport, MatchState } from '../sport/import-sport'
import { readCloseMatches } from './close-matches.repository'
import { readImportRows, writeImportRows } from './import-rows.repository'
import { type ParsedMatch, type ParsedSeason, seasonKeyOf } from './parsed-season'
import { type Settled, settleSeason } from './settle-season'
import { readStoredSpan, seasonIdOf } from './stored-season.repository'

/** What every import needs: its database and the sinks that store its messages. */
export type ImportContext = {
  db: Db
  sport: ImportSport
  /** Sink of the source of this import. */
  sink: FeedSink<MatchState>
  /** Sinks of all import sources: a merge also stores data of other imports. */
  sinkOf: (source: string) => FeedSink<MatchState>
  source: string
  /** Seconds since 1970. */
  now: number
  /** Receives every line of input that is not imported. */
  onRejected?: OnRejected
}

/** A match of a file with its stored key. */
export type ImportedMatch<Match extends ParsedMatch> = {
  parsed: Match
  key: string
  /** The stored match has home and away swapped. */
  isSwapped: boolean
  outcome: Outcome
}

/** Two teams do not play each other twice within this time. */
const SAME_DAY_SECONDS = 20 * 3600

type Entry<Match extends ParsedMatch> = {
  parsed: Match
  row: SeasonRow
  isKnown: boolean
  isRenewed: boolean
}

/**
 * Imports one season of one file: stores its rows beside the rows of other imports and merges all
 * of them into the matches of the season. Importing the same file again changes nothing. Counts the
 * lines in `report` and returns every match with its stored key.
 */
export async function importSeason<Match extends ParsedMatch>(
  context: ImportContext,
  parsed: ParsedSeason<Match>,
  report: FileReport,
): Promise<ImportedMatch<Match>[]> {
  const { db, sport, source, now } = context
  const { league, name } = parsed
  const seasonKey = seasonKeyOf(league.key, name)
  const knownId = await seasonIdOf(db, sport.key, league.key, seasonKey)
  const rows = knownId === null ? [] : await readImportRows(db, knownId)
  const season = await plausibleSeason(context, parsed, rows, report)
  if (season.matches.length === 0) return []
  const matches = withoutRepeats(sport, season.matches, report)
  await storeCatalogue(context, { ...season, matches }, seasonKey)
  const seasonId = await seasonIdOf(db, sport.key, league.key, seasonKey)
  if (seasonId === null) throw new Error(`season ${seasonKey} was not stored`)

  const entries = entriesOf(matches, rows, context)
  const changed = entries.filter(({ isKnown, isRenewed }) => !isKnown || isRenewed)
  await writeImportRows(
    db,
    seasonId,
    changed.map(({ row }) => row),
    now,
  )
  const settled = await settleSeason(context, { seasonId, leagueKey: league.key, seasonKey, name })
  // Days in a row are usual in a sport whose pairs meet twice in a round.
  if (!sport.repeatsInRound) report.findings.push(...(await readCloseMatches(db, sport, seasonId)))
  const hasOthers = rows.some((row) => row.source !== source)
  return countAll(entries, settled, { report, source, sport, seasonKey, hasOthers })
}

/** Delivers league, teams and season; the season spans all stored and new days. */
async function storeCatalogue(
  { db, sport, sink, now: at }: ImportContext,
  { league, name, teams, matches }: ParsedSeason,
  key: string,
): Promise<void> {
  const span = await readStoredSpan(db, sport.key, league.key, key)
  const days = [...span, ...matches.map(({ kickoffAt }) => isoDay(kickoffAt))].sort()
  const [startsOn = isoDay(at)] = days
  const endsOn = days.at(-1) ?? startsOn
  const seasons = [{ key, leagueKey: league.key, name, startsOn, endsOn }]
  await sink.deliver([{ kind: 'catalogue', at, leagues: [league], teams, seasons }])
}

function withoutRepeats<Match extends ParsedMatch>(
  { repeatsInRound }: ImportSport,
  matches: readonly Match[],
  report: FileReport,
): Match[] {
  const byPair = new Map<string, Match[]>()
  return matches.filter((match) => {
    const pair = pairKey(match)
    const before = byPair.get(pair) ?? []
    if (before.some((other) => isRepeat(other, match, repeatsInRound))) {
      reject(report, match.from?.line ?? null, 'the same match again', nameOf(match))
      return false
    }
    byPair.set(pair, [...before, match])
    return true
  })
}

function isRepeat(before: ParsedMatch, match: ParsedMatch, repeatsInRound: boolean): boolean {
  const distance = Math.abs(before.kickoffAt - match.kickoffAt)
  if (distance === 0) return true
  if (before.round !== match.round) return false
  // A postponed match may have a second row with its old day; two results are a best-of-three.
  const areBothPlayed = before.state?.score != null && match.state?.score != null
  if (distance <= SAME_DAY_SECONDS) return true
  return !repeatsInRound && match.round !== '' && !areBothPlayed
}

/** Each match with its row of this source, known or new. */
function entriesOf<Match extends ParsedMatch>(
  matches: readonly Match[],
  rows: readonly SeasonRow[],
  { source, sport }: Pick<ImportContext, 'source' | 'sport'>,
): Entry<Match>[] {
  const ownRows = groupBy(
    rows.filter((row) => row.source === source),
    ({ match }) => pairKey(match),
  )
  const taken = new Set<SeasonRow>()
  return matches.map((parsed) => {
    const own = (ownRows.get(pairKey(parsed)) ?? []).filter((row) => !taken.has(row))
    const known = findSame(parsed, own, ({ match }) => [match])
    const content = contentOf(parsed)
    if (!known) return { parsed, row: newRow(source, content), isKnown: false, isRenewed: false }
    taken.add(known)
    const next = contentOf(renewRow(sport, known.match, content))
    const isRenewed = !isDeepStrictEqual(withoutOrigin(next), known.match)
    return { parsed, row: { ...known, match: next }, isKnown: true, isRenewed }
  })
}

function newRow(source: string, match: ParsedMatch): SeasonRow {
  return { id: null, source, matchId: null, match }
}

/** The stored fields of a match, as JSON returns them; a format may have more fields. */
function contentOf(match: ParsedMatch): ParsedMatch {
  const { from, homeKey, awayKey, kickoffAt, isDayOnly, round, neutral } = match
  const { state, incidents, statistics, facts = {} } = match
  const fixture = { from, homeKey, awayKey, kickoffAt, isDayOnly, round, neutral }
  return JSON.parse(JSON.stringify({ ...fixture, state, incidents, statistics, facts }))
}

function withoutOrigin({ from: _, ...match }: ParsedMatch): ParsedMatch {
  return match
}

type Counting = {
  report: FileReport
  source: string
  sport: ImportSport
  seasonKey: string
  hasOthers: boolean
}

function countAll<Match extends ParsedMatch>(
  entries: readonly Entry<Match>[],
  settled: readonly Settled[],
  { report, source, sport, seasonKey, hasOthers }: Counting,
): ImportedMatch<Match>[] {
  const byContent = new Map(
    settled.flatMap((one) => one.cluster.rows.map(({ row }) => [rowName(row), one] as const)),
  )
  return entries.map(({ parsed, row, isKnown, isRenewed }) => {
    const match = byContent.get(rowName(row))
    if (!match) throw new Error(`row of ${nameOf(parsed)} was not merged`)
    const { cluster, merged, key } = match
    const outcome = outcomeOf(isKnown, isRenewed)
    report[outcome] += 1
    if (parsed.state?.score) report.results += 1
    const others = cluster.rows.filter((other) => other.row.source !== source)
    if (others.length > 0) report.joined += 1
    if (!hasOthers) countIn(report.notes, 'of a season that no other import has')
    else if (others.length === 0)
      report.unjoined.push(`${nameOf(parsed)}: no such match in ${seasonKey}`)
    const isSwapped = merged.homeKey !== parsed.homeKey
    noteDifferences(report, isSwapped ? swapSides(sport, parsed) : parsed, match)
    return { parsed, key, isSwapped, outcome }
  })
}

function outcomeOf(isKnown: boolean, isRenewed: boolean): Outcome {
  if (!isKnown) return 'stored'
  return isRenewed ? 'changed' : 'same'
}

function noteDifferences(
  report: FileReport,
  parsed: ParsedMatch,
  { merged, changes }: Settled,
): void {
  const { score } = merged.state
  const parsedScore = parsed.state?.score
  if (parsedScore && `${parsedScore}` !== `${score}`)
    countIn(
      report.notes,
      'another result stands',
      `${nameOf(parsed)}: ${score}, not ${parsedScore}`,
    )
  if (changes.isCorrection) countIn(report.notes, 'corrected', `${nameOf(parsed)}: ${score}`)
}

/** Unique among the rows of a season. */
function rowName({ source, match: { homeKey, awayKey, kickoffAt, round } }: SeasonRow): string {
  return [source, homeKey, awayKey, kickoffAt, round].join(' ')
}

function nameOf({ kickoffAt, homeKey, awayKey }: ParsedMatch): string {
  return `${isoDay(kickoffAt)} ${homeKey}–${awayKey}`
}

function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}
