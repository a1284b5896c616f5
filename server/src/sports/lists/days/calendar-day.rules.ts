import type { KickoffRange } from '../board/board-membership.rules'

const DAY_S = 86_400
const BEIJING_OFFSET_S = 8 * 3600

/** Kick-offs of a Beijing calendar day `yyyy-MM-dd`; null for an invalid date. */
export function dayRange(date: string): KickoffRange | null {
  const utc = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== date) return null
  const from = utc / 1000 - BEIJING_OFFSET_S
  return { from, to: from + DAY_S }
}
