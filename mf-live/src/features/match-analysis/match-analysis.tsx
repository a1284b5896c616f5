import type { ReactNode } from 'react'
import { useMatchHistoryQuery, useMatchTableQuery } from '../../match/analysis.api'
import { useMatchContext } from '../../match/match-context'
import type { AnalysisView } from './analysis-view'
import { Future } from './components/future'
import { Histories } from './components/histories'
import { Table } from './components/table'
import { RefetchOnResult } from './refetch-on-result'

export type MatchAnalysisProps = {
  view: AnalysisView
  /** What only this sport has, below the table. */
  belowTable: ReactNode
  children?: ReactNode
}

/**
 * 分析: form and head-to-head, `children`, table, cards of the sport, future matches. Each card loads
 * its own data and has its own states.
 */
export function MatchAnalysis({ view, belowTable, children }: MatchAnalysisProps) {
  const { matchId } = useMatchContext()
  const parts = [useMatchTableQuery(matchId), useMatchHistoryQuery(matchId)]
  return (
    <>
      <RefetchOnResult parts={parts} />
      <Histories lineText={view.lineText} />
      {children}
      <Table view={view.table} />
      {belowTable}
      <Future />
    </>
  )
}
