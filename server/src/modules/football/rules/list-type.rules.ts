import { FOOTBALL_STATUS, type FootballMatch } from '@saidian/shared/contracts/football'
import { LIST_TYPE } from '@saidian/shared/contracts/matches'
import { isInPlay, isOver } from '@saidian/shared/lib/football'
import { createListTypes } from '../../../sports/lists'
import type { LeveledRow } from '../../../sports/match-row'
import { footballCourse } from './status.rules'

const isOnList = (lottery: 'jc' | 'bd' | 'zc') => {
  return ({ match }: LeveledRow<FootballMatch>) => match.lottery?.[lottery] !== undefined
}

/** The tabs of football lists: those of every sport, and the lotteries. */
export const footballListTypes = createListTypes<FootballMatch>({
  statuses: FOOTBALL_STATUS,
  isInPlay,
  isOver,
  course: footballCourse,
  own: new Map([
    [LIST_TYPE.jczq, isOnList('jc')],
    [LIST_TYPE.bjdc, isOnList('bd')],
    [LIST_TYPE.sfc, isOnList('zc')],
  ]),
})
