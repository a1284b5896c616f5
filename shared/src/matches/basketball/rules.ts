import { BASKETBALL_STATUS, type BasketballMatch } from '../../contracts/basketball'
import { isInPlay, isOver } from '../../lib/basketball'
import type { SportRules } from '../sport'
import { alertOf } from './alerts.rules'
import { leaderChange } from './lead.rules'

const { abnormal, interrupted, notStarted, postponed, undecided } = BASKETBALL_STATUS

/** What basketball decides about its list. */
export const basketballRules: SportRules<BasketballMatch> = {
  sport: 'basketball',
  // A game with the status abnormal is never shown, as in football.
  isListed: ({ s }) => s !== abnormal,
  isInPlay: ({ s }) => isInPlay(s),
  isOver: ({ s }) => isOver(s),
  isAwaited: ({ s }) => s === notStarted || s === undecided || s === postponed,
  phaseOf: ({ s }) => {
    if (isInPlay(s) || s === interrupted) return 'inPlay'
    return s === notStarted || s === undecided ? 'soon' : 'over'
  },
  withoutResult: (match) => ({
    ...match,
    score: null,
    homePoints: null,
    awayPoints: null,
    fouls: null,
    timeouts: null,
  }),
  highlightedSide: leaderChange,
  highlightSetting: 'leadChecked',
  alertOf,
}
