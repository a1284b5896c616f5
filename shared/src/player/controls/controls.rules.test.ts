import { actOfKey } from './shortcuts.rules'
import { timeText } from './time-text.rules'

test('times have hours only when there are some', () => {
  expect([0, 307_400, 3_907_000].map(timeText)).toEqual(['0:00', '5:07', '1:05:07'])
})

test('keys act in the player, but not where a control needs them', () => {
  const surface = { tagName: 'SECTION', role: null }
  expect([' ', 'm', 'f', 'x'].map((key) => actOfKey(key, surface))).toEqual([
    'toggle',
    'mute',
    'full',
    null,
  ])
  expect(actOfKey(' ', { tagName: 'BUTTON', role: null })).toBeNull()
  expect(actOfKey('m', { tagName: 'BUTTON', role: null })).toBe('mute')
  expect(actOfKey('ArrowUp', { tagName: 'INPUT', role: null })).toBeNull()
})
