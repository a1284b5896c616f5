import { serverClock } from '@saidian/shared/api'
import { getConversations } from '@saidian/shared/contracts/messaging'
import { getUnreadNotices } from '@saidian/shared/contracts/notices'
import {
  addHistory,
  getSettings,
  putFollows,
  putSettings,
} from '@saidian/shared/contracts/personal'
import { getUserInfo } from '@saidian/shared/contracts/profile'
import { IM_NOTICE, IM_NOTICES_READ, IM_PERSONAL } from '@saidian/shared/contracts/sockets'
import {
  followsSlice,
  matchSubject,
  messagesSlice,
  outboxSlice,
  sessionSlice,
  settingIn,
  settingsSlice,
} from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeUserInfo,
} from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import { followMember } from '.'

const INFO = makeUserInfo()
const follow = (id: string, at: number, isOn = true) => ({
  kind: 'match',
  sport: 1,
  id,
  isOn,
  at,
  title: '',
  kickoffAt: null,
})

const unreadAt = (seq: number, total: number) => ({
  epoch: 'e',
  seq,
  unread: { total, kinds: { account: total } },
})

let life: AbortController
beforeEach(() => {
  jest.useFakeTimers()
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  jest.useRealTimers()
})

function logIn(answers: Partial<Record<string, () => FakeAnswer>> = {}) {
  const emptyList = (): FakeAnswer => answer([])
  const world = createWorld({
    http: createFakeHttp({
      [`GET ${getUserInfo.path}`]: answers[getUserInfo.path] ?? (() => answer(INFO)),
      [`GET ${getUnreadNotices.path}`]:
        answers[getUnreadNotices.path] ?? (() => answer(unreadAt(0, 0))),
      [`GET ${getConversations.path}`]: () =>
        answer({ epoch: 'e', seq: 0, conversations: [], unread: 0, next: null }),
      [`POST ${putSettings.path}`]: answers[putSettings.path] ?? emptyList,
      [`POST ${putFollows.path}`]: answers[putFollows.path] ?? emptyList,
      [`POST ${addHistory.path}`]: () => answer(null),
      [`GET ${getSettings.path}`]: answers[getSettings.path] ?? emptyList,
    }),
  })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  const start = async () => {
    followMember(world, life.signal)
    await jest.advanceTimersByTimeAsync(0)
  }
  /** The POST requests of this path. */
  const asked = (path: string) =>
    world.http.requests.filter(({ method, url }) => method === 'POST' && url === path)
  /** An event of the member's account. */
  const push = (seq: number, code: number, data: unknown) =>
    world.im.emit('user/100001', { epoch: 'e', seq, data: { code, data } })
  return { ...world, start, asked, push }
}

test('a login sends the changes of the device and applies those of the account', async () => {
  const { store, start, asked } = logIn({
    [putSettings.path]: () => answer([{ key: 'noSpoiler', value: true, at: 1 }]),
    [putFollows.path]: () =>
      answer([{ ...follow('9', 2), sport: 2 }, follow('7', 1), follow('8', 3, false)]),
  })
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'dark' }))
  store.dispatch(outboxSlice.actions.pageVisited({ kind: 'match', sport: 1, id: '7', title: '' }))
  await start()
  expect(store.getState().session.userInfo).toEqual(INFO)
  expect(asked(putSettings.path)[0]?.body).toMatchObject({
    entries: [{ key: 'theme', value: 'dark' }],
  })
  expect(asked(addHistory.path)[0]?.body).toMatchObject({ visits: [{ kind: 'match', id: '7' }] })
  expect(store.getState().settings).toMatchObject({ noSpoiler: true, theme: 'dark' })
  expect(store.getState().follows.subjects).toEqual([
    matchSubject({ sport: 1, id: 7, kickoffAt: null }),
    matchSubject({ sport: 2, id: 9, kickoffAt: null }),
  ])
  expect(store.getState().outbox).toMatchObject({ settings: {}, follows: {}, visits: [] })
})

