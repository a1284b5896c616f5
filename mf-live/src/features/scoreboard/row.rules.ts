import type { BoardMatch, League, Team } from '@saidian/shared/contracts'
import { FOOTBALL_STATUS } from '@saidian/shared/contracts'
import { beijingDate, formatDate, shownScore } from '@saidian/shared/lib'
import { hasMark } from './mark.rules'

export type RowOptions = {
  showsCards: boolean
  showsCorners: boolean
  showsLottery: boolean
  hidesScore: boolean
}

/**
 * The facts below the teams. Facts that reveal the result are left out while the score is hidden.
 */
export function rowFacts(match: BoardMatch, options: RowOptions): string[] {
  const facts = options.showsLottery ? lotteryNumbers(match) : []
  if (!options.hidesScore) {
    if (match.varCheck) facts.push('VAR 核实中')
    if (match.shootout) facts.push(`点球 ${match.shootout[0]}-${match.shootout[1]}`)
    if (match.extra && match.score) facts.push(`90分钟 ${match.score[0]}-${match.score[1]}`)
    if (match.half && match.s !== FOOTBALL_STATUS.firstHalf)
      facts.push(`半 ${match.half[0]}-${match.half[1]}`)
    if (options.showsCorners && match.corners)
      facts.push(`角 ${match.corners[0]}-${match.corners[1]}`)
  }
  if (match.neutral) facts.push('中立场')
  return facts
}

/** Whether a row has a line below its teams: for facts, marks or the text of the stream delay. */
export function hasFactLine(match: BoardMatch, options: RowOptions, isDelayed: boolean): boolean {
  return isDelayed || hasMark(match.marks) || rowFacts(match, options).length > 0
}

/** With 无剧透 on, a score is hidden until the user reveals it. */
export function isScoreHidden(match: BoardMatch, noSpoiler: boolean, isRevealed: boolean): boolean {
  return noSpoiler && !isRevealed && shownScore(match) !== null
}

/** Numbers in 竞彩, 北单 and 足彩. */
function lotteryNumbers({ lottery }: BoardMatch): string[] {
  if (!lottery) return []
  const { jc, bd, zc } = lottery
  return [jc, bd && `北单${bd}`, zc && `足彩${zc}`].filter((text): text is string => Boolean(text))
}

/** The cards of a side; none while cards are switched off or the score is hidden. */
export function sideCards(
  match: BoardMatch,
  side: 0 | 1,
  options: RowOptions,
): { yellow: number; red: number } {
  if (!options.showsCards || options.hidesScore) return { yellow: 0, red: 0 }
  return { yellow: match.yellow?.[side] ?? 0, red: match.red?.[side] ?? 0 }
}

/**
 * The date of a kick-off (seconds) on another Beijing day than `today`; null on the same day or
 * without `today`.
 */
export function otherDay(
  kickoffAt: number,
  today: string | null,
): { shown: string; spoken: string } | null {
  const at = kickoffAt * 1000
  if (today === null || beijingDate(at) === today) return null
  return { shown: formatDate(at, 'MM-dd'), spoken: formatDate(at, 'M月d日') }
}

export type RowSentenceInput = {
  match: BoardMatch
  league: League | undefined
  home: Team | undefined
  away: Team | undefined
  /** From `spokenClock`. */
  clock: string
  /** Beijing time of the kick-off. */
  kickoff: string
  /** The date of the kick-off if it is not today. */
  day?: string
  options: RowOptions
}

function scoreSentence(match: BoardMatch, home: string, away: string): string {
  const score = shownScore(match)
  if (!score) return `${home} 对 ${away}`
  const shootout = match.shootout ? `，点球 ${match.shootout[0]} 比 ${match.shootout[1]}` : ''
  const regular =
    match.extra && match.score ? `，90分钟 ${match.score[0]} 比 ${match.score[1]}` : ''
  return `${home} ${score[0]} 比 ${score[1]} ${away}${regular}${shootout}`
}

/** The whole row as one sentence, such as 英超 第67分钟 阿森纳 2 比 1 利物浦. */
export function rowSentence({
  match,
  league,
  home,
  away,
  clock,
  kickoff,
  day,
  options,
}: RowSentenceInput): string {
  const names = [home?.shortZh ?? '主队', away?.shortZh ?? '客队'] as const
  const at = [day, shownScore(match) ? '' : kickoff, clock]
  const when = at.filter(Boolean).join(' ')
  const teams = options.hidesScore
    ? `${names[0]} 对 ${names[1]}，比分已隐藏`
    : scoreSentence(match, names[0], names[1])
  const cards = [0, 1].flatMap((side) => {
    const { red } = sideCards(match, side as 0 | 1, options)
    return red > 0 ? [`${names[side as 0 | 1]} ${red} 张红牌`] : []
  })
  const check = match.varCheck && !options.hidesScore ? ['VAR 核实中'] : []
  return [`${league?.shortZh ?? ''} ${when} ${teams}`.trim(), ...cards, ...check].join('，')
}
