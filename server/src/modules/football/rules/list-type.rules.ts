import { FOOTBALL_STATUS, type FootballMatch } from '@saidian/shared/contracts/football'
import { LIST_TYPE } from '@saidian/shared/contracts/matches'
import { isInPlay, isOver } from '@saidian/shared/lib/football'
import { awaitsResumption } from './resumption.rules'

type Listed = {
  match: Pick<FootballMatch, 's' | 'kickoffAt' | 'sourceAt' | 'lottery'>
  level: number
}

const IS_LISTED: ReadonlyMap<number, (row: Listed) => boolean> = new Map([
  [LIST_TYPE.all, () => true],
  [LIST_TYPE.inPlay, ({ match }: Listed) => isInPlay(match.s)],
  [LIST_TYPE.notStarted, ({ match }: Listed) => match.s === FOOTBALL_STATUS.notStarted],
  [LIST_TYPE.finished, ({ match }: Listed) => match.s === FOOTBALL_STATUS.finished],
  [LIST_TYPE.topLeagues, ({ level }: Listed) => level === 1],
  [LIST_TYPE.jczq, ({ match }: Listed) => match.lottery?.jc !== undefined],
  [LIST_TYPE.bjdc, ({ match }: Listed) => match.lottery?.bd !== undefined],
  [LIST_TYPE.sfc, ({ match }: Listed) => match.lottery?.zc !== undefined],
  [LIST_TYPE.schedule, ({ match }: Listed) => isToCome(match)],
  [LIST_TYPE.results, ({ match }: Listed) => !isToCome(match)],
])

/** An abandoned match with a later new date counts as to come. */
function isToCome({ s, sourceAt, kickoffAt }: Listed['match']): boolean {
  return !isOver(s) || awaitsResumption({ status: s, at: sourceAt, kickoffAt })
}

/** Types that only a page of one day has. */
const DATE_TYPES: ReadonlySet<number> = new Set([LIST_TYPE.schedule, LIST_TYPE.results])

/** Whether a row is in the tab of `type`; undefined for an unknown type. */
export function listTypeTest(type: number): ((row: Listed) => boolean) | undefined {
  return IS_LISTED.get(type)
}

/** Types of today's list. */
export const LIVE_TYPES: readonly number[] = [...IS_LISTED.keys()].filter(
  (type) => !DATE_TYPES.has(type),
)

/** Types of the list of one day. */
export const DAY_TYPES: readonly number[] = Object.values(LIST_TYPE)
