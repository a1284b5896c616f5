import type { Random } from '../../random'

/** Reasons of codes-and-words 1.6, weighted by repetition. */
const YELLOW = [1, 1, 1, 1, 1, 1, 4, 4, 4, 15, 18, 18, 11, 33, 31]
const RED = [1, 1, 14, 14, 9, 9, 11]

export function cardReason(random: Random, isRed: boolean): number {
  return random.pick(isRed ? RED : YELLOW)
}
