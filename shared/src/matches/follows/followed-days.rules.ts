import { addDays, beijingDate } from '../../lib'
import type { FollowedMatch } from '../../store'
import type { MatchList } from '../list/match-list.rules'
import type { ListMatch } from '../sport'

/** Days that 关注 lists a followed match after its day. The follow itself stays. */
const DAYS_BACK = 7
/** Maximum number of other days that 关注 reads, the nearest to today first. */
const MAX_DAYS = 14

/** Sorted Beijing days whose lists contain the followed matches that today's list lacks. */
export function daysToLoad(
  follows: readonly FollowedMatch[],
  listed: Readonly<Record<number, ListMatch>>,
  today: string,
): string[] {
  const first = addDays(today, -DAYS_BACK)
  const wanted = follows.flatMap(({ id, kickoffAt }) =>
    kickoffAt === null || listed[id] ? [] : beijingDate(kickoffAt * 1000),
  )
  return [...new Set(wanted)]
    .filter((day) => day >= first)
    .sort((a, b) => daysBetween(a, today) - daysBetween(b, today))
    .slice(0, MAX_DAYS)
    .sort()
}

function daysBetween(day: string, today: string): number {
  return Math.abs(Date.parse(day) - Date.parse(today))
}

/**
 * Today's list plus the followed matches of other days. Today's list wins for a match in both.
 */
export function withOtherDays(
  list: MatchList,
  days: readonly MatchList[],
  followed: ReadonlySet<number>,
): MatchList {
  if (days.length === 0) return list
  const isTaken = (id: number) => followed.has(id) && !list.matches[id]
  return {
    ...list,
    leagues: mergedById([...days.map((day) => day.leagues), list.leagues]),
    teams: mergedById([...days.map((day) => day.teams), list.teams]),
    matches: mergedById([...days.map((day) => pick(day.matches, isTaken)), list.matches]),
    goals: mergedById([...days.map((day) => pick(day.goals, isTaken)), list.goals]),
    delayed: mergedById([...days.map((day) => pick(day.delayed, isTaken)), list.delayed]),
  }
}

type ById<T> = Readonly<Record<number, T>>

function mergedById<T>(parts: readonly ById<T>[]): ById<T> {
  return Object.assign({}, ...parts)
}

function pick<T>(from: ById<T>, isWanted: (id: number) => boolean): ById<T> {
  return Object.fromEntries(Object.entries(from).filter(([id]) => isWanted(Number(id))))
}

/** Followed matches whose kick-off in the list differs from the one in the follow. */
export function changedKickoffs(
  follows: readonly FollowedMatch[],
  matches: Readonly<Record<number, ListMatch>>,
): FollowedMatch[] {
  return follows.flatMap((follow) => {
    const { kickoffAt } = matches[follow.id] ?? follow
    return kickoffAt !== follow.kickoffAt ? [{ ...follow, kickoffAt }] : []
  })
}
