import { SPORT } from '@saidian/shared/contracts/personal'
import type { PredictionTerm } from '@saidian/shared/contracts/predictions'
import type { MatchTab } from '../../paths'

/** A sentence of a reason, and the tab of the match with its figures. */
export type Reason = { text: string; tab: MatchTab }

type Names = { home: string; away: string }

/** Less than this many percent from the average is not worth a sentence. */
const NOTABLE_PERCENT = 3

/** Why the model says so, in its own terms; the strongest terms of the model come first. */
export function reasonsOf(terms: readonly PredictionTerm[], names: Names, sport: number): Reason[] {
  return terms.flatMap((term) => {
    const text = textOf(term, names, sport === SPORT.football)
    return text === null ? [] : [{ text, tab: 'analysis' as const }]
  })
}

function textOf(term: PredictionTerm, names: Names, isFootball: boolean): string | null {
  switch (term.kind) {
    case 'attack':
      return strengthText(`${names[term.side]}的进攻`, term.factor, '强', '弱')
    case 'defence':
      // The factor is what opponents score: less is better.
      return strengthText(`对手面对${names[term.side]}的得分`, term.factor, '多', '少')
    case 'homeEdge':
      return isFootball
        ? strengthText('主场球队的进球', term.factor, '多', '少')
        : `主场优势约 ${term.factor.toFixed(1)} 分`
    case 'rest':
      return restText(term, names)
    case 'form':
      return isFootball
        ? `${names[term.side]}近 ${term.matches} 场拿到 ${term.points} 分`
        : `${names[term.side]}近 ${term.matches} 场场均净胜 ${signed(term.points)} 分`
    case 'expected':
      return isFootball
        ? `预计进球 ${term.home.toFixed(1)} 比 ${term.away.toFixed(1)}`
        : `预计得分 ${Math.round(term.home)} 比 ${Math.round(term.away)}`
    case 'thinData':
      return `${names[term.side]}只有 ${term.matches} 场可用数据，区间因此更宽`
  }
}

function strengthText(what: string, factor: number, more: string, less: string): string | null {
  const percent = Math.round(Math.abs(factor - 1) * 100)
  if (percent < NOTABLE_PERCENT) return `${what}接近联赛平均水平`
  return `${what}比联赛平均${factor > 1 ? more : less} ${percent}%`
}

function restText({ home, away }: { home: number; away: number }, names: Names): string | null {
  if (Math.round(home) === Math.round(away)) return null
  return `${names.home}休息 ${Math.round(home)} 天，${names.away}休息 ${Math.round(away)} 天`
}

function signed(points: number): string {
  return `${points > 0 ? '+' : ''}${points.toFixed(1)}`
}
