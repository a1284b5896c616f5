import type { FootballMatch } from '../../../contracts/football'
import { paths } from '../../../contracts/page'
import { footballStatusText, revealsResult, shownScore } from '../../../lib/football'
import type { SportView } from '../../row/sport-view'
import { footballRules } from '../rules'
import { CardMarks } from './card-marks'
import { lineClock, rowClock, spokenClock } from './clock.rules'
import { rowFacts } from './facts.rules'
import { rowNotes, scoreNotes } from './sentence.rules'

/** The row of a football match. */
export const footballView: SportView<FootballMatch> = {
  ...footballRules,
  pathOf: paths.footballMatch,
  scoreOf: shownScore,
  maxDigits: 2,
  decidingScore: ({ shootout }) => shootout,
  statusText: ({ s }) => footballStatusText(s),
  revealsResult,
  shortClock: rowClock,
  lineClock,
  spokenClock,
  factsOf: rowFacts,
  TeamMarks: CardMarks,
  scoreNotes,
  rowNotes,
}
