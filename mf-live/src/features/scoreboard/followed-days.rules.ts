import type { BoardMatch } from '@saidian/shared/contracts'
import { addDays, beijingDate } from '@saidian/shared/lib'
import type { FollowedMatch } from '@saidian/shared/store'
import type { Board } from './board.rules'

/** Days that 关注 lists a followed match after its day. The follow itself stays. */
const DAYS_BACK = 7
/** Maximum number of other days that 关注 reads, the nearest to today first. */
const MAX_DAYS = 14

/** Sorted Beijing days whose lists contain the followed matches that today's board lacks. */
export function daysToLoad(
  follows: readonly FollowedMatch[],
  onBoard: Readonly<Record<number, BoardMatch>>,
  today: string,
): string[] {
  const first = addDays(today, -DAYS_BACK)
  const wanted = follows.flatMap(({ id, kickoffAt }) =>
    kickoffAt === null || onBoard[id] ? [] : beijingDate(kickoffAt * 1000),
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
 * Today's board plus the followed matches of other days. Today's board wins for a match in both.
 */
export function withOtherDays(
  board: Board,
  days: readonly Board[],
  followed: ReadonlySet<number>,
): Board {
  if (days.length === 0) return board
  const isTaken = (id: number) => followed.has(id) && !board.matches[id]
  return {
    ...board,
    leagues: mergedById([...days.map((day) => day.leagues), board.leagues]),
    teams: mergedById([...days.map((day) => day.teams), board.teams]),
    matches: mergedById([...days.map((day) => pick(day.matches, isTaken)), board.matches]),
    goals: mergedById([...days.map((day) => pick(day.goals, isTaken)), board.goals]),
    delayed: mergedById([...days.map((day) => pick(day.delayed, isTaken)), board.delayed]),
  }
}

type ById<T> = Readonly<Record<number, T>>

function mergedById<T>(parts: readonly ById<T>[]): ById<T> {
  return Object.assign({}, ...parts)
}

function pick<T>(from: ById<T>, isWanted: (id: number) => boolean): ById<T> {
  return Object.fromEntries(Object.entries(from).filter(([id]) => isWanted(Number(id))))
}

/** Followed matches whose kick-off on the board differs from the one in the follow. */
export function changedKickoffs(
  follows: readonly FollowedMatch[],
  matches: Readonly<Record<number, BoardMatch>>,
): FollowedMatch[] {
  return follows.flatMap(({ id, kickoffAt }) => {
    const match = matches[id]
    return match && match.kickoffAt !== kickoffAt ? [{ id, kickoffAt: match.kickoffAt }] : []
  })
}
