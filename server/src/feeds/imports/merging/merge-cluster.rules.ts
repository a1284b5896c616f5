import { groupBy } from '@saidian/shared/lib'
import type { FeedIncident, FeedStatistic } from '../../feed'
import type { ParsedFacts, ParsedMatch } from '../season/parsed-season'
import type { ImportSport, MatchState } from '../sport/import-sport'
import type { Cluster } from './season-row'
import { fixturePriorityOf, priorityOf } from './source-priority.rules'
import { swapSides } from './swap-sides.rules'

/** One match merged from all its sources; every part names its source. */
export type MergedMatch = Pick<
  ParsedMatch,
  'homeKey' | 'awayKey' | 'kickoffAt' | 'round' | 'neutral'
> & {
  fixtureSource: string
  state: MatchState
  /** Null while no source has a state. */
  stateSource: string | null
  incidents: MergedIncident[]
  statistics: MergedStatistic[]
  facts: MergedFacts
}
export type MergedIncident = FeedIncident & { source: string }
export type MergedStatistic = FeedStatistic & { source: string }
export type MergedFacts = { [Name in keyof ParsedFacts]?: { value: string; source: string } }

type SourcedMatch = { source: string; match: ParsedMatch }

/** Goals, shoot-out kicks, cards. All incidents of a class come from one source. */
const CLASSES = [
  [1, 8, 17],
  [29, 30],
  [3, 4, 15],
]
const FACTS = ['referee', 'venue'] as const
const SHOOTOUT_OVER = 27

export function mergeCluster(sport: ImportSport, { rows }: Cluster): MergedMatch {
  const entries = rows.map(({ row, isSwapped }) => ({
    source: row.source,
    match: isSwapped ? swapSides(sport, row.match) : row.match,
  }))
  const byResult = entries.toSorted((a, b) => priorityOf(a.source) - priorityOf(b.source))
  const { state, stateSource } = mergedState(sport, byResult)
  return {
    ...mergedFixture(entries),
    state,
    stateSource,
    incidents: mergedIncidents(byResult, state),
    statistics: mergedStatistics(byResult),
    facts: mergedFacts(byResult),
  }
}

function mergedFixture(entries: readonly SourcedMatch[]) {
  const byFixture = entries.toSorted(
    (a, b) => fixturePriorityOf(b.source) - fixturePriorityOf(a.source),
  )
  const [first] = byFixture
  if (!first) throw new Error('a cluster has at least one row')
  const timed = byFixture.find(({ match }) => !match.isDayOnly) ?? first
  const { homeKey, awayKey, neutral } = first.match
  const round = byFixture.find(({ match }) => match.round !== '')?.match.round ?? ''
  return {
    homeKey,
    awayKey,
    neutral,
    round,
    kickoffAt: timed.match.kickoffAt,
    fixtureSource: first.source,
  }
}

/** Merges from the lowest priority to the highest; skips a less certain status. */
function mergedState(
  { notStarted, certaintyOf, fields }: ImportSport,
  entries: readonly SourcedMatch[],
): Pick<MergedMatch, 'state' | 'stateSource'> {
  const state = notStarted()
  let stateSource: string | null = null
  for (const { source, match } of entries) {
    if (match.state === null || certaintyOf(match.state.status) < certaintyOf(state.status))
      continue
    state.status = match.state.status
    stateSource = source
    for (const name of fields) state[name] = match.state[name] ?? state[name]
  }
  return { state, stateSource }
}

function mergedIncidents(
  entries: readonly SourcedMatch[],
  { shootout = null }: MatchState,
): MergedIncident[] {
  const byClass = new Map<number, MergedIncident[]>()
  for (const { source, match } of entries) {
    const incidents = (match.incidents ?? []).filter(
      (one) => shootout === null || !namesWinner(one),
    )
    const own = groupBy(incidents, ({ type }) => classOf(type))
    for (const [kind, some] of own)
      byClass.set(
        kind,
        some.map((one) => ({ ...one, source })),
      )
  }
  const merged = new Map<string, MergedIncident>()
  for (const one of [...byClass.values()].flat()) {
    const key = merged.has(one.key) ? `${one.source}:${one.key}` : one.key
    merged.set(key, { ...one, key })
  }
  return [...merged.values()]
}

/** True for an end of a shoot-out with a winner; not needed if the kicks are known. */
function namesWinner({ type, side }: FeedIncident): boolean {
  return type === SHOOTOUT_OVER && side !== 'none'
}

function mergedStatistics(entries: readonly SourcedMatch[]): MergedStatistic[] {
  const byKind = new Map<string, MergedStatistic>()
  for (const { source, match } of entries)
    for (const one of match.statistics ?? [])
      byKind.set(`${one.half} ${one.type}`, { ...one, source })
  return [...byKind.values()]
}

function mergedFacts(entries: readonly SourcedMatch[]): MergedFacts {
  const facts: MergedFacts = {}
  for (const { source, match } of entries)
    for (const name of FACTS) {
      const value = match.facts?.[name]
      if (value) facts[name] = { value, source }
    }
  return facts
}

function classOf(type: number): number {
  return CLASSES.find((types) => types.includes(type))?.[0] ?? type
}
