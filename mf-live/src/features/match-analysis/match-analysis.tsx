import type { ReactNode } from 'react'
import {
  useMatchGoalTimesQuery,
  useMatchHistoryQuery,
  useMatchTableQuery,
} from '../../match/analysis.api'
import { useMatchHeaderQuery } from '../../match/match.api'
import { useMatchContext } from '../../match/match-context'
import { Future } from './components/future'
import { GoalTimes } from './components/goal-times'
import { Histories } from './components/histories'
import { Table } from './components/table'
import { resultOf } from './form.rules'
import { useOnChange } from './use-on-change'

/**
 * 分析: form and head-to-head, `children`, table, goal times, future matches. Each card loads its own
 * data and has its own states.
 */
export function MatchAnalysis({ children }: { children?: ReactNode }) {
  return (
    <>
      <RefetchOnResult />
      <Histories />
      {children}
      <Table />
      <GoalTimes />
      <Future />
    </>
  )
}

/**
 * Reloads the cards when the match ends or its result is corrected. A component of its own that
 * renders nothing: the header changes often.
 */
function RefetchOnResult(): null {
  const { matchId } = useMatchContext()
  const match = useMatchHeaderQuery(matchId).currentData?.shown.match
  const parts = [
    useMatchTableQuery(matchId),
    useMatchHistoryQuery(matchId),
    useMatchGoalTimesQuery(matchId),
  ]
  useOnChange(match && resultOf(match), () => {
    for (const { isUninitialized, refetch } of parts) if (!isUninitialized) void refetch()
  })
  return null
}
