import type { ListMatch, Phase } from '@saidian/shared/matches'
import {
  byKickoff,
  compareInCard,
  compareLeagues,
  comparePhases,
  followRank,
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
  matches: readonly ListMatch[],
  keyOf: (match: ListMatch) => Key,
): ListMatch[][] {
  const groups = new Map<Key, ListMatch[]>()
  for (const match of matches) {
    const key = keyOf(match)
    const group = groups.get(key)
    if (group) group.push(match)
    else groups.set(key, [match])
  }
  return [...groups.values()]
}

/** Compares two cards by their best matches. */
function compareCards(a: readonly ListMatch[], b: readonly ListMatch[], ranking: Ranking): number {
  const [first, other] = [a[0], b[0]]
  if (!first || !other) return 0
  return (
    comparePhases(first, other, ranking) ||
    bestFollow(a, ranking) - bestFollow(b, ranking) ||
    compareLeagues(first, other, ranking) ||
    byKickoff(first, other, ranking) ||
    first.li - other.li
  )
}

function bestFollow(matches: readonly ListMatch[], ranking: Ranking): number {
  return Math.min(...matches.map((match) => followRank(match, ranking)))
}

/** The round of a card if all its matches share it, else empty. */
function sharedRound(matches: readonly ListMatch[]): string {
  const round = matches[0]?.round ?? ''
  return matches.every((match) => match.round === round) ? round : ''
}

function leagueCards(matches: readonly ListMatch[], ranking: Ranking, phase: Phase | null): Card[] {
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

function kickoffCards(matches: readonly ListMatch[], ranking: Ranking): Card[] {
  const { phaseOf } = ranking
  const inTime = [...matches].sort(
    (a, b) => comparePhases(a, b, ranking) || byKickoff(a, b, ranking),
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

/** The cards of a list. */
export function cardsOf(
  matches: readonly ListMatch[],
  ranking: Ranking,
  grouping: Grouping,
): Card[] {
  return grouping === 'league'
    ? leagueCards(matches, ranking, null)
    : kickoffCards(matches, ranking)
}

const PHASES: readonly Phase[] = ['inPlay', 'soon', 'over']

/** The cards of the hot list: in play, then upcoming, then finished. */
export function hotCardsOf(matches: readonly ListMatch[], ranking: Ranking): Card[] {
  return PHASES.flatMap((phase) =>
    leagueCards(
      matches.filter((match) => ranking.phaseOf(match) === phase),
      ranking,
      phase,
    ),
  )
}
