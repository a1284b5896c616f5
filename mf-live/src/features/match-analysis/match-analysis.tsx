import type { ReactNode } from 'react'
import { useMatchContext } from '../../match/match-context'
import type { AnalysisView } from './analysis-view'
import { Future } from './components/future'
import { Histories } from './components/histories'
import { Table } from './components/table'
import { RefetchOnResult } from './refetch-on-result'

export type MatchAnalysisProps = {
  view: AnalysisView
  /** What only this sport has, below the table. */
  belowTable?: ReactNode
  children?: ReactNode
}

/**
 * 分析: form and head-to-head, `children`, table, cards of the sport, future matches. Each card loads
 * its own data and has its own states.
 */
export function MatchAnalysis({ view, belowTable, children }: MatchAnalysisProps) {
  const { matchId } = useMatchContext()
  const parts = [view.useTable(matchId), view.useHistory(matchId)]
  return (
    <>
      <RefetchOnResult parts={parts} />
      <Histories view={view} />
      {children}
      <Table view={view} />
      {belowTable}
      <Future view={view} />
    </>
  )
}
