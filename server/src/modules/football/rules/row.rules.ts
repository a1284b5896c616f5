import {
  FootballList,
  type FootballMatch,
  isFootballListEvent,
} from '@saidian/shared/contracts/football'
import { validatorOf } from '@saidian/shared/contracts/validation'
import type { RowRules } from '../../../sports/match-row'
import { DAY_TYPES, LIVE_TYPES, listTypeTest } from './list-type.rules'

const isFootballList = validatorOf(FootballList)

/** Rows of football lists. */
export const footballRows: RowRules<FootballMatch> = {
  types: { test: listTypeTest, live: LIVE_TYPES, day: DAY_TYPES },
  // Goals, red cards and their withdrawal.
  urgent: ['score', 'extra', 'shootout', 'red', 'varCheck'],
  empty: { lottery: {}, marks: [] },
  isList: isFootballList,
  isEvent: isFootballListEvent,
}
