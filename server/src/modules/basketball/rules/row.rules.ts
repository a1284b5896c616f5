import {
  BASKETBALL_STATUS,
  BasketballList,
  type BasketballMatch,
  isBasketballListEvent,
} from '@saidian/shared/contracts/basketball'
import { validatorOf } from '@saidian/shared/contracts/validation'
import { isInPlay, isOver } from '@saidian/shared/lib/basketball'
import { createListTypes } from '../../../sports/lists'
import type { RowRules } from '../../../sports/match-row'
import { basketballCourse } from './status.rules'

const isBasketballList = validatorOf(BasketballList)

/** Rows of basketball lists. */
export const basketballRows: RowRules<BasketballMatch> = {
  types: createListTypes<BasketballMatch>({
    statuses: BASKETBALL_STATUS,
    isInPlay,
    isOver,
    course: basketballCourse,
  }),
  shownScore: ({ s, score }) => score ?? (isInPlay(s) ? [0, 0] : null),
  isCounted: ({ s }) => s !== BASKETBALL_STATUS.abnormal,
  // A game scores several times a minute: baskets wait for the tick, so that the baskets of all
  // games of a second are one event. What turns a game is an incident, which does not wait.
  urgent: [],
  empty: { marks: [], doubt: false },
  isList: isBasketballList,
  isEvent: isBasketballListEvent,
}
