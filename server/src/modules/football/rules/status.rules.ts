import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { isOver } from '@saidian/shared/lib/football'
import { createStatusCourse } from '../../../sports/rules'

/** Status 6 is the old number of extra time. */
const PHASES: ReadonlyMap<number, number> = new Map([
  [FOOTBALL_STATUS.notStarted, 1],
  [FOOTBALL_STATUS.firstHalf, 2],
  [FOOTBALL_STATUS.halfTime, 3],
  [FOOTBALL_STATUS.secondHalf, 4],
  [FOOTBALL_STATUS.extraTime, 5],
  [FOOTBALL_STATUS.extraTimeOld, 5],
  [FOOTBALL_STATUS.penalties, 7],
  [FOOTBALL_STATUS.finished, 8],
])

/** The course of a football match. */
export const footballCourse = createStatusCourse({
  phases: PHASES,
  putOff: [FOOTBALL_STATUS.postponed, FOOTBALL_STATUS.undecided],
  interrupted: FOOTBALL_STATUS.interrupted,
  abandoned: FOOTBALL_STATUS.abandoned,
  isOver,
})
