import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import type { MatchAlert } from '@saidian/shared/matches'
import { settingsSlice } from '@saidian/shared/store'
import { alerts } from './alerts'

const { leadChange, tie, periodEnd, overtime } = BASKETBALL_INCIDENT
const alertOf = (type: number): MatchAlert => ({
  number: 1,
  sport: 'basketball',
  matchId: 7,
  li: 1,
  lottery: undefined,
  leagueName: 'NBA',
  type,
  side: 'home',
  time: '第四节 01:12',
  player: null,
  home: '湖人',
  away: '勇士',
  score: [92, 91],
})
const labels = [leadChange, tie, periodEnd, overtime].map((type) => alerts.labelOf(alertOf(type)))
const wanted = (settings: object) =>
  [leadChange, tie, periodEnd, overtime].map((type) =>
    alerts.isWanted(alertOf(type), { ...settingsSlice.getInitialState(), ...settings }),
  )

test('an alert has a label for each kind', () => {
  expect(labels).toEqual(['反超', '追平', '本节结束', '进入加时'])
})

test('turns, ends of periods and overtimes have a setting each', () => {
  expect(wanted({})).toEqual([true, true, true, true])
  expect(wanted({ leadChecked: false })).toEqual([false, false, true, true])
  expect(wanted({ periodChecked: false })).toEqual([true, true, false, true])
  expect(wanted({ overtimeChecked: false })).toEqual([true, true, true, false])
})

test('one setting silences all of them', () => {
  const silent = { ...settingsSlice.getInitialState(), basketballTone: false }
  expect(alerts.rings(alertOf(leadChange), silent)).toBe(false)
})
