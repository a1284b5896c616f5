import { groupBy } from '@saidian/shared/lib'
import type { ToldMatch } from '../told'
import type { Cluster, SeasonRow } from './season-row'
import { fixtureStandingOf } from './standing.rules'

/** Files without a zone or without a time may be a day off. */
const NEAR_SECONDS = 36 * 3600
/** Qualifying runs over years: the same pair a year later is another match. */
const MAX_POSTPONED_SECONDS = 240 * 86_400

type Match = Pick<ToldMatch, 'homeKey' | 'awayKey' | 'kickoffAt' | 'round' | 'neutral'>

/**
 * Rows of a season that are the same match, the row of the best fixture first. The result follows
 * from the rows alone: the order in which they were imported does not matter.
 */
export function clusterRows(rows: readonly SeasonRow[]): Cluster[] {
  const clusters = new Map<string, Cluster[]>()
  const bySource = groupBy(rows.toSorted(canonical), ({ source }) => source)
  const sources = [...bySource.keys()].sort(
    (a, b) => fixtureStandingOf(b) - fixtureStandingOf(a) || (a < b ? -1 : 1),
  )
  for (const source of sources) addSource(clusters, bySource.get(source) ?? [])
  return [...clusters.values()].flat()
}

/** The candidate that is the same match as `match`, by the first of the rules that finds one; null for none. */
export function findSame<Candidate>(
  match: Match,
  candidates: readonly Candidate[],
  matchesOf: (candidate: Candidate) => readonly Match[],
): Candidate | null {
  for (const rule of RULES) {
    const found = rule(match, candidates, matchesOf)
    if (found) return found
  }
  return null
}

export function pairKey({ homeKey, awayKey }: Pick<Match, 'homeKey' | 'awayKey'>): string {
  return `${homeKey} ${awayKey}`
}

type Rule = typeof ofSameRound

/** Each rule is applied to all rows of a source before the next one: a sure match is never taken by a guess. */
const RULES: Rule[] = [ofSameRound, ofNearTime, ofOnlyCandidate]

/** The nearest of them: in a best-of-three a pair plays twice at one ground in one round. */
function ofSameRound<Candidate>(
  match: Match,
  candidates: readonly Candidate[],
  matchesOf: (candidate: Candidate) => readonly Match[],
): Candidate | null {
  if (match.round === '') return null
  const some = candidates.filter((one) => matchesOf(one).some(({ round }) => round === match.round))
  return nearest(match, some, matchesOf)?.candidate ?? null
}

function ofNearTime<Candidate>(
  match: Match,
  candidates: readonly Candidate[],
  matchesOf: (candidate: Candidate) => readonly Match[],
): Candidate | null {
  const found = nearest(match, candidates, matchesOf)
  return found && found.distance <= NEAR_SECONDS ? found.candidate : null
}

/** A match postponed by months is still the same, as long as the pair has no other one and a round is unknown. */
function ofOnlyCandidate<Candidate>(
  match: Match,
  candidates: readonly Candidate[],
  matchesOf: (candidate: Candidate) => readonly Match[],
): Candidate | null {
  const [only, second] = candidates
  if (!only || second) return null
  const hasUnknownRound = match.round === '' || matchesOf(only).every(({ round }) => round === '')
  const found = nearest(match, [only], matchesOf)
  return hasUnknownRound && found && found.distance <= MAX_POSTPONED_SECONDS ? only : null
}

function nearest<Candidate>(
  { kickoffAt }: Match,
  candidates: readonly Candidate[],
  matchesOf: (candidate: Candidate) => readonly Match[],
): { candidate: Candidate; distance: number } | null {
  const [first] = candidates
    .map((candidate) => {
      const distances = matchesOf(candidate).map((match) => Math.abs(match.kickoffAt - kickoffAt))
      return { candidate, distance: Math.min(...distances) }
    })
    .sort((a, b) => a.distance - b.distance)
  return first ?? null
}

function addSource(clusters: Map<string, Cluster[]>, rows: readonly SeasonRow[]): void {
  let left = rows
  const taken = new Set<Cluster>()
  const free = (key: string) => (clusters.get(key) ?? []).filter((one) => !taken.has(one))
  const join = (cluster: Cluster | null, row: SeasonRow, isTurned: boolean) => {
    if (cluster === null) return true
    cluster.rows.push({ row, isTurned })
    taken.add(cluster)
    return false
  }
  for (const rule of RULES) {
    left = left.filter((row) =>
      join(rule(row.match, free(pairKey(row.match)), matchesOf), row, false),
    )
  }
  left = left.filter((row) => {
    const { homeKey, awayKey, neutral } = row.match
    const turned = free(pairKey({ homeKey: awayKey, awayKey: homeKey }))
    const onNeutral = turned.filter(
      (one) => neutral || matchesOf(one).some((match) => match.neutral),
    )
    return join(ofNearTime(row.match, onNeutral, matchesOf), row, true)
  })
  for (const row of left) {
    const key = pairKey(row.match)
    clusters.set(key, [...(clusters.get(key) ?? []), { rows: [{ row, isTurned: false }] }])
  }
}

function matchesOf({ rows }: Cluster): Match[] {
  return rows.map(({ row }) => row.match)
}

function canonical({ match: a }: SeasonRow, { match: b }: SeasonRow): number {
  const [one, other] = [nameOf(a), nameOf(b)]
  return a.kickoffAt - b.kickoffAt || (one < other ? -1 : Number(one > other))
}

function nameOf(match: ToldMatch): string {
  return [pairKey(match), match.round, JSON.stringify(match)].join(' ')
}
