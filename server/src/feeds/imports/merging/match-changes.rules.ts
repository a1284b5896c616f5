import type { FeedFixture, FeedIncident, FeedMessage } from '../../feed'
import type { ImportSport, MatchState } from '../sport/import-sport'
import type { Assigned } from './assign-matches.rules'
import type { MergedIncident, MergedMatch } from './merge-cluster.rules'
import type { StoredIncident, StoredMatch } from './stored-match'

const FIELDS = ['type', 'side', 'minute', 'addedMinute', 'player', 'otherPlayer'] as const
const FACTS = ['referee', 'venue'] as const

/** A message and its source, which selects the sink. */
export type SourceMessage = { source: string; message: FeedMessage<MatchState> }

export type StaleParts = {
  matchId: number
  incidents: string[]
  statistics: { half: number; type: number }[]
  facts: (typeof FACTS)[number][]
}

export type MatchChanges = {
  fixture: Omit<FeedFixture, 'leagueKey' | 'seasonKey'> | null
  /** Parts that no source has any more; removed before the messages are stored. */
  stale: StaleParts | null
  messages: SourceMessage[]
  /** A stored value changed. */
  isCorrection: boolean
}

/** Changes that bring a stored match to its merged state; empty when there are none. */
export function changesOf(
  sport: ImportSport,
  { merged, stored, key }: Assigned,
  at: number,
): MatchChanges {
  const incidents = merged.incidents.filter((one) => !isStoredAs(one, stored))
  const statistics = merged.statistics.filter((one) => {
    const before = stored?.statistics.find(
      ({ half, type }) => half === one.half && type === one.type,
    )
    return before?.home !== one.home || before.away !== one.away || before.source !== one.source
  })
  const stale = stored && staleParts(merged, stored)
  const known = stored?.state ?? sport.notStarted()
  const isCorrection = isCorrected(sport, known, merged.state)
  const isStateChanged =
    isOtherState(sport, known, merged.state) ||
    (merged.stateSource !== null && stored !== null && stored.stateSource !== merged.stateSource)
  const hasChanges = isStateChanged || stale !== null || incidents.length + statistics.length > 0
  const own = merged.stateSource ?? stored?.stateSource ?? merged.fixtureSource
  const sources = new Set([...incidents, ...statistics].map(({ source }) => source))
  sources.delete(own)
  const messages = [...sources, ...(hasChanges ? [own] : [])].map(
    (source, index): SourceMessage => {
      const some = incidents.filter((one) => one.source === source).map(withoutSource)
      const counts = statistics.filter((one) => one.source === source).map(withoutSource)
      return {
        source,
        message: {
          kind: 'match',
          at,
          matchKey: key,
          state: merged.state,
          revision: (stored?.revision ?? 0) + index + 1,
          ...(some.length > 0 && { incidents: some }),
          ...(counts.length > 0 && { statistics: counts }),
          // In the first message only: each message with it is stored as a correction.
          ...(isCorrection && index === 0 && { correction: true }),
        },
      }
    },
  )
  messages.push(...factMessages(merged, stored, { key, at }))
  return { fixture: fixtureOf(merged, stored, key), stale, messages, isCorrection }
}

function fixtureOf(merged: MergedMatch, stored: StoredMatch | null, key: string) {
  const { homeKey, awayKey, round, kickoffAt, neutral } = merged
  const next = { homeKey, awayKey, round, kickoffAt, neutral }
  const isSame =
    stored !== null &&
    Object.entries(next).every(([name, value]) => stored[name as keyof typeof next] === value)
  return isSame ? null : { key, ...next }
}

function staleParts(merged: MergedMatch, stored: StoredMatch): StaleParts | null {
  const targets = new Map(merged.incidents.map((one) => [one.key, one]))
  const incidents = stored.incidents
    .filter((one) => targets.get(one.key)?.source !== one.source)
    .map(({ key }) => key)
  const statistics = stored.statistics
    .filter(
      (one) => !merged.statistics.some(({ half, type }) => half === one.half && type === one.type),
    )
    .map(({ half, type }) => ({ half, type }))
  const facts = FACTS.filter((name) => stored.facts[name] !== null && !merged.facts[name])
  const isNothing = incidents.length + statistics.length + facts.length === 0
  return isNothing ? null : { matchId: stored.id, incidents, statistics, facts }
}

function factMessages(
  { facts }: MergedMatch,
  stored: StoredMatch | null,
  { key, at }: { key: string; at: number },
): SourceMessage[] {
  const changed = FACTS.flatMap((name) => {
    const fact = facts[name]
    return fact && fact.value !== stored?.facts[name] ? [{ name, ...fact }] : []
  })
  return changed.map(({ name, value, source }, index) => {
    const revision = (stored?.facts.revision ?? 0) + index + 1
    return {
      source,
      message: { kind: 'facts', at, matchKey: key, revision, facts: { [name]: value } },
    }
  })
}

function isStoredAs(one: MergedIncident, stored: StoredMatch | null): boolean {
  const before = stored?.incidents.find(({ key }) => key === one.key)
  return before !== undefined && before.source === one.source && !isOther(before, one)
}

function isOther(stored: StoredIncident, next: FeedIncident): boolean {
  return FIELDS.some((name) => stored[name] !== next[name]) || `${stored.score}` !== `${next.score}`
}

function isOtherState({ fields }: ImportSport, known: MatchState, next: MatchState): boolean {
  return known.status !== next.status || fields.some((name) => `${known[name]}` !== `${next[name]}`)
}

function isCorrected(
  { notStarted, fields, isOver, certaintyOf }: ImportSport,
  known: MatchState,
  next: MatchState,
): boolean {
  const empty = notStarted()
  const isOtherPair = fields.some(
    (name) => `${known[name]}` !== `${empty[name]}` && `${known[name]}` !== `${next[name]}`,
  )
  const isOtherEnd = known.status !== next.status && isOver(known.status)
  return isOtherPair || isOtherEnd || certaintyOf(next.status) < certaintyOf(known.status)
}

function withoutSource<One extends { source: string }>({
  source: _,
  ...one
}: One): Omit<One, 'source'> {
  return one
}
