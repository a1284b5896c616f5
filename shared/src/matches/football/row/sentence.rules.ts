import type { FootballMatch } from '../../../contracts/football'
import type { Team } from '../../../contracts/matches'
import { shownScore } from '../../../lib/football'
import type { FullSentenceInput, LineSentenceInput } from '../../row/sport-view'
import { sideCards, VAR_CHECK } from './facts.rules'

function namesOf(home: Team | undefined, away: Team | undefined): readonly [string, string] {
  return [home?.shortZh ?? '主队', away?.shortZh ?? '客队']
}

function scoreSentence(match: FootballMatch, home: string, away: string): string {
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
}: FullSentenceInput): string {
  const names = namesOf(home, away)
  const at = [day, shownScore(match) ? '' : kickoff, clock]
  const when = at.filter(Boolean).join(' ')
  const teams = options.hidesScore
    ? `${names[0]} 对 ${names[1]}，比分已隐藏`
    : scoreSentence(match, names[0], names[1])
  const cards = [0, 1].flatMap((side) => {
    const { red } = sideCards(match, side as 0 | 1, options)
    return red > 0 ? [`${names[side as 0 | 1]} ${red} 张红牌`] : []
  })
  const check = match.varCheck && !options.hidesScore ? [VAR_CHECK] : []
  return [`${league?.shortZh ?? ''} ${when} ${teams}`.trim(), ...cards, ...check].join('，')
}

/** A line as one sentence: 英超 11月20日 19:35，阿森纳 2 比 1 利物浦，完场. */
export function lineSentence({
  match,
  league,
  home,
  away,
  time,
  clock,
  isDelayed,
  options,
}: LineSentenceInput): string {
  const names = namesOf(home, away)
  const score = shownScore(match)
  const isShown = score && !isDelayed && !options.hidesScore
  const teams = isShown
    ? `${names[0]} ${score[0]} 比 ${score[1]} ${names[1]}`
    : `${names[0]} 对 ${names[1]}`
  const shootout =
    isShown && match.shootout ? `点球 ${match.shootout[0]} 比 ${match.shootout[1]}` : ''
  const hidden = score && options.hidesScore ? '比分已隐藏' : ''
  const facts = [league?.shortZh, time].filter(Boolean).join(' ')
  return [facts, teams, shootout, hidden, clock].filter(Boolean).join('，')
}
