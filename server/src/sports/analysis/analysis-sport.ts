import type { Sport } from '../sport'
import type { TableRules } from './table/table-rules'

/** A sport with what the analysis of its matches needs. */
export type AnalysisSport<Rule extends string = string> = Sport & {
  tables: TableRules<Rule>
  /** Columns of its match states, beside the score, that past matches show. */
  pastColumns: readonly string[]
  /** Statuses of matches that were put off: a team rests then. */
  restless?: readonly number[]
}
