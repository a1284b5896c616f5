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
  form: {
    /** Header of a rate of matches over the total, such as 大球率. */
    overRateText: string
    /** Whether a match may end level. */
    hasDraws: boolean
    /** What a team scored and conceded in some matches, such as 进9失4. */
    scoredText: (summary: { matches: number; scored: number; conceded: number }) => string
    /** Whether rows show the days of rest before them. */
    showsRest: boolean
  }
  table: {
    title: string
    /** What one table is called. */
    name: string
    /** Header of the last column, with its text. */
    points: { label: string; textOf: (row: TableRow) => string | number }
    /** The columns behind the team. */
    columns: readonly { label: string; textOf: (row: TableRow) => string | number }[]
    /** What decides between teams with equal points. */
    ruleTexts: Readonly<Record<string, string>>
  }
}
