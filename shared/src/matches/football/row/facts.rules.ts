import { FOOTBALL_STATUS, type FootballMatch } from '../../../contracts/football'
import type { RowFact, RowOptions } from '../../row/sport-view'

export const VAR_CHECK = 'VAR 核实中'

/**
 * The facts below the teams. Facts that reveal the result are left out while the score is hidden.
 */
export function rowFacts(match: FootballMatch, options: RowOptions): RowFact[] {
  const facts = options.showsLottery ? lotteryNumbers(match) : []
  if (!options.hidesScore) facts.push(...resultFacts(match, options))
  if (match.neutral) facts.push('中立场')
  return facts.map((text) => (text === VAR_CHECK ? { text, isPending: true } : { text }))
}

function resultFacts(match: FootballMatch, { showsCorners }: RowOptions): string[] {
  const { varCheck, shootout, extra, score, half, corners, s } = match
  const facts: string[] = []
  if (varCheck) facts.push(VAR_CHECK)
  if (shootout) facts.push(`点球 ${shootout[0]}-${shootout[1]}`)
  if (extra && score) facts.push(`90分钟 ${score[0]}-${score[1]}`)
  if (half && s !== FOOTBALL_STATUS.firstHalf) facts.push(`半 ${half[0]}-${half[1]}`)
  if (showsCorners && corners) facts.push(`角 ${corners[0]}-${corners[1]}`)
  return facts
}

/** Numbers in 竞彩, 北单 and 足彩. */
function lotteryNumbers({ lottery }: FootballMatch): string[] {
  if (!lottery) return []
  const { jc, bd, zc } = lottery
  return [jc, bd && `北单${bd}`, zc && `足彩${zc}`].filter((text): text is string => Boolean(text))
}

/** The cards of a side; none while cards are switched off or the score is hidden. */
export function sideCards(
  match: FootballMatch,
  side: 0 | 1,
  options: RowOptions,
): { yellow: number; red: number } {
  if (!options.showsCards || options.hidesScore) return { yellow: 0, red: 0 }
  return { yellow: match.yellow?.[side] ?? 0, red: match.red?.[side] ?? 0 }
}
