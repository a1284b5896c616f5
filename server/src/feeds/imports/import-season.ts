import type { Db } from '../../platform/database'
import type { FeedFixture, FeedMessage, FeedSink } from '../feed'
import { countIn, type FileReport, type OnRejected, type Outcome, reject } from './file-report'
import type { KnownMatch } from './meeting/known-match'
import { readKnownSeason } from './meeting/known-season.repository'
import { createSeasonBook, type Entry } from './meeting/season-book'
import { wordOn } from './meeting/word.rules'
import { plausibleSeason } from './plausibility'
import { seasonKeyOf, type ToldMatch, type ToldSeason } from './told'

/** Where an import works: it reads what is known, and says what is new through the sink of its source. */
export type Desk = {
  db: Db
  sink: FeedSink
  source: string
  /** Seconds since 1970. */
  now: number
  /** Receives every line of input that is not imported. */
  onRejected?: OnRejected
}

/** A told match with the name it is stored under. */
export type Met<Match extends ToldMatch> = {
  told: Match
  key: string
  kickoffAt: number
  /** What is stored has home and away the other way round. */
  isTurned: boolean
  outcome: Outcome
}

const AT_ONCE = 500

/**
 * Brings one season of one file in. A match that another import brought is the same match; only what is new or better
 * is said, so the same file again says nothing. Counts go to `report`; answers every match with its stored key.
 */
export async function importSeason<Match extends ToldMatch>(
  desk: Desk,
  told: ToldSeason<Match>,
  report: FileReport,
): Promise<Met<Match>[]> {
  const { db, sink, source, now: at } = desk
  const season = await plausibleSeason(desk, told, report)
  const seasonKey = seasonKeyOf(season.league.key, season.name)
  const known = await readKnownSeason(db, season.league.key, seasonKey)
  const book = createSeasonBook(`${season.league.key}/${season.name}`, known.matches)
  const hadOthers = known.matches.some((match) => match.source !== source)
  const entries: Entry<Match>[] = []
  for (const told of season.matches) {
    const entry = book.enter(told)
    if (entry === null) reject(report, told.from?.line ?? null, 'the same match again', nameOf(told))
    else entries.push(entry)
  }
  const fixtures = entries.flatMap((entry) =>
    fixtureOf(entry, { seasonKey, leagueKey: season.league.key, source }),
  )
  const messages = entries.flatMap((entry) => wordOn(entry, desk, report))
  await sink.deliver([
    { kind: 'catalogue', at, leagues: [season.league], teams: season.teams, seasons: [spanOf()] },
  ])
  if (fixtures.length > 0) await sink.deliver([{ kind: 'fixtures', at, fixtures }])
  for (let from = 0; from < messages.length; from += AT_ONCE)
    await sink.deliver(messages.slice(from, from + AT_ONCE))
  for (const entry of entries) count(entry)
  const outcome = outcomeOf(fixtures, messages)
  for (const entry of entries) report[outcome(entry)] += 1
  return entries.map((entry) => {
    const { told, key, known: match, isTurned } = entry
    return {
      told,
      key,
      isTurned,
      outcome: outcome(entry),
      kickoffAt: match && match.source !== source ? match.kickoffAt : told.kickoffAt,
    }
  })

  function spanOf() {
    const days = [known.startsOn, known.endsOn, ...season.matches.map(({ kickoffAt }) => isoDay(kickoffAt))]
    const sorted = days.filter((day) => day !== null).sort()
    const [startsOn = isoDay(at)] = sorted
    const endsOn = sorted.at(-1) ?? startsOn
    return { key: seasonKey, leagueKey: season.league.key, name: season.name, startsOn, endsOn }
  }

  function count({ told, known: match }: Entry<Match>): void {
    if (told.state?.score) report.results += 1
    if (match !== null && match.source !== source) report.joined += 1
    if (!hadOthers) countIn(report.notes, 'of a season that no other import has')
    const isAlone = match === null || (match.source === source && hadOthers)
    if (isAlone && hadOthers) report.unjoined.push(`${nameOf(told)}: no such match in ${seasonKey}`)
  }
}

function outcomeOf(fixtures: readonly FeedFixture[], messages: readonly FeedMessage[]) {
  const keys = new Set(fixtures.map(({ key }) => key))
  for (const message of messages) if (message.kind === 'match') keys.add(message.matchKey)
  return ({ known, key }: Entry<ToldMatch>): Outcome =>
    known === null ? 'stored' : keys.has(key) ? 'changed' : 'same'
}

type Place = { seasonKey: string; leagueKey: string; source: string }

/** The fixture as this source brings it first, changes its own, or fills in the round of another's. */
function fixtureOf({ told, key, known }: Entry<ToldMatch>, { source, ...place }: Place): FeedFixture[] {
  const { homeKey, awayKey, round, kickoffAt, neutral } = told
  if (known === null) return [{ key, ...place, homeKey, awayKey, round, kickoffAt, neutral }]
  const isOwn = known.source === source
  const stored = {
    homeKey: known.homeKey,
    awayKey: known.awayKey,
    kickoffAt: known.kickoffAt,
    neutral: known.neutral,
  }
  const next = isOwn
    ? { homeKey, awayKey, kickoffAt, neutral, round: round || known.round }
    : { ...stored, round: known.round || round }
  return isSame(next, known) ? [] : [{ key, ...place, ...next }]
}

function isSame(next: Omit<FeedFixture, 'key' | 'seasonKey' | 'leagueKey'>, known: KnownMatch): boolean {
  const { homeKey, awayKey, round, kickoffAt, neutral } = known
  const isSamePair = next.homeKey === homeKey && next.awayKey === awayKey
  return isSamePair && next.round === round && next.kickoffAt === kickoffAt && next.neutral === neutral
}

function nameOf({ kickoffAt, homeKey, awayKey }: ToldMatch): string {
  return `${isoDay(kickoffAt)} ${homeKey}–${awayKey}`
}

function isoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}
