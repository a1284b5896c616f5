import type { TableRow } from '@saidian/shared/contracts/matches'
import { spreadText } from '@saidian/shared/lib/lines'
import type { AnalysisView } from '../../../features/match-analysis/analysis-view'
import { useGameFutureQuery, useGameHistoryQuery, useGameTableQuery } from '../data/analysis.api'

/** 分析 of a basketball match. */
export const analysis: AnalysisView = {
  useTable: useGameTableQuery,
  useHistory: useGameHistoryQuery,
  useFuture: useGameFutureQuery,
  lineText: spreadText,
  form: {
    overRateText: '大分率',
    hasDraws: false,
    scoredText: ({ matches, scored, conceded }) =>
      matches === 0 ? '' : `场均得${average(scored, matches)}失${average(conceded, matches)}`,
    showsRest: true,
  },
  table: {
    title: '联赛排名',
    name: '排名',
    columns: [
      { label: '赛', textOf: ({ played }) => played },
      { label: '胜/负', textOf: ({ won, lost }) => `${won}/${lost}` },
      { label: '胜差', textOf: ({ behind }) => (behind === undefined ? '–' : behind || '-') },
      { label: '近况', textOf: ({ streak }) => streakText(streak) },
    ],
    points: { label: '胜率', textOf: winRate },
    ruleTexts: {
      'head-to-head': '胜率相同先比相互战绩',
      conference: '胜率相同先比相互战绩，再比同区战绩',
    },
  },
}

function average(sum: number, matches: number): string {
  return (sum / matches).toFixed(1)
}

/** 65.2%; – before the first game. */
function winRate({ won, played }: TableRow): string {
  return played === 0 ? '–' : `${((won / played) * 100).toFixed(1)}%`
}

/** 3连胜, 2连负; – if unknown. */
function streakText(streak: number | undefined): string {
  if (!streak) return '–'
  return streak > 0 ? `${streak}连胜` : `${-streak}连负`
}
