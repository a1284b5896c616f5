import { act, renderHook } from '@testing-library/react'
import { readStored } from '../../store'
import { playerPreferences, usePlayerPreferences } from './player-preferences'
import { DEFAULT_PREFERENCES, parsePreferences, withHidden } from './player-preferences.rules'

test('what is valid of a stored value is taken, the rest is the default', () => {
  const stored = {
    isMuted: false,
    volume: 7,
    quality: 'smooth',
    danmaku: { area: 'half', size: 5 },
  }
  expect(parsePreferences(stored)).toEqual({
    ...DEFAULT_PREFERENCES,
    isMuted: false,
    quality: 'smooth',
    danmaku: { ...DEFAULT_PREFERENCES.danmaku, area: 'half' },
  })
  for (const broken of [null, 7, 'x', [], { danmaku: [] }, { danmaku: { area: 'toString' } }])
    expect(parsePreferences(broken)).toEqual(DEFAULT_PREFERENCES)
})

test('a change reaches every player of the page and the storage', () => {
  const { result } = renderHook(usePlayerPreferences)
  act(() => playerPreferences.changeDanmaku({ isOn: false }))
  expect(result.current.danmaku.isOn).toBe(false)
  act(() => playerPreferences.change({ volume: 0.4 }))
  expect(result.current).toMatchObject({ volume: 0.4, danmaku: { isOn: false } })
  expect(readStored('player')).toEqual(result.current)
})

test('a hidden term is stored once, without spaces around it', () => {
  expect(withHidden(['剧透'], ' 剧透 ')).toEqual(['剧透'])
  expect(withHidden([], '  ')).toEqual([])
  expect(withHidden(Array.from({ length: 50 }, String), 'x')).toHaveLength(50)
})
