import { SPORT } from '@saidian/shared/contracts/personal'
import type { Interval, ListedPrediction, Result } from '@saidian/shared/contracts/predictions'

/** Chances of three results as whole percents that add up to 100. */
export function percentsOf(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => chance * 100)
  const whole = exact.map(Math.floor)
  const left = Math.round(exact.reduce((sum, each) => sum + each, 0)) - sumOf(whole)
  const byRest = exact.map((each, place) => ({ place, rest: each - Math.floor(each) }))
  byRest.sort((a, b) => b.rest - a.rest)
  for (const { place } of byRest.slice(0, Math.max(0, left))) whole[place] = (whole[place] ?? 0) + 1
  return whole
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}

/** `52%`. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`
}

/** `48%–56%`, the 80 % interval. */
export function intervalText([low, , high]: Interval): string {
  return `${percent(low)}–${percent(high)}`
}

/** 主胜, 平局, 客胜. */
export function resultText(result: Result): string {
  return { home: '主胜', draw: '平局', away: '客胜' }[result]
}

/** 球 or 分, what a sport counts. */
function unitOf(sport: number): string {
  return sport === SPORT.football ? '球' : '分'
}

/** 大2.5球. */
export function totalText(sport: number, line: number): string {
  return `大${line}${unitOf(sport)}`
}

/** 主让0.5球, 主受让3.5分, 平手. */
export function handicapText(sport: number, line: number): string {
  if (line === 0) return '平手'
  return `主${line > 0 ? '让' : '受让'}${Math.abs(line)}${unitOf(sport)}`
}

/** The results of a prediction with their chances, in the order home, draw, away. */
export function resultsOf({
  outcome: { home, draw, away },
}: Pick<ListedPrediction, 'outcome'>): { result: Result; interval: Interval }[] {
  return [
    { result: 'home' as const, interval: home },
    ...(draw ? [{ result: 'draw' as const, interval: draw }] : []),
    { result: 'away' as const, interval: away },
  ]
}

/** 最可能 1-0 12%、1-1 11%; 预计 112-108. */
export function likelyText({ likely }: Pick<ListedPrediction, 'likely'>): string {
  const scores = likely.map(({ score: [home, away], chance }) =>
    chance === null ? `${home}-${away}` : `${home}-${away} ${percent(chance)}`,
  )
  const isExpected = likely.some(({ chance }) => chance === null)
  return `${isExpected ? '预计比分' : '最可能比分'} ${scores.join('、')}`
}
