import { pinnedToPrevious, pinToPrevious, takeReload } from './fallback-marks'

beforeEach(() => sessionStorage.clear())

test('each version may reload the page once', () => {
  expect(takeReload('mf_live', '1.0.0')).toBe(true)
  expect(takeReload('mf_live', '1.0.0')).toBe(false)
  expect(takeReload('mf_live', '1.0.1')).toBe(true)
  expect(takeReload('mf_user', '1.0.0')).toBe(true)
})

test('pins only the failed version to its previous one', () => {
  pinToPrevious('mf_live', '1.0.0')
  expect(pinnedToPrevious('mf_live', '1.0.0')).toBe(true)
  expect(pinnedToPrevious('mf_live', '1.0.1')).toBe(false)
  expect(pinnedToPrevious('mf_user', '1.0.0')).toBe(false)
})

test('a tab without storage never reloads by itself, because it would reload for ever', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  expect(takeReload('mf_live', '1.0.0')).toBe(false)
  storage.mockRestore()
})

test('ignores a malformed mark', () => {
  sessionStorage.setItem('saidian.mf.bad', '{"a":')
  expect(pinnedToPrevious('mf_live', '1.0.0')).toBe(false)
})
