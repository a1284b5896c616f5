import type { MatchTable, TableRow } from '@saidian/shared/contracts/football'

/** What 分析 shows of a sport. */
export type AnalysisView = {
  /** Text of a handicap. */
  lineText: (line: number) => string
  table: {
    /** The columns behind the team. */
    columns: readonly { label: string; textOf: (row: TableRow) => string | number }[]
    /** What decides between teams with equal points. */
    ruleTexts: Record<MatchTable['rule'], string>
  }
}
