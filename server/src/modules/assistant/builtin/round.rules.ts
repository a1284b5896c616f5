import type { MatchLine } from '../reading/match-line'

/** Matches of a league further apart than this are of different rounds, whatever they are named. */
const SAME_ROUND_MS = 5 * 86_400_000

/**
 * The round that has been played, the running one or the next. `lines` are of one league, by
 * kick-off. A round runs from its first kick-off until its last match is over.
 */
export function roundOf(
  lines: readonly MatchLine[],
  which: 'last' | 'next' | 'round' | 'now',
  now: number,
): MatchLine[] {
  const rounds = roundsOf(lines)
  const isOver = (round: readonly MatchLine[]) => round.every(({ state }) => state === 'over')
  const isComing = (round: readonly MatchLine[]) =>
    round.every(({ state, kickoffMs }) => state === 'coming' && kickoffMs > now)
  const over = rounds.filter(isOver)
  const coming = rounds.filter(isComing)
  const running = rounds.find((round) => !isOver(round) && !isComing(round))
  if (which === 'last') return over.at(-1) ?? running ?? []
  if (which === 'next') return coming[0] ?? []
  return running ?? coming[0] ?? []
}

function roundsOf(lines: readonly MatchLine[]): MatchLine[][] {
  const rounds: MatchLine[][] = []
  for (const line of lines) {
    const same = rounds.find(
      ([first]) =>
        first?.round === line.round &&
        (line.round !== '' || first.kickoff.slice(0, 10) === line.kickoff.slice(0, 10)) &&
        line.kickoffMs - first.kickoffMs < SAME_ROUND_MS,
    )
    if (same) same.push(line)
    else rounds.push([line])
  }
  return rounds
}
