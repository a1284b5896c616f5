import { Future } from './components/future'
import { GoalTimes } from './components/goal-times'
import { Histories } from './components/histories'
import { Table } from './components/table'

/** 分析: table, head to head and form, goal times, what comes. Each card has its own data and its own states. */
export function MatchAnalysis() {
  return (
    <>
      <Table />
      <Histories />
      <GoalTimes />
      <Future />
    </>
  )
}
