import type {
  MatchFuture,
  MatchHistory,
  MatchTable,
  TableRow,
} from '@saidian/shared/contracts/matches'
import type { Query } from '../../match/match-queries'

/** What 分析 shows of a sport. */
export type AnalysisView = {
  useTable: (matchId: number) => Query<MatchTable>
  useHistory: (matchId: number) => Query<MatchHistory>
  useFuture: (matchId: number) => Query<MatchFuture>
  /** Text of a handicap. */
  lineText: (line: number) => string
  table: {
    /** The columns behind the team. */
    columns: readonly { label: string; textOf: (row: TableRow) => string | number }[]
    /** What decides between teams with equal points. */
    ruleTexts: Record<MatchTable['rule'], string>
  }
}
