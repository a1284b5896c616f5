import type { FootballMatch } from '../../../contracts/football'
import type { RowOptions } from '../../row/sport-view'
import { sideCards, VAR_CHECK } from './facts.rules'

/** The score after 90 minutes and the shoot-out; a line says only the latter. */
export function scoreNotes({ extra, score, shootout }: FootballMatch, isLine: boolean): string[] {
  const notes: string[] = []
  if (extra && score && !isLine) notes.push(`90分钟 ${score[0]} 比 ${score[1]}`)
  if (shootout) notes.push(`点球 ${shootout[0]} 比 ${shootout[1]}`)
  return notes
}

/** Red cards of both sides, and a check by the video referee. */
export function rowNotes(
  match: FootballMatch,
  names: readonly [string, string],
  options: RowOptions,
): string[] {
  const notes = names.flatMap((name, side) => {
    const { red } = sideCards(match, side as 0 | 1, options)
    return red > 0 ? [`${name} ${red} 张红牌`] : []
  })
  return match.varCheck && !options.hidesScore ? [...notes, VAR_CHECK] : notes
}
