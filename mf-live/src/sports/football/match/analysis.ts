import type { TableRow } from '@saidian/shared/contracts/matches'
import { handicapText } from '@saidian/shared/lib/football'
import type { AnalysisView } from '../../../features/match-analysis/analysis-view'
import { useMatchFutureQuery, useMatchHistoryQuery, useMatchTableQuery } from '../data/analysis.api'

/** 分析 of a football match. */
export const analysis: AnalysisView = {
  useTable: useMatchTableQuery,
  useHistory: useMatchHistoryQuery,
  useFuture: useMatchFutureQuery,
  lineText: (line) => handicapText(line, 1),
  form: {
    overRateText: '大球率',
    hasDraws: true,
    scoredText: ({ scored, conceded }) => `进${scored}失${conceded}`,
    showsRest: false,
  },
  table: {
    title: '联赛积分',
    name: '积分榜',
    points: { label: '积分', textOf: ({ points }) => points },
    columns: [
      { label: '赛', textOf: ({ played }) => played },
      { label: '胜/平/负', textOf: ({ won, drawn, lost }) => `${won}/${drawn}/${lost}` },
      { label: '进/失', textOf: (row) => `${row.scored}/${row.conceded}` },
      { label: '净胜球', textOf: goalDifference },
    ],
    ruleTexts: {
      'goal-difference': '同分先比净胜球',
      'goals-scored': '同分先比进球数',
      'head-to-head': '同分先比相互战绩',
      wins: '同分先比胜场',
    },
  },
}

/** 净胜球 with its sign: +16, 0, -10. */
function goalDifference({ scored, conceded }: TableRow): string {
  const difference = scored - conceded
  return difference > 0 ? `+${difference}` : String(difference)
}
