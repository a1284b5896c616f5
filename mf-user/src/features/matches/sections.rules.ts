import type { SportId } from '@saidian/shared/contracts/personal'
import { beijingDate } from '@saidian/shared/lib'
import { type ListMatch, type Sport, viewOf } from '@saidian/shared/matches'

/** What a list of the member stores about a match. */
export type ListedMatch = {
  sport: SportId | null
  id: string
  title: string
  kickoffAt: number | null
}

/** A match in a list of the member; `shown` is null when the product does not show it. */
export type MatchEntry = ListedMatch & { shown: { sport: Sport; match: ListMatch } | null }

export type MatchSection = { title: string; days: { day: string; entries: MatchEntry[] }[] }

type Phase = 'playing' | 'upcoming' | 'over' | 'unknown'

/** Longest duration of a match, with extra time and a shoot-out. */
const MAX_DURATION_S = 4 * 3_600
const TITLES: Record<Phase, string> = {
  playing: '进行中',
  upcoming: '未开始',
  over: '已结束',
  unknown: '状态未知',
}

export function isUpcoming(kickoffAt: number | null, nowMs: number): boolean {
  return kickoffAt !== null && kickoffAt + MAX_DURATION_S > nowMs / 1000
}

/** Phase by the match state, or by the kick-off time without a known state. */
function phaseOf({ shown, kickoffAt }: MatchEntry, nowMs: number): Phase {
  const byTime = kickoffAt === null ? 'unknown' : isUpcoming(kickoffAt, nowMs) ? 'upcoming' : 'over'
  if (!shown) return byTime
  const { match } = shown
  const view = viewOf(shown.sport)
  if (view.phaseOf(match) === 'inPlay') return 'playing'
  if (view.isOver(match)) return 'over'
  return view.isAwaited(match) ? 'upcoming' : byTime
}

/**
 * Sections in the order in play, upcoming (next day first), over (latest day first), unknown. Empty
 * sections are left out.
 */
export function sectionsOf(entries: readonly MatchEntry[], nowMs: number): MatchSection[] {
  return (['playing', 'upcoming', 'over', 'unknown'] as const).flatMap((phase) => {
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

/** Entries by Beijing day, in their order; entries without a time get the day `''`. */
function byDay(entries: readonly MatchEntry[]): MatchSection['days'] {
  const days = new Map<string, MatchEntry[]>()
  for (const entry of entries) {
    const day = entry.kickoffAt === null ? '' : beijingDate(entry.kickoffAt * 1000)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, list]) => ({ day, entries: list }))
}