test('a device with a wrong clock sends times of the server, also of earlier changes', async () => {
  const HOUR_MS = 3_600_000
  const trueMs = Date.now() - HOUR_MS
  const { store, start, asked } = logIn({
    [getSettings.path]: () => {
      serverClock.observe({ serverMs: trueMs, sentAt: Date.now(), receivedAt: Date.now() })
      return answer([])
    },
  })
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'dark' }))
  store.dispatch(followsSlice.actions.followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })))
  store.dispatch(outboxSlice.actions.pageVisited({ kind: 'match', sport: 1, id: '7', title: '' }))
  await start()
  const bodies = [putSettings, putFollows, addHistory].map(({ path }) => asked(path)[0]?.body ?? {})
  const times = bodies.flatMap((body) => Object.values(body as object).flat()).map(({ at }) => at)
  expect(times).toHaveLength(3)
  for (const at of times) expect(Math.abs(at - trueMs)).toBeLessThan(1_000)
  expect(store.getState().outbox).toMatchObject({ settings: {}, follows: {}, visits: [] })
})

test('sends nothing before the member is known and nothing of another member', async () => {
  let isOffline = true
  const { store, start, asked } = logIn({
    [getUserInfo.path]: () => (isOffline ? 'no network' : answer(INFO)),
  })
  // The outbox of another member whose login expired without a logout.
  store.dispatch(outboxSlice.actions.outboxOwned('100009'))
  store.dispatch(followsSlice.actions.followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })))
  await start()
  await jest.advanceTimersByTimeAsync(2_000)
  expect(asked(putFollows.path)).toHaveLength(0)
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(asked(putFollows.path).map(({ body }) => body)).toEqual([{ marks: [] }])
  expect(store.getState().outbox).toMatchObject({
    ownerId: INFO.id,
    follows: {},
    left: { ownerId: '100009' },
  })
})

describe('a large outbox', () => {
  function followMany(store: ReturnType<typeof logIn>['store']) {
    for (let id = 1; id <= 900; id += 1)
      store.dispatch(followsSlice.actions.followed(matchSubject({ sport: 1, id, kickoffAt: null })))
  }
  const marksOf = ({ body }: { body?: unknown }) => (body as { marks: unknown[] }).marks.length

  test('is sent in batches that the server accepts', async () => {
    const { store, start, asked } = logIn()
    followMany(store)
    await start()
    expect(asked(putFollows.path).map(marksOf)).toEqual([500, 400])
    expect(store.getState().outbox.follows).toEqual({})
  })

  test('shows once that the account is full and applies its follows', async () => {
    const { store, start, asked } = logIn({
      [putFollows.path]: () =>
        asked(putFollows.path).length < 3
          ? apiError('personal.too_many')
          : answer([follow('7', 1)]),
    })
    followMany(store)
    await start()
    expect(screen.getByRole('alert')).toHaveTextContent('关注未能全部同步：数量已达上限')
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked(putFollows.path).map(marksOf)).toEqual([500, 400, 0])
    expect(store.getState().outbox.follows).toEqual({})
    expect(store.getState().follows.subjects.map(({ id }) => id)).toEqual(['7'])
  })

  test('a rejected batch emits no bad request event and is not sent again', async () => {
    const bad = {
      status: 400,
      body: { code: 400, data: null, message: '请求参数有误', reason: 'request.invalid' },
    }
    const { store, http, start, asked } = logIn({ [putFollows.path]: () => bad })
    const received: string[] = []
    http.events.on('bad request', ({ reason }) => received.push(reason), life.signal)
    followMany(store)
    await start()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(received).toEqual([])
    expect(asked(putFollows.path)).toHaveLength(3)
  })

  test('keeps unsent changes when the network is lost between batches', async () => {
    const { store, start, asked } = logIn({
      [putFollows.path]: () => (asked(putFollows.path).length === 2 ? 'no network' : answer([])),
    })
    followMany(store)
    await start()
    expect(Object.keys(store.getState().outbox.follows)).toHaveLength(400)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(asked(putFollows.path).map(marksOf)).toEqual([500, 400, 400])
    expect(store.getState().outbox.follows).toEqual({})
  })
})

test('changes in a row are one request', async () => {
  const { store, start, asked } = logIn()
  await start()
  for (const value of ['dark', 'light', 'black'] as const)
    store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value }))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(asked(putSettings.path)).toHaveLength(2)
})

test('sends changes made offline when the network is back', async () => {
  let isOffline = true
  const { store, start, asked } = logIn({
    [putFollows.path]: () => (isOffline ? 'no network' : answer([follow('7', 1)])),
  })
  store.dispatch(followsSlice.actions.followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })))
  await start()
  expect(Object.keys(store.getState().outbox.follows)).toEqual(['match 7'])
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(asked(putFollows.path)).toHaveLength(2)
  expect(store.getState().outbox.follows).toEqual({})
})

