import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { isOver } from '@saidian/shared/lib/basketball'
import { createStatusCourse } from '../../../sports/rules'

const { notStarted, finished } = BASKETBALL_STATUS

/** Quarters, breaks and overtime are numbered in their order; several overtimes are one phase. */
const PHASES: ReadonlyMap<number, number> = new Map(
  Array.from({ length: finished - notStarted + 1 }, (_, step) => [notStarted + step, step + 1]),
)

/** The course of a basketball match. Only a correction takes a finished one back to overtime. */
export const basketballCourse = createStatusCourse({
  phases: PHASES,
  putOff: [BASKETBALL_STATUS.postponed, BASKETBALL_STATUS.undecided],
  interrupted: BASKETBALL_STATUS.interrupted,
  abandoned: BASKETBALL_STATUS.abandoned,
  isOver,
})
