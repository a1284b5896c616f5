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
