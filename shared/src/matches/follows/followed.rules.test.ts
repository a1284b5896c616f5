import { SPORT } from '../../contracts/personal'
import { addDays } from '../../lib'
import { makeMatch } from '../../testing'
import { changedKickoffs, listedFollows } from './followed.rules'

const TODAY = '2026-11-21'
const on = (days: number, time: string) =>
  Date.parse(`${addDays(TODAY, days)}T${time}:00+08:00`) / 1000
const follow = (id: number, days: number, time = '20:00') => ({
  sport: SPORT.football,
  id,
  kickoffAt: on(days, time),
})

test('关注 lists matches of the last seven Beijing days, later ones and those without a time', () => {
  const follows = [
    follow(1, -7, '00:00'),
    follow(2, -8, '23:59'),
    follow(3, 0),
    follow(4, 300),
    { ...follow(5, 0), kickoffAt: null },
  ]
  expect(listedFollows(follows, TODAY).map(({ id }) => id)).toEqual([1, 3, 4, 5])
})

test('a list shows the kick-off of old follows and of moved matches', () => {
  const matches = {
    1: makeMatch({ id: 1, kickoffAt: on(0, '20:00') }),
    2: makeMatch({ id: 2, kickoffAt: on(3, '20:00') }),
    3: makeMatch({ id: 3, kickoffAt: on(0, '20:00') }),
  }
  const follows = [{ ...follow(1, 0), kickoffAt: null }, follow(2, 0), follow(3, 0), follow(4, 1)]
  expect(changedKickoffs(follows, matches)).toEqual([follow(1, 0), follow(2, 3)])
})