test('shows a login on another device at once', async () => {
  const { push, start } = logIn()
  await start()
  push(1, IM_PERSONAL, { part: 'devices' })
  expect(screen.getByText(/你的账号刚在另一台设备登录/)).toBeVisible()
})

test('reads changes of another device again', async () => {
  let theme = 'dark'
  const { store, push, start } = logIn({
    [putSettings.path]: () => answer([{ key: 'theme', value: theme, at: 1 }]),
  })
  await start()
  theme = 'black'
  push(1, IM_PERSONAL, { part: 'settings' })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(store.getState().settings.theme).toBe('black')
})

test('the unread count is there with the first answers, and events keep it', async () => {
  const { store, im, push, start, http } = logIn({
    [getUnreadNotices.path]: () => answer(unreadAt(4, 3)),
  })
  const unread = () => messagesSlice.selectors.selectUnread(store.getState())
  await start()
  expect(unread()).toBe(3)
  im.confirm('user/100001', { epoch: 'e', seq: 4, recovered: true })
  const notice = {
    id: '9',
    kind: 'account',
    template: 'account.password_changed',
    data: {},
    link: '',
    count: 1,
    at: 1,
    isRead: false,
  }
  push(5, IM_NOTICE, { notice, unread: { total: 4, kinds: { account: 4 } } })
  expect(unread()).toBe(4)
  push(6, IM_NOTICES_READ, { ids: ['9'], upTo: null, unread: { total: 0, kinds: {} } })
  expect(unread()).toBe(0)
  expect(http.requests.filter(({ url }) => url === getUnreadNotices.path)).toHaveLength(1)
})

test('the unread count does not wait for the user info', async () => {
  const { store, start } = logIn({
    [getUserInfo.path]: () => 'no network',
    [getUnreadNotices.path]: () => answer(unreadAt(4, 3)),
  })
  await start()
  expect(messagesSlice.selectors.selectUnread(store.getState())).toBe(3)
})

test('after a gap everything of the account is read again', async () => {
  let theme = 'dark'
  let total = 1
  const { store, im, push, start } = logIn({
    [putSettings.path]: () => answer([{ key: 'theme', value: theme, at: 1 }]),
    [getUnreadNotices.path]: () => answer(unreadAt(total === 1 ? 0 : 7, total)),
  })
  await start()
  im.confirm('user/100001', { epoch: 'e', seq: 0, recovered: true })
  theme = 'black'
  total = 2
  push(7, IM_PERSONAL, { part: 'devices' })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(messagesSlice.selectors.selectUnread(store.getState())).toBe(2)
  expect(store.getState().settings.theme).toBe('black')
})

test('a rejected user info ends the login, a network failure does not', async () => {
  const rejected = logIn({ [getUserInfo.path]: () => apiError('auth.no_token') })
  await rejected.start()
  expect(rejected.store.getState().session.auth).toBeNull()
  const disconnected = logIn({ [getUserInfo.path]: () => 'no network' })
  await disconnected.start()
  expect(disconnected.store.getState().session.auth).not.toBeNull()
})

test('sends nothing after a logout', async () => {
  const { store, start, asked } = logIn()
  await start()
  life.abort()
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'dark' }))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked(putSettings.path)).toHaveLength(1)
})

test('teen mode of a minor belongs to the account and ends with its logout', async () => {
  const { store, start, asked } = logIn({
    [getUserInfo.path]: () => answer(makeUserInfo({ isMinor: true })),
  })
  await start()
  expect(settingIn(store.getState(), 'teenMode')).toBe(true)
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'teenMode', value: false }))
  expect(settingIn(store.getState(), 'teenMode')).toBe(true)
  store.dispatch(sessionSlice.actions.loggedOut())
  expect(settingIn(store.getState(), 'teenMode')).toBe(false)
  const sent = asked(putSettings.path).map(({ body }) => JSON.stringify(body))
  expect(sent.filter((body) => body.includes('"teenMode","value":true'))).toEqual([])
})

test('teen mode is no longer forced once the account is of age', async () => {
  const { store, start } = logIn()
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't', isMinor: true }))
  expect(settingIn(store.getState(), 'teenMode')).toBe(true)
  await start()
  expect(settingIn(store.getState(), 'teenMode')).toBe(false)
})
