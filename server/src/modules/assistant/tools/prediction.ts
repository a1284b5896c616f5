import { getMatchPrediction, type ListedPrediction } from '@saidian/shared/contracts/predictions'
import type { MatchLine } from '../reading/match-line'
import type { Block, Found, ToolContext } from './found'
import { matchLink } from './links'

export type PredictionFacts = {
  match: MatchLine
  home: string
  draw: string | null
  away: string
  /** The likeliest scores, best first. */
  scores: string[]
  total: string | null
  lockedAt: number
  settled: string | null
}

const percent = (chance: number) => `${Math.round(chance * 100)}%`

/** The locked prediction of a match; null when none was locked. */
export async function matchPrediction(
  { product }: ToolContext,
  match: MatchLine,
): Promise<Found<PredictionFacts> | null> {
  const reply = await product.read(getMatchPrediction, { params: { matchId: match.id } })
  const listed = reply?.prediction?.listed
  if (!listed) return null
  const data = factsOf(match, listed)
  return {
    data,
    source: {
      title: `${match.home} 对 ${match.away} 预测`,
      link: matchLink(match, 'ai'),
      at: listed.lockedAt * 1000,
    },
    blocks: [chart(match, listed)],
  }
}

function factsOf(
  match: MatchLine,
  { outcome, likely, total, settled, lockedAt }: ListedPrediction,
) {
  return {
    match,
    home: percent(outcome.home[1]),
    draw: outcome.draw ? percent(outcome.draw[1]) : null,
    away: percent(outcome.away[1]),
    scores: likely.slice(0, 3).map(({ score }) => score.join('-')),
    total: total ? `大于 ${total.line} 的概率 ${percent(total.over[1])}` : null,
    lockedAt: lockedAt * 1000,
    settled: settled?.kind === 'result' ? (settled.hit ? '命中' : '未中') : null,
  }
}

function chart(match: MatchLine, { outcome }: ListedPrediction): Block {
  const bars = [
    { label: `${match.home}胜`, chance: outcome.home[1] },
    ...(outcome.draw ? [{ label: '平局', chance: outcome.draw[1] }] : []),
    { label: `${match.away}胜`, chance: outcome.away[1] },
  ]
  return {
    kind: 'chart',
    title: '胜负概率',
    bars: bars.map(({ label, chance }) => ({
      label,
      value: Math.round(chance * 100),
      text: percent(chance),
    })),
  }
}
