import type { League } from '@saidian/shared/contracts/matches'
import { formatDate, weekDay } from '@saidian/shared/lib'
import type { ListMatch } from '@saidian/shared/matches'

/**
 * League, round and kick-off: 英超 第12轮 · 周六 21:00. The day of the week within six days, else the
 * date.
 */
export function leagueAndKickoff(
  match: ListMatch,
  league: League | undefined,
  nowMs: number,
): string {
  const at = match.kickoffAt * 1000
  const isNear = Math.abs(at - nowMs) < 6 * 86_400_000
  const day = isNear ? weekDay(at) : formatDate(at, 'yyyy-MM-dd')
  const name = [league?.shortZh, match.round].filter(Boolean).join(' ')
  return [name, `${day} ${formatDate(at, 'hh:mm')}`].filter(Boolean).join(' · ')
}
