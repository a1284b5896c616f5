import type { BoardMatch } from '@saidian/shared/contracts'
import { isInPlay } from '@saidian/shared/lib'

/** The score that stands large: after extra time when there was some. Null before the match. */
export function shownScore(match: BoardMatch): readonly [number, number] | null {
  if (match.extra) return match.extra
  if (match.score) return match.score
  return isInPlay(match.s) ? [0, 0] : null
}

/** How loud each side's score is: green in play, the winner strong and the other quiet at the end. */
export function scoreTones(
  match: BoardMatch,
): readonly ['live' | 'strong' | 'weak', 'live' | 'strong' | 'weak'] {
  if (isInPlay(match.s)) return ['live', 'live']
  const [home, away] = match.shootout ?? shownScore(match) ?? [0, 0]
  return [home >= away ? 'strong' : 'weak', away >= home ? 'strong' : 'weak']
}
