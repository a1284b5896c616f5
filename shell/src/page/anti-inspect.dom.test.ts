import { startAntiInspect } from './anti-inspect'

test('blocks tools keys and the context menu and runs the loop until the signal aborts', () => {
  const loop = { terminate: jest.fn() }
  Object.assign(globalThis, { Worker: jest.fn(() => loop) })
  Object.assign(URL, {
    createObjectURL: () => `blob:${location.origin}/loop`,
    revokeObjectURL: () => undefined,
  })
  const life = new AbortController()
  startAntiInspect(life.signal)
  const isBlocked = (event: Event) => !window.dispatchEvent(event)
  const press = (key: string, given: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', { key, cancelable: true, ...given })

  expect(isBlocked(new MouseEvent('contextmenu', { cancelable: true }))).toBe(true)
  expect(isBlocked(press('F12'))).toBe(true)
  expect(isBlocked(press('I', { ctrlKey: true, shiftKey: true }))).toBe(true)
  expect(isBlocked(press('i'))).toBe(false)

  life.abort()
  expect(loop.terminate).toHaveBeenCalledTimes(1)
  expect(isBlocked(press('F12'))).toBe(false)
})
