import type { BoardMatch } from '@saidian/shared/contracts/football'
import type { Phase } from '@saidian/shared/matches'
import {
  byKickoff,
  compareInCard,
  compareLeagues,
  followRank,
  PHASE_RANK,
  phaseOf,
  type Ranking,
} from './order.rules'

export type Grouping = 'league' | 'kickoff'

/** A card of rows under one heading. */
export type Card = {
  key: string
  /** Set in the hot list only, which has the sections 进行中, 即将开始 and 已结束. */
  phase: Phase | null
  heading:
    | { kind: 'league'; leagueId: number; round: string }
    | { kind: 'kickoff'; kickoffAt: number }
  matchIds: readonly number[]
}

function collect<Key>(
  matches: readonly BoardMatch[],
  keyOf: (match: BoardMatch) => Key,
): BoardMatch[][] {
  const groups = new Map<Key, BoardMatch[]>()
  for (const match of matches) {
    const key = keyOf(match)
    const group = groups.get(key)
    if (group) group.push(match)
    else groups.set(key, [match])
  }
  return [...groups.values()]
}

/** Compares two cards by their best matches. */
function compareCards(
  a: readonly BoardMatch[],
  b: readonly BoardMatch[],
  ranking: Ranking,
): number {
  const [first, other] = [a[0], b[0]]
  if (!first || !other) return 0
  return (
    PHASE_RANK[phaseOf(first)] - PHASE_RANK[phaseOf(other)] ||
    bestFollow(a, ranking) - bestFollow(b, ranking) ||
    compareLeagues(first, other, ranking) ||
    byKickoff(first, other) ||
    first.li - other.li
  )
}

function bestFollow(matches: readonly BoardMatch[], ranking: Ranking): number {
  return Math.min(...matches.map((match) => followRank(match, ranking)))
}

/** The round of a card if all its matches share it, else empty. */
function sharedRound(matches: readonly BoardMatch[]): string {
  const round = matches[0]?.round ?? ''
  return matches.every((match) => match.round === round) ? round : ''
}

function leagueCards(
  matches: readonly BoardMatch[],
  ranking: Ranking,
  phase: Phase | null,
): Card[] {
  const groups = collect(matches, (match) => match.li)
  for (const group of groups) group.sort((a, b) => compareInCard(a, b, ranking))
  groups.sort((a, b) => compareCards(a, b, ranking))
  return groups.map((group) => {
    const leagueId = group[0]?.li ?? 0
    return {
      key: `${phase ?? 'league'}-${leagueId}`,
      phase,
      heading: { kind: 'league', leagueId, round: sharedRound(group) },
      matchIds: group.map((match) => match.id),
    }
  })
}

function kickoffCards(matches: readonly BoardMatch[], ranking: Ranking): Card[] {
  const inTime = [...matches].sort(
    (a, b) => PHASE_RANK[phaseOf(a)] - PHASE_RANK[phaseOf(b)] || byKickoff(a, b),
  )
  return collect(inTime, (match) => `${phaseOf(match)}-${match.kickoffAt}`).map((group) => {
    const [first] = group
    group.sort(
      (a, b) =>
        followRank(a, ranking) - followRank(b, ranking) ||
        compareLeagues(a, b, ranking) ||
        a.id - b.id,
    )
    return {
      key: `${first ? phaseOf(first) : ''}-${first?.kickoffAt ?? 0}`,
      phase: null,
      heading: { kind: 'kickoff', kickoffAt: first?.kickoffAt ?? 0 },
      matchIds: group.map((match) => match.id),
    }
  })
}

/** The cards of a football list. */
export function cardsOf(
  matches: readonly BoardMatch[],
  ranking: Ranking,
  grouping: Grouping,
): Card[] {
  return grouping === 'league'
    ? leagueCards(matches, ranking, null)
    : kickoffCards(matches, ranking)
}

const PHASES: readonly Phase[] = ['inPlay', 'soon', 'over']

/** The cards of the hot list: in play, then upcoming, then finished. */
export function hotCardsOf(matches: readonly BoardMatch[], ranking: Ranking): Card[] {
  return PHASES.flatMap((phase) =>
    leagueCards(
      matches.filter((match) => phaseOf(match) === phase),
      ranking,
      phase,
    ),
  )
}
