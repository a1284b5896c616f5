import { groupBy } from '@saidian/shared/lib'
import { type FeedIncident, type FeedMatchState, type FeedStatistic, notStarted } from '../../feed'
import type { ToldFacts, ToldMatch } from '../told'
import { knowledgeOf } from './knowledge.rules'
import type { Cluster } from './season-row'
import { fixtureStandingOf, standingOf } from './standing.rules'
import { turn } from './turn.rules'

/** One match as all its sources together have it; every part names the source it comes from. */
export type MergedMatch = Pick<
  ToldMatch,
  'homeKey' | 'awayKey' | 'kickoffAt' | 'round' | 'neutral'
> & {
  fixtureSource: string
  state: FeedMatchState
  /** Null while no source says anything about its course. */
  stateSource: string | null
  incidents: MergedIncident[]
  statistics: MergedStatistic[]
  facts: MergedFacts
}
export type MergedIncident = FeedIncident & { source: string }
export type MergedStatistic = FeedStatistic & { source: string }
export type MergedFacts = { [Name in keyof ToldFacts]?: { value: string; source: string } }

type Word = { source: string; match: ToldMatch }

/** Goals, kicks of a shoot-out, cards: of each class one source has all, so that none counts twice. */
const CLASSES = [
  [1, 8, 17],
  [29, 30],
  [3, 4, 15],
]
const PAIRS = ['score', 'half', 'corners', 'yellow', 'red', 'extra', 'shootout'] as const
const FACTS = ['referee', 'venue'] as const
const SHOOTOUT_OVER = 27

export function mergeCluster({ rows }: Cluster): MergedMatch {
  const words = rows.map(({ row, isTurned }) => ({
    source: row.source,
    match: isTurned ? turn(row.match) : row.match,
  }))
  const byResult = words.toSorted((a, b) => standingOf(a.source) - standingOf(b.source))
  const { state, stateSource } = mergedState(byResult)
  return {
    ...mergedFixture(words),
    state,
    stateSource,
    incidents: mergedIncidents(byResult, state),
    statistics: mergedStatistics(byResult),
    facts: mergedFacts(byResult),
  }
}

function mergedFixture(words: readonly Word[]) {
  const byFixture = words.toSorted(
    (a, b) => fixtureStandingOf(b.source) - fixtureStandingOf(a.source),
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

/** From the lowest standing to the highest; who knows less than is known already says nothing. */
function mergedState(words: readonly Word[]): Pick<MergedMatch, 'state' | 'stateSource'> {
  const state = notStarted()
  let stateSource: string | null = null
  for (const { source, match } of words) {
    if (match.state === null || knowledgeOf(match.state.status) < knowledgeOf(state.status))
      continue
    state.status = match.state.status
    stateSource = source
    for (const name of PAIRS) state[name] = match.state[name] ?? state[name]
  }
  return { state, stateSource }
}

function mergedIncidents(words: readonly Word[], { shootout }: FeedMatchState): MergedIncident[] {
  const byClass = new Map<number, MergedIncident[]>()
  for (const { source, match } of words) {
    const said = (match.incidents ?? []).filter((one) => shootout === null || !namesWinner(one))
    const own = groupBy(said, ({ type }) => classOf(type))
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

/** The end of a shoot-out with the side that won it: not needed where the kicks are counted. */
function namesWinner({ type, side }: FeedIncident): boolean {
  return type === SHOOTOUT_OVER && side !== 'none'
}

function mergedStatistics(words: readonly Word[]): MergedStatistic[] {
  const byKind = new Map<string, MergedStatistic>()
  for (const { source, match } of words)
    for (const one of match.statistics ?? [])
      byKind.set(`${one.half} ${one.type}`, { ...one, source })
  return [...byKind.values()]
}

function mergedFacts(words: readonly Word[]): MergedFacts {
  const facts: MergedFacts = {}
  for (const { source, match } of words)
    for (const name of FACTS) {
      const value = match.facts?.[name]
      if (value) facts[name] = { value, source }
    }
  return facts
}

function classOf(type: number): number {
  return CLASSES.find((types) => types.includes(type))?.[0] ?? type
}
