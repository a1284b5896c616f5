import { BASKETBALL_STATUS, type BasketballMatch } from '../../contracts/basketball'
import type { Side } from '../sport'

/** A new leader matters in the last two minutes of the fourth quarter or of an overtime. */
const LAST_SECONDS = 120

/**
 * The side that took the lead in the last two minutes, or null. Any other basket changes the
 * digits only: a row that is marked with every basket would never be calm.
 */
export function leaderChange(before: BasketballMatch, after: BasketballMatch): Side | null {
  const leader = leaderOf(after)
  return leader !== null && leader !== leaderOf(before) && isDecisive(after) ? leader : null
}

function leaderOf({ score }: BasketballMatch): Side | null {
  if (!score || score[0] === score[1]) return null
  return score[0] > score[1] ? 'home' : 'away'
}

function isDecisive({ s, clock, clockAt, sourceAt }: BasketballMatch): boolean {
  const { quarter4, overtime } = BASKETBALL_STATUS
  if (clock === null || (s !== quarter4 && s !== overtime)) return false
  const passed = clockAt === null ? 0 : Math.max(0, sourceAt - clockAt)
  return clock - passed <= LAST_SECONDS
}
