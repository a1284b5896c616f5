import type { BoardMatch } from '@saidian/shared/contracts'
import { isInPlay, shownScore } from '@saidian/shared/lib'

/** How loud each side's score is: green in play, the winner strong and the other quiet at the end. */
export function scoreTones(
  match: BoardMatch,
): readonly ['live' | 'strong' | 'weak', 'live' | 'strong' | 'weak'] {
  if (isInPlay(match.s)) return ['live', 'live']
  const [home, away] = match.shootout ?? shownScore(match) ?? [0, 0]
  return [home >= away ? 'strong' : 'weak', away >= home ? 'strong' : 'weak']
}
