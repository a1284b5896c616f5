import { groupBy } from '@saidian/shared/lib'
import type { ParsedMatch } from '../season/parsed-season'
import type { Cluster, SeasonRow } from './season-row'
import { fixturePriorityOf } from './source-priority.rules'

/** Files without a zone or a time may be a day off. */
const NEAR_SECONDS = 36 * 3600
/** Beyond this the same pair plays another match of a long qualifying competition. */
const MAX_POSTPONED_SECONDS = 240 * 86_400

type Match = Pick<ParsedMatch, 'homeKey' | 'awayKey' | 'kickoffAt' | 'round' | 'neutral'>

/**
 * Groups the rows of a season by match; the row with the highest fixture priority comes first. The
 * result depends on the rows only, not on the order of the imports.
 */
export function clusterRows(rows: readonly SeasonRow[]): Cluster[] {
  const clusters = new Map<string, Cluster[]>()
  const bySource = groupBy(rows.toSorted(canonical), ({ source }) => source)
  const sources = [...bySource.keys()].sort(
    (a, b) => fixturePriorityOf(b) - fixturePriorityOf(a) || (a < b ? -1 : 1),
  )
  for (const source of sources) addSource(clusters, bySource.get(source) ?? [])
  return [...clusters.values()].flat()
}

/** The candidate that the first successful rule finds for `match`; null for none. */
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

/** Each rule runs over all rows of a source before the next one: safe rules go first. */
const RULES: Rule[] = [ofSameRound, ofNearTime, ofOnlyCandidate]

/** The nearest in time: in a best-of-three a pair plays twice at one venue in one round. */
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

/** The only match of a pair, even when postponed by months, if one of the rounds is unknown. */
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
  const join = (cluster: Cluster | null, row: SeasonRow, isSwapped: boolean) => {
    if (cluster === null) return true
    cluster.rows.push({ row, isSwapped })
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
    const swapped = free(pairKey({ homeKey: awayKey, awayKey: homeKey }))
    const onNeutral = swapped.filter(
      (one) => neutral || matchesOf(one).some((match) => match.neutral),
    )
    return join(ofNearTime(row.match, onNeutral, matchesOf), row, true)
  })
  for (const row of left) {
    const key = pairKey(row.match)
    clusters.set(key, [...(clusters.get(key) ?? []), { rows: [{ row, isSwapped: false }] }])
  }
}

function matchesOf({ rows }: Cluster): Match[] {
  return rows.map(({ row }) => row.match)
}

function canonical({ match: a }: SeasonRow, { match: b }: SeasonRow): number {
  const [one, other] = [nameOf(a), nameOf(b)]
  return a.kickoffAt - b.kickoffAt || (one < other ? -1 : Number(one > other))
}

function nameOf(match: ParsedMatch): string {
  return [pairKey(match), match.round, JSON.stringify(match)].join(' ')
}
