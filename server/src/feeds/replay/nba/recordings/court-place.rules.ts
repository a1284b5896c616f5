import type { CourtPlace } from './play'

const METRES_A_FOOT = 0.3048

/**
 * The leagues' files give tenths of a foot: to the right of the basket as the shooter sees it, and
 * from it towards the centre line.
 */
export function courtPlace(tenthsX: number, tenthsY: number): CourtPlace {
  return { x: metresOf(tenthsX), y: metresOf(tenthsY) }
}

function metresOf(tenths: number): number {
  return Math.round(tenths * METRES_A_FOOT * 10) / 100
}
