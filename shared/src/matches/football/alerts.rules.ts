import type { FootballMatch } from '../../contracts/football'
import type { ListIncident } from '../../contracts/matches'
import type { AlertText } from '../sport'

/** Goals, goals from penalties, own goals, red cards (codes-and-words 1.4). */
const ANNOUNCED: readonly number[] = [1, 8, 17, 4, 15]

/** When and at which score a goal or a red card came; null for another incident. */
export function alertOf(
  { type, side, minute }: ListIncident,
  { extra, score }: FootballMatch,
): AlertText | null {
  if (!ANNOUNCED.includes(type) || side === 'none') return null
  return { time: `${minute}′`, score: extra ?? score ?? [0, 0] }
}
