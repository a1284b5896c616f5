import type { ListMatch } from '../sport'
import type { SportView } from './sport-view'

export type ScoreTone = 'live' | 'strong' | 'weak'
type Scores = Pick<SportView, 'scoreOf' | 'decidingScore' | 'isInPlay'>

/**
 * Tone of each side's score: live in play; at the end strong for the winner, weak for the loser.
 */
export function scoreTones(view: Scores, match: ListMatch): readonly [ScoreTone, ScoreTone] {
  if (view.isInPlay(match)) return ['live', 'live']
  const [home, away] = view.decidingScore?.(match) ?? view.scoreOf(match) ?? [0, 0]
  return [home >= away ? 'strong' : 'weak', away >= home ? 'strong' : 'weak']
}
