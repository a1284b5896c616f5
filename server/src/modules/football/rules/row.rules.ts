import {
  FOOTBALL_STATUS,
  FootballList,
  type FootballMatch,
  isFootballListEvent,
} from '@saidian/shared/contracts/football'
import { validatorOf } from '@saidian/shared/contracts/validation'
import { shownScore } from '@saidian/shared/lib/football'
import type { RowRules } from '../../../sports/match-row'
import { footballListTypes } from './list-type.rules'

const isFootballList = validatorOf(FootballList)

/** Rows of football lists. */
export const footballRows: RowRules<FootballMatch> = {
  types: footballListTypes,
  shownScore,
  isCounted: ({ s }) => s !== FOOTBALL_STATUS.abnormal,
  lotteriesOf: ({ lottery }) => lottery,
  // Goals, red cards and their withdrawal.
  urgent: ['score', 'extra', 'shootout', 'red', 'varCheck'],
  empty: { lottery: {}, marks: [], doubt: false },
  isList: isFootballList,
  isEvent: isFootballListEvent,
}
