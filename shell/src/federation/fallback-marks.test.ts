import { guardStorage } from '@saidian/shared/store'
import { pinnedToPrevious, pinToPrevious, takeReload } from './fallback-marks'

beforeEach(() => sessionStorage.clear())

test('a version may reload the page once, and its successor once again', () => {
  expect(takeReload('mf_live', '1.0.0')).toBe(true)
  expect(takeReload('mf_live', '1.0.0')).toBe(false)
  expect(takeReload('mf_live', '1.0.1')).toBe(true)
  expect(takeReload('mf_user', '1.0.0')).toBe(true)
})

test('only the version that proved bad is passed over', () => {
  pinToPrevious('mf_live', '1.0.0')
  expect(pinnedToPrevious('mf_live', '1.0.0')).toBe(true)
  expect(pinnedToPrevious('mf_live', '1.0.1')).toBe(false)
  expect(pinnedToPrevious('mf_user', '1.0.0')).toBe(false)
})

test('a tab that stores nothing never reloads by itself: it would do so for ever', () => {
  const forbidden = guardStorage(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(takeReload('mf_live', '1.0.0', forbidden)).toBe(false)
})

test('a damaged mark is no mark', () => {
  sessionStorage.setItem('saidian.mf.bad', '{"a":')
  expect(pinnedToPrevious('mf_live', '1.0.0')).toBe(false)
})
