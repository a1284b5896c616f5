/** Points for level 2; each further level needs this many more than the one before. */
const STEP = 5

/** Level of a member, from 1, with the points of this level and how many the next one needs. */
export function levelOf(points: number): { level: number; levelProgress: [number, number] } {
  let [level, left] = [1, points]
  while (left >= level * STEP) {
    left -= level * STEP
    level++
  }
  return { level, levelProgress: [left, level * STEP] }
}
