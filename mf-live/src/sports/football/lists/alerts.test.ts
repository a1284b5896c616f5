import type { MatchAlert } from '@saidian/shared/matches'
import { settingsSlice } from '@saidian/shared/store'
import { alerts } from './alerts'

const goal: MatchAlert = {
  number: 1,
  sport: 'football',
  type: 1,
  matchId: 7,
  li: 1,
  lottery: undefined,
  leagueName: '英超',
  side: 'home',
  time: '12′',
  player: null,
  home: '曼城',
  away: '利物浦',
  score: [1, 0],
}
const red: MatchAlert = { ...goal, type: 4 }

test('an alert has a label for each kind', () => {
  expect(alerts.labelOf(goal)).toBe('进球')
  expect(alerts.labelOf({ ...goal, type: 17 })).toBe('乌龙球')
  expect(alerts.labelOf({ ...goal, type: 8 })).toBe('点球')
  expect(alerts.labelOf(red)).toBe('红牌')
})

test('each kind has its own setting', () => {
  const onlyGoals = {
    ...settingsSlice.getInitialState(),
    goalChecked: true,
    redChecked: false,
  }
  expect(alerts.isWanted(goal, onlyGoals)).toBe(true)
  expect(alerts.isWanted(red, onlyGoals)).toBe(false)
})

test('each side has its own setting of the sound', () => {
  const onlyHome = {
    ...settingsSlice.getInitialState(),
    goalSoundHome: true,
    goalSoundAway: false,
  }
  expect(alerts.rings(goal, onlyHome)).toBe(true)
  expect(alerts.rings({ ...red, side: 'away' }, onlyHome)).toBe(false)
})

test('a goal sounds by its side, a red card the same for both', () => {
  expect(alerts.notesOf(goal)).not.toEqual(alerts.notesOf({ ...goal, side: 'away' }))
  expect(alerts.notesOf(red)).toEqual(alerts.notesOf({ ...red, side: 'away' }))
})
