import { api, createHttpEvents, dataOf, queryOf } from '@saidian/shared/api'
import { getAuthorHome } from '@saidian/shared/contracts/profile'
import {
  followsSlice,
  matchSubject,
  messagesSlice,
  outboxSlice,
  persistStore,
  readStored,
  sessionSlice,
  writeStored,
} from '@saidian/shared/store'
import { answer, createFakeHttp, createWorld, makeAuthorHome } from '@saidian/shared/testing'
import { waitFor } from '@testing-library/react'
import { liveUrl } from './create-session'
import { endSessionOnNoToken, forgetMemberData } from './end-session'
import { goHomeOnBadRequest } from './go-home-on-bad-request'

const { signal } = new AbortController()
const error = { code: 401, reason: 'auth.no_token', message: '请先登录', retryable: false }
const unread = messagesSlice.selectors.selectUnread

test('the first no-token answer logs out once with a toast; a visitor sees none', () => {
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

test('a logout clears the unread count', () => {
  const { store } = createWorld()
  forgetMemberData(store)
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  store.dispatch(messagesSlice.actions.noticesCounted(5))
  store.dispatch(sessionSlice.actions.loggedOut())
  expect(unread(store.getState())).toBe(0)
})

test('a logout removes what this device stored of the member', () => {
  const deleted: string[] = []
  window.indexedDB = { deleteDatabase: (name: string) => deleted.push(name) } as never
  const { store } = createWorld()
  forgetMemberData(store)
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  writeStored('messageDrafts', { '7': '明天' })
  store.dispatch(sessionSlice.actions.loggedOut())
  expect(readStored('messageDrafts')).toBeNull()
  expect(deleted).toContain('saidian-conversations')
  expect(deleted).not.toContain('saidian-files')
  Reflect.deleteProperty(window, 'indexedDB')
})

test('a login reads again what a visitor saw, a logout forgets what the member saw', async () => {
  const home = makeAuthorHome({ followsCaller: false })
  const arg = { query: { id: home.id } }
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ authorHome: queryOf(build, getAuthorHome) }),
  })
  let token: string | null = null
  const http = createFakeHttp(
    {
      [`GET ${getAuthorHome.path}`]: (request) =>
        answer({ ...home, followsCaller: request.token !== null }),
    },
    { readToken: () => token },
  )
  const { store } = createWorld({ http })
  forgetMemberData(store)
  const followsCaller = () => dataOf(endpoints.authorHome, arg, store.getState())?.followsCaller
  await store.dispatch(endpoints.authorHome.initiate(arg))
  expect(followsCaller()).toBe(false)

  token = 'first'
  store.dispatch(sessionSlice.actions.loggedIn({ token }))
  await waitFor(() => expect(followsCaller()).toBe(true))

  token = null
  store.dispatch(sessionSlice.actions.loggedOut())
  expect(followsCaller()).toBeUndefined()
  await store.dispatch(endpoints.authorHome.initiate(arg))
  expect(followsCaller()).toBe(false)
})

describe('when another member logs in', () => {
  const inOtherTab = (stored: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(stored))
      localStorage.setItem(key, JSON.stringify(value))
    for (const key of Object.keys(stored))
      window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  /** A tab in which the first member follows a match, with persisted state. */
  function openAsFirst() {
    localStorage.clear()
    const end = new AbortController()
    const { store } = createWorld()
    persistStore(store, end.signal)
    forgetMemberData(store)
    store.dispatch(sessionSlice.actions.loggedIn({ token: 'first' }))
    store.dispatch(outboxSlice.actions.outboxOwned('100001'))
    store.dispatch(
      followsSlice.actions.followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })),
    )
    store.dispatch(messagesSlice.actions.noticesCounted(5))
    return { store, end: () => end.abort() }
  }

  test('after a logout on this device, nothing of the first remains', () => {
    const { store, end } = openAsFirst()
    store.dispatch(sessionSlice.actions.loggedOut())
    expect(store.getState().outbox).toMatchObject({ ownerId: null, follows: {} })
    store.dispatch(
      followsSlice.actions.followed(matchSubject({ sport: 1, id: 8, kickoffAt: null })),
    )
    store.dispatch(sessionSlice.actions.loggedIn({ token: 'second' }))
    store.dispatch(outboxSlice.actions.outboxOwned('100002'))
    expect(Object.keys(store.getState().outbox.follows)).toEqual(['match 8'])
    expect(store.getState().outbox.left?.ownerId).toBe('100001')
    end()
  })

  test('in another tab, this tab takes over the data of the second', async () => {
    const { store, end } = openAsFirst()
    const mark = { kind: 'match', sport: 1, id: '9', isOn: true, at: 1, title: '', kickoffAt: null }
    const theirs = {
      ownerId: '100002',
      settings: {},
      follows: { 'match 9': mark },
      visits: [],
      left: null,
    }
    inOtherTab({
      auth: { token: 'second' },
      followedMatches: [{ sport: 1, id: 9, kickoffAt: null }],
      outbox: theirs,
    })
    await Promise.resolve()
    expect(store.getState().session).toMatchObject({ auth: { token: 'second' }, userInfo: null })
    expect(unread(store.getState())).toBe(0)
    expect(store.getState().follows.subjects.map(({ id }) => id)).toEqual(['9'])
    expect(store.getState().outbox).toEqual(theirs)
    end()
  })

  test('in another tab long ago, this tab keeps the changes that member stored', async () => {
    const { store, end } = openAsFirst()
    const theirs = { ownerId: '100002', settings: {}, follows: {}, visits: [], left: null }
    localStorage.setItem('outbox', JSON.stringify(theirs))
    localStorage.setItem('followedMatches', '[{"sport":1,"id":9,"kickoffAt":null}]')
    inOtherTab({ auth: { token: 'second' } })
    await Promise.resolve()
    expect(JSON.parse(localStorage.getItem('outbox') ?? '')).toEqual(theirs)
    expect(JSON.parse(localStorage.getItem('followedMatches') ?? '')).toEqual([
      { sport: 1, id: 9, kickoffAt: null },
    ])
    expect(store.getState().follows.subjects.map(({ id }) => id)).toEqual(['9'])
    end()
  })
})

test('HTTP 400 navigates to the home page, but not from it and not twice in ten seconds', () => {
  const events = createHttpEvents()
  const went: string[] = []
  let place = '/live/hot'
  let now = 0
  const navigate = (to: string) => void went.push(to)
  const parts = {
    events,
    navigate,
    here: () => place,
    homePaths: ['/', '/vlive/0'],
    now: () => now,
  }
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
])('with main host "%s" a page at %s opens its socket at %s', (mainHost, page, expected) => {
  expect(liveUrl({ mainHost }, page)).toBe(expected)
})
