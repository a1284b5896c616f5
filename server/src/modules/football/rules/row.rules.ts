import { BoardEvent, type BoardMatch, FootballList } from '@saidian/shared/contracts/football'
import { Compile } from 'typebox/compile'
import type { ListEvent, MatchList, RowRules } from '../../../sports/match-row'
import { DAY_TYPES, LIVE_TYPES, listTypeTest } from './list-type.rules'

const listShape = Compile(FootballList)
const eventShape = Compile(BoardEvent)

/** Rows of football lists. */
export const footballRows: RowRules<BoardMatch> = {
  types: { test: listTypeTest, live: LIVE_TYPES, day: DAY_TYPES },
  // Goals, red cards and their withdrawal.
  urgent: ['score', 'extra', 'shootout', 'red', 'varCheck'],
  empty: { lottery: {}, marks: [] },
  isList: (data): data is MatchList<BoardMatch> => listShape.Check(data),
  isEvent: (data): data is ListEvent<BoardMatch> => eventShape.Check(data),
}
