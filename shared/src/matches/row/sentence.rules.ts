import type { League, Team } from '../../contracts/matches'
import type { ListMatch } from '../sport'
import type { RowOptions, SportView } from './sport-view'

export type SentenceInput = {
  view: SportView
  match: ListMatch
  league: League | undefined
  home: Team | undefined
  away: Team | undefined
  /** The clock as spoken text. */
  clock: string
  options: RowOptions
}

/** `kickoff`: Beijing time; `day`: the date of the kick-off if it is not today. */
export type RowSentenceInput = SentenceInput & { kickoff: string; day?: string }
export type LineSentenceInput = SentenceInput & { time: string; isDelayed: boolean }

const HIDDEN = '比分已隐藏'

function namesOf({ home, away }: SentenceInput): readonly [string, string] {
  return [home?.shortZh ?? '主队', away?.shortZh ?? '客队']
}

/** Both teams with their score, or without one that is unknown or must not be said. */
function teamsText(input: SentenceInput, isShown: boolean): string {
  const [home, away] = namesOf(input)
  const score = input.view.scoreOf(input.match)
  return score && isShown ? `${home} ${score[0]} 比 ${score[1]} ${away}` : `${home} 对 ${away}`
}

/** The whole row as one sentence, such as 英超 第67分钟 阿森纳 2 比 1 利物浦. */
export function rowSentence(input: RowSentenceInput): string {
  const { view, match, league, clock, kickoff, day, options } = input
  const hasScore = view.scoreOf(match) !== null
  const when = [league?.shortZh, day, hasScore ? '' : kickoff, clock]
  const teams = teamsText(input, !options.hidesScore)
  const notes = hasScore && !options.hidesScore ? (view.scoreNotes?.(match, false) ?? []) : []
  return [
    [...when, teams].filter(Boolean).join(' '),
    ...(options.hidesScore ? [HIDDEN] : notes),
    ...(view.rowNotes?.(match, namesOf(input), options) ?? []),
  ].join('，')
}

/** A line as one sentence: 英超 11月20日 19:35，阿森纳 2 比 1 利物浦，完场. */
export function lineSentence(input: LineSentenceInput): string {
  const { view, match, league, time, clock, isDelayed, options } = input
  const hasScore = view.scoreOf(match) !== null
  const isShown = hasScore && !isDelayed && !options.hidesScore
  return [
    [league?.shortZh, time].filter(Boolean).join(' '),
    teamsText(input, isShown),
    ...(isShown ? (view.scoreNotes?.(match, true) ?? []) : []),
    hasScore && options.hidesScore ? HIDDEN : '',
    clock,
  ]
    .filter(Boolean)
    .join('，')
}
