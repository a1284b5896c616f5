import type { BoardMatch, League } from '@saidian/shared/contracts/football'
import { FOOTBALL_STATUS } from '@saidian/shared/contracts/football'
import { formatDate, weekDay } from '@saidian/shared/lib'

/**
 * League, round and kick-off: 英超 第12轮 · 周六 21:00. The day of the week within six days, else the
 * date.
 */
export function leagueAndKickoff(
  match: BoardMatch,
  league: League | undefined,
  nowMs: number,
): string {
  const at = match.kickoffAt * 1000
  const isNear = Math.abs(at - nowMs) < 6 * 86_400_000
  const day = isNear ? weekDay(at) : formatDate(at, 'yyyy-MM-dd')
  const name = [league?.shortZh, match.round].filter(Boolean).join(' ')
  return [name, `${day} ${formatDate(at, 'hh:mm')}`].filter(Boolean).join(' · ')
}

/** Facts below the clock: 半场 1-1, 90分钟 2-2, 点球 4-3, 角球 6-3. */
export function scoreFacts(match: BoardMatch): string[] {
  const facts: string[] = []
  const pair = (label: string, [home, away]: readonly [number, number]) =>
    facts.push(`${label} ${home}-${away}`)
  if (match.half && match.s !== FOOTBALL_STATUS.firstHalf) pair('半场', match.half)
  if (match.extra && match.score) pair('90分钟', match.score)
  if (match.shootout) pair('点球', match.shootout)
  if (match.corners) pair('角球', match.corners)
  if (match.neutral) facts.push('中立场')
  return facts
}
