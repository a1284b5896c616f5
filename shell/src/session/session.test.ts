import { createHttpEvents } from '@saidian/shared/api'
import { messagesSlice, sessionSlice } from '@saidian/shared/store'
import { createWorld } from '@saidian/shared/testing'
import { countUnread } from './count-unread'
import { liveUrl } from './create-session'
import { endSessionOnNoToken, forgetMemberData } from './end-session'
import { goHomeOnBadRequest } from './go-home-on-bad-request'

const { signal } = new AbortController()
const error = { code: 401, reason: 'auth.no_token', message: '请先登录', retryable: false }
const unread = messagesSlice.selectors.selectUnread

test('the first no-token answer logs out once, with a word; a visitor hears nothing', () => {
  const { store } = createWorld()
  const events = createHttpEvents()
  const toasts: string[] = []
  endSessionOnNoToken({ store, events, toast: (text) => toasts.push(text) }, signal)
  events.emit('user-logout', error)
  expect(toasts).toEqual([])
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  events.emit('user-logout', error)
  events.emit('user-logout', error)
  expect(store.getState().session.loginStatus).toBe('visitor')
  expect(toasts).toEqual(['登录已失效，请重新登录'])
})

test('whoever leaves takes the unread count along', () => {
  const { store } = createWorld()
  forgetMemberData(store)
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  store.dispatch(messagesSlice.actions.unreadCounted(5))
  store.dispatch(sessionSlice.actions.loggedOut())
  expect(unread(store.getState())).toBe(0)
})

test('pushes whose code counts raise the badge, others do not', () => {
  const { store, im } = createWorld()
  countUnread(store, im, signal)
  for (const code of [10000, 10039, 10014, 12345]) im.push({ code, data: null })
  expect(unread(store.getState())).toBe(2)
})

test('HTTP 400 leads home, but not from home and not twice in ten seconds', () => {
  const events = createHttpEvents()
  const went: string[] = []
  let place = '/live/hot'
  let now = 0
  const navigate = (to: string) => void went.push(to)
  const parts = { events, navigate, here: () => place, homePaths: ['/', '/vlive/0'], now: () => now }
  goHomeOnBadRequest(parts, signal)
  const fail = () => events.emit('bad request', { ...error, code: 400 })
  fail()
  fail()
  expect(went).toEqual(['/'])
  now = 10_000
  place = '/vlive/0'
  fail()
  expect(went).toEqual(['/'])
  place = '/live/hot'
  fail()
  expect(went).toEqual(['/', '/'])
})

test.each([
  ['', 'https://saidian.example/live/hot?a=1', 'wss://saidian.example/ws/live'],
  ['', 'http://localhost:8080/', 'ws://localhost:8080/ws/live'],
  ['https://main.example', 'https://saidian.example/', 'wss://main.example/ws/live'],
])('with main host "%s" a page at %s has its socket at %s', (mainHost, page, expected) => {
  expect(liveUrl({ mainHost }, page)).toBe(expected)
})
