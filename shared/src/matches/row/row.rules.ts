import { beijingDate, formatDate } from '../../lib'
import type { ListMatch } from '../sport'
import { hasMark } from './parts/marks.rules'
import type { RowOptions, SportView } from './sport-view'

/** Whether a row has a line below its teams: for facts, marks or the text of the stream delay. */
export function hasFactLine(
  view: Pick<SportView, 'factsOf'>,
  match: ListMatch,
  options: RowOptions,
  isDelayed: boolean,
): boolean {
  return isDelayed || hasMark(match.marks) || view.factsOf(match, options).length > 0
}

/** With 无剧透 on, a score is hidden until the user reveals it. */
export function isScoreHidden(
  view: Pick<SportView, 'scoreOf'>,
  match: ListMatch,
  { noSpoiler, isRevealed }: { noSpoiler: boolean; isRevealed: boolean },
): boolean {
  return noSpoiler && !isRevealed && view.scoreOf(match) !== null
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
