import { makeClientConfig } from '@saidian/shared/testing'
import { createSession } from './create-session'

/** Counts opened sockets; the sockets' behaviour has its own tests. */
class CountedSocket extends EventTarget {
  static opened: string[] = []
  constructor(url: string) {
    super()
    CountedSocket.opened.push(url)
  }
  send() {}
  close() {}
}

const page = globalThis as unknown as { WebSocket: unknown }
const before = page.WebSocket

beforeEach(() => {
  localStorage.clear()
  CountedSocket.opened = []
  page.WebSocket = CountedSocket
})
afterEach(() => {
  page.WebSocket = before
})

test('a visitor opens no socket; a logout in another tab ends the session here', () => {
  const life = new AbortController()
  localStorage.setItem('auth', '{"token":"t"}')
  const { store, sockets } = createSession(
    makeClientConfig({ messageHost: 'http://127.0.0.1:9' }),
    life.signal,
  )
  expect(store.getState().session.auth).toEqual({ token: 't' })
  localStorage.removeItem('auth')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  expect(store.getState().session.auth).toBeNull()
  expect(sockets.im.state()).toBe('idle')
  expect(sockets.live.state()).toBe('idle')
  expect(CountedSocket.opened).toEqual([])
  life.abort()
})

test('a subscription to a topic opens the public socket of the page', async () => {
  const life = new AbortController()
  const { sockets } = createSession(makeClientConfig(), life.signal)
  sockets.live.subscribe('board/football', { onEvent: () => undefined }, { signal: life.signal })
  await new Promise((resolve) => setTimeout(resolve))
  expect(CountedSocket.opened).toEqual([expect.stringMatching(/^ws:\/\/localhost\/ws\/live\?/)])
  life.abort()
})
