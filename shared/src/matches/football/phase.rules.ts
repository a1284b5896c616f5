import { FOOTBALL_STATUS, type FootballMatch } from '../../contracts/football'
import { isInPlay } from '../../lib/football'
import type { Phase } from '../sport'

/** Section of a match: in play, upcoming, or finished and cancelled. */
export function phaseOf({ s }: Pick<FootballMatch, 's'>): Phase {
  if (isInPlay(s) || s === FOOTBALL_STATUS.interrupted) return 'inPlay'
  return s === FOOTBALL_STATUS.notStarted || s === FOOTBALL_STATUS.undecided ? 'soon' : 'over'
}
