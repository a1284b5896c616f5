import { BASKETBALL_STATUS, type BasketballMatch } from '../../../contracts/basketball'
import { paths } from '../../../contracts/page'
import { basketballStatusText, isInPlay } from '../../../lib/basketball'
import type { SportView } from '../../row/sport-view'
import { basketballRules } from '../rules'
import { lineClock, rowClock, spokenClock, timeLeft } from './clock.rules'
import { rowFacts } from './facts.rules'

/** The row of a basketball game. */
export const basketballView: SportView<BasketballMatch> = {
  ...basketballRules,
  pathOf: paths.basketballMatch,
  scoreOf: ({ s, score }) => score ?? (isInPlay(s) ? [0, 0] : null),
  maxDigits: 3,
  statusText: ({ s }) => basketballStatusText(s),
  // Only an overtime says something of the result: the score was level.
  revealsResult: ({ s }) => s === BASKETBALL_STATUS.overtime,
  shortClock: rowClock,
  timeLeft,
  lineClock,
  spokenClock,
  factsOf: rowFacts,
}
