import { SPORT } from '../../contracts/personal'
import { addDays, beijingDate } from '../../lib'
import { makeFootballList, makeLeague, makeMatch, makeTeam } from '../../testing'
import { footballRules } from '../football/rules'
import type { MatchList } from '../list/match-list.rules'
import { receiveSnapshot } from '../list/snapshot.rules'
import { changedKickoffs, daysToLoad, withOtherDays } from './followed-days.rules'

const TODAY = '2026-11-21'
const on = (date: string, time = '20:00') => Date.parse(`${date}T${time}:00+08:00`) / 1000
const follow = (id: number, days: number, time?: string) => ({
  sport: SPORT.football,
  id,
  kickoffAt: on(addDays(TODAY, days), time),
})
const CONTEXT = { now: 0, delayMs: 0, takesNewMatches: true, rules: footballRules }

function listOf(matches: ReturnType<typeof makeMatch>[]): MatchList {
  return receiveSnapshot(undefined, makeFootballList(matches), CONTEXT)
}

describe('the days of followed matches', () => {
  it("are listed once, in order, without matches of today's list", () => {
    const follows = [follow(1, 2), follow(2, -1), follow(3, 2, '23:00'), follow(4, 0)]
    expect(daysToLoad(follows, { 4: makeMatch({ id: 4 }) }, TODAY)).toEqual([
      '2026-11-20',
      '2026-11-23',
    ])
  })

  it('are Beijing days: 01:00 belongs to the new day', () => {
    expect(daysToLoad([follow(1, 1, '01:00')], {}, TODAY)).toEqual(['2026-11-22'])
  })

  it('end a week back and skip unknown kick-offs', () => {
    const follows = [
      follow(1, -7, '00:00'),
      follow(2, -8, '23:59'),
      { ...follow(3, 0), kickoffAt: null },
    ]
    expect(daysToLoad(follows, {}, TODAY)).toEqual(['2026-11-14'])
  })

  it('are at most the fourteen nearest', () => {
    const follows = Array.from({ length: 60 }, (_, index) => follow(index + 1, index - 5))
    const days = daysToLoad(follows, {}, TODAY)
    expect(days).toHaveLength(14)
    expect(days[0]).toBe('2026-11-16')
    expect(days.at(-1)).toBe('2026-11-29')
  })
})

describe('the list of followed matches', () => {
  it('adds only followed matches of other days, with their names', () => {
    const today = listOf([makeMatch({ id: 1, li: 1 })])
    const other = {
      ...listOf([makeMatch({ id: 2, li: 2, home: 5, away: 6 }), makeMatch({ id: 3 })]),
      leagues: { 2: makeLeague({ id: 2 }) },
      teams: { 5: makeTeam({ id: 5 }), 6: makeTeam({ id: 6 }) },
      delayed: { 2: true, 3: true } as const,
    }
    const merged = withOtherDays(today, [other], new Set([1, 2]))
    expect(Object.keys(merged.matches)).toEqual(['1', '2'])
    expect(merged.leagues[2]).toBe(other.leagues[2])
    expect(merged.teams[5]).toBe(other.teams[5])
    expect(merged.delayed).toEqual({ 2: true })
  })

  it('prefers the list of today for a match in both', () => {
    const today = listOf([makeMatch({ id: 1, score: [2, 0], s: 4 })])
    const stale = listOf([makeMatch({ id: 1, score: [0, 0], s: 2 })])
    expect(withOtherDays(today, [stale], new Set([1])).matches[1]).toBe(today.matches[1])
  })

  it('finds the kick-off of old follows and of moved matches', () => {
    const { matches } = listOf([
      makeMatch({ id: 1, kickoffAt: on(TODAY) }),
      makeMatch({ id: 2, kickoffAt: on(addDays(TODAY, 3)) }),
      makeMatch({ id: 3, kickoffAt: on(TODAY) }),
    ])
    const follows = [{ ...follow(1, 0), kickoffAt: null }, follow(2, 0), follow(3, 0), follow(4, 1)]
    const changed = changedKickoffs(follows, matches)
    expect(changed.map(({ id, kickoffAt }) => [id, beijingDate((kickoffAt ?? 0) * 1000)])).toEqual([
      [1, TODAY],
      [2, '2026-11-24'],
    ])
  })
})
