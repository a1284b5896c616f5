import { LIST_TYPE } from '@saidian/shared/contracts/matches'
import type { LeveledRow, MatchRow, RowRules } from '../../match-row'
import type { StatusCourse } from '../../rules'
import type { SportStatuses } from '../../sport'

type Test<Row extends MatchRow> = (row: LeveledRow<Row>) => boolean

export type ListTypeRules<Row extends MatchRow> = Pick<SportStatuses, 'isInPlay'> & {
  statuses: Pick<SportStatuses, 'notStarted' | 'finished'>
  isOver: (status: number) => boolean
  course: Pick<StatusCourse, 'awaitsResumption'>
  /** Tabs that only this sport has, such as those of its lotteries. */
  own?: ReadonlyMap<number, Test<Row>>
}

/** Types that only a page of one day has. */
const DAY_ONLY: ReadonlySet<number> = new Set([LIST_TYPE.schedule, LIST_TYPE.results])

/** The tabs of the lists of a sport. */
export function createListTypes<Row extends MatchRow>(
  rules: ListTypeRules<Row>,
): RowRules<Row>['types'] {
  const { statuses, isInPlay, isOver, course, own } = rules
  // An abandoned match with a later new date counts as to come.
  const isToCome = ({ s, sourceAt, kickoffAt }: Row) =>
    !isOver(s) || course.awaitsResumption({ status: s, at: sourceAt, kickoffAt })
  const tests = new Map<number, Test<Row>>([
    [LIST_TYPE.all, () => true],
    [LIST_TYPE.inPlay, ({ match }) => isInPlay(match.s)],
    [LIST_TYPE.notStarted, ({ match }) => match.s === statuses.notStarted],
    [LIST_TYPE.finished, ({ match }) => match.s === statuses.finished],
    [LIST_TYPE.topLeagues, ({ level }) => level === 1],
    ...(own ?? []),
    [LIST_TYPE.schedule, ({ match }) => isToCome(match)],
    [LIST_TYPE.results, ({ match }) => !isToCome(match)],
  ])
  const day = [...tests.keys()]
  return {
    test: (type) => tests.get(type),
    live: day.filter((type) => !DAY_ONLY.has(type)),
    day,
  }
}
