import { paths } from '../../../contracts/page'
import { footballStatusText, revealsResult, shownScore } from '../../../lib/football'
import type { SportView } from '../../row/sport-view'
import { footballRules } from '../rules'
import { CardMarks } from './card-marks'
import { lineClock, rowClock, spokenClock } from './clock.rules'
import { rowFacts } from './facts.rules'
import { scoreTones } from './score.rules'
import { lineSentence, rowSentence } from './sentence.rules'

/** The row of a football match. */
export const footballView: SportView = {
  ...footballRules,
  pathOf: paths.footballMatch,
  scoreOf: shownScore,
  tonesOf: scoreTones,
  statusText: ({ s }) => footballStatusText(s),
  revealsResult,
  shortClock: rowClock,
  lineClock,
  spokenClock,
  factsOf: rowFacts,
  TeamMarks: CardMarks,
  fullSentence: rowSentence,
  lineSentence,
}
