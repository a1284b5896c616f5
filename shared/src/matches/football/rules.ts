import { FOOTBALL_STATUS, type FootballMatch } from '../../contracts/football'
import { isInPlay, isOver, withoutResult } from '../../lib/football'
import type { SportRules } from '../sport'
import { alertOf } from './alerts.rules'
import { phaseOf } from './phase.rules'
import { scoringSide } from './scoring-side.rules'

const { abnormal, notStarted, postponed, undecided } = FOOTBALL_STATUS

/** What football decides about its list. */
export const footballRules: SportRules<FootballMatch> = {
  sport: 'football',
  // A match with the status abnormal is never shown (codes-and-words 1.1).
  isListed: ({ s }) => s !== abnormal,
  isInPlay: ({ s }) => isInPlay(s),
  isOver: ({ s }) => isOver(s),
  isAwaited: ({ s }) => s === notStarted || s === postponed || s === undecided,
  phaseOf,
  withoutResult,
  highlightedSide: scoringSide,
  highlightSetting: 'goalChecked',
  alertOf,
}
