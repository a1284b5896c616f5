import { hashOf } from '../../random'
import { isoDate } from '../world/sports-day.rules'
import type { SquadPlayer } from './squad'

/** Absence of a player on a day; `type` as in codes-and-words 1.6: 1 injured, 3 doubtful. */
export type Absence = { type: 1 | 3; note: string; since: string }

const NOTES = [
  '大腿肌肉拉伤',
  '脚踝扭伤',
  '膝盖不适',
  '小腿肌肉拉伤',
  '腹股沟伤势',
  '腰部伤势',
  '脚部挫伤',
  '肩部伤势',
  '跟腱炎',
  '发烧',
  '膝盖韧带伤势',
  '腿筋伤势',
]
const WINDOW_DAYS = 60
const ONE_IN = 5
const DOUBTFUL_DAYS = 3
/** The third keeper is always available, so that a team has one. */
const ALWAYS_FIT = '/3'

/**
 * Absence of the player on `day` (days since 1970), or null; it depends on seed, player and day
 * only.
 */
export function absenceOn(seed: string, { key }: SquadPlayer, day: number): Absence | null {
  if (key.endsWith(ALWAYS_FIT)) return null
  const window = Math.floor(day / WINDOW_DAYS)
  return spell(seed, key, window, day) ?? spell(seed, key, window - 1, day)
}

function spell(seed: string, key: string, window: number, day: number): Absence | null {
  const lot = hashOf(`${seed}/injury/${key}/${window}`)
  if (lot % ONE_IN !== 0) return null
  const from = window * WINDOW_DAYS + ((lot >>> 8) % WINDOW_DAYS)
  const length = 5 + ((lot >>> 16) % 38)
  if (day < from || day >= from + length) return null
  const note = NOTES[(lot >>> 4) % NOTES.length] ?? ''
  return { type: day >= from + length - DOUBTFUL_DAYS ? 3 : 1, note, since: isoDate(from) }
}
