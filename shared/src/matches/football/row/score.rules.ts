import type { FootballMatch } from '../../../contracts/football'
import { isInPlay, shownScore } from '../../../lib/football'

/**
 * Tone of each side's score: live in play; at the end strong for the winner, weak for the loser.
 */
export function scoreTones(
  match: FootballMatch,
): readonly ['live' | 'strong' | 'weak', 'live' | 'strong' | 'weak'] {
  if (isInPlay(match.s)) return ['live', 'live']
  const [home, away] = match.shootout ?? shownScore(match) ?? [0, 0]
  return [home >= away ? 'strong' : 'weak', away >= home ? 'strong' : 'weak']
}
