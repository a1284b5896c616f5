import type { Shot } from '@saidian/shared/contracts/basketball'

/** The line of three points of FIBA, in metres from the basket, with the width of the line. */
const NEAR_LINE_METRES = 6.8

/**
 * Whether the court has the line of the NBA: no source says so, but a shot for two points from
 * behind the other line does.
 */
export function hasFarLine(shots: readonly Pick<Shot, 'x' | 'y' | 'points'>[]): boolean {
  return shots.some(({ x, y, points }) => points === 2 && Math.hypot(x, y) > NEAR_LINE_METRES)
}
