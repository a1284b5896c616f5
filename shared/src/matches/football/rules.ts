import { FOOTBALL_STATUS } from '../../contracts/football'
import { isInPlay, isOver, withoutResult } from '../../lib/football'
import type { SportRules } from '../sport'
import { alertOf } from './alerts.rules'
import { phaseOf } from './phase.rules'
import { scoringSide } from './scoring-side.rules'

/** What football decides about its list. */
export const footballRules: SportRules = {
  sport: 'football',
  // A match with the status abnormal is never shown (codes-and-words 1.1).
  isListed: ({ s }) => s !== FOOTBALL_STATUS.abnormal,
  isInPlay: ({ s }) => isInPlay(s),
  isOver: ({ s }) => isOver(s),
  phaseOf,
  withoutResult,
  scoringSide,
  alertOf,
}
