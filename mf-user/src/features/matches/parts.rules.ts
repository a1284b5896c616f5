import { type BoardMatch, FOOTBALL_STATUS } from '@saidian/shared/contracts'
import { beijingDate, isInPlay, isOver } from '@saidian/shared/lib'

/** A match of the member's; `match` is null where the product shows none of that number (any more). */
export type LedgerEntry = {
  id: string
  title: string
  kickoffAt: number | null
  match: BoardMatch | null
}

export type LiveResource = { title: string; days: { day: string; entries: LedgerEntry[] }[] }

type Phase = 'playing' | 'ahead' | 'over' | 'unknown'

/** A match is over by then, with extra time and a shoot-out. */
const LONGEST_S = 4 * 3_600
const TITLES: Record<Phase, string> = {
  playing: '进行中',
  ahead: '未开始',
  over: '已结束',
  unknown: '状态未知',
}

export function isAhead(kickoffAt: number | null, nowMs: number): boolean {
  return kickoffAt !== null && kickoffAt + LONGEST_S > nowMs / 1000
}

/** What is known of its state decides, and its time where nothing is; without both nobody can tell. */
function phaseOf({ match, kickoffAt }: LedgerEntry, nowMs: number): Phase {
  const byTime = kickoffAt === null ? 'unknown' : isAhead(kickoffAt, nowMs) ? 'ahead' : 'over'
  if (!match) return byTime
  if (isInPlay(match.s) || match.s === FOOTBALL_STATUS.interrupted) return 'playing'
  if (isOver(match.s)) return 'over'
  const { notStarted, postponed, undecided } = FOOTBALL_STATUS
  return match.s === notStarted || match.s === postponed || match.s === undecided ? 'ahead' : byTime
}

/** In play first, then what comes, the next day first, then what was, the last day first; a part without any is left out. */
export function partsOf(entries: readonly LedgerEntry[], nowMs: number): LiveResource[] {
  return (['playing', 'ahead', 'over', 'unknown'] as const).flatMap((phase) => {
    const found = entries.filter((entry) => phaseOf(entry, nowMs) === phase)
    if (found.length === 0) return []
    const direction = phase === 'over' ? -1 : 1
    found.sort(
      (a, b) =>
        ((a.kickoffAt ?? 0) - (b.kickoffAt ?? 0)) * direction || Number(a.id) - Number(b.id),
    )
    return [{ title: TITLES[phase], days: byDay(found) }]
  })
}

/** Beijing days in the order of the entries; those without a time stand under the empty day. */
function byDay(entries: readonly LedgerEntry[]): LiveResource['days'] {
  const days = new Map<string, LedgerEntry[]>()
  for (const entry of entries) {
    const day = entry.kickoffAt === null ? '' : beijingDate(entry.kickoffAt * 1000)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, list]) => ({ day, entries: list }))
}
