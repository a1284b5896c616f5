import { serverClock } from '@saidian/shared/api'
import {
  addHistory,
  getSettings,
  getUserInfo,
  IM_PERSONAL,
  putFollows,
  putSettings,
} from '@saidian/shared/contracts'
import {
  followsSlice,
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
  id,
  isOn,
  at,
  title: '',
  kickoffAt: null,
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
  const told = (): FakeAnswer => answer([])
  const world = createWorld({
    http: createFakeHttp({
      [`GET ${getUserInfo.path}`]: answers[getUserInfo.path] ?? (() => answer(INFO)),
      [`POST ${putSettings.path}`]: answers[putSettings.path] ?? told,
      [`POST ${putFollows.path}`]: answers[putFollows.path] ?? told,
      [`POST ${addHistory.path}`]: () => answer(null),
      [`GET ${getSettings.path}`]: answers[getSettings.path] ?? told,
    }),
  })
  world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  const start = async () => {
    followMember(world, life.signal)
    await jest.advanceTimersByTimeAsync(0)
  }
  /** What the server was told by calls of this path. */
  const asked = (path: string) =>
    world.http.requests.filter(({ method, url }) => method === 'POST' && url === path)
  return { ...world, start, asked }
}

test('a login tells the account what the device did, and takes over what the account has', async () => {
  const { store, start, asked } = logIn({
    [putSettings.path]: () => answer([{ key: 'noSpoiler', value: true, at: 1 }]),
    [putFollows.path]: () => answer([follow('9', 2), follow('7', 1), follow('8', 3, false)]),
  })
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'dark' }))
  store.dispatch(outboxSlice.actions.pageVisited({ kind: 'match', id: '7', title: '' }))
  await start()
  expect(store.getState().session.userInfo).toEqual(INFO)
  expect(asked(putSettings.path)[0]?.body).toMatchObject({
    entries: [{ key: 'theme', value: 'dark' }],
  })
  expect(asked(addHistory.path)[0]?.body).toMatchObject({ visits: [{ kind: 'match', id: '7' }] })
  expect(store.getState().settings).toMatchObject({ noSpoiler: true, theme: 'dark' })
  expect(store.getState().follows.matches.map(({ id }) => id)).toEqual([7, 9])
  expect(store.getState().outbox).toMatchObject({ settings: {}, follows: {}, visits: [] })
})

test('a device whose clock is wrong tells the time of the server, also of what it did before it knew', async () => {
  const HOUR_MS = 3_600_000
  const trueMs = Date.now() - HOUR_MS
  const { store, start, asked } = logIn({
    [getSettings.path]: () => {
      serverClock.observe({ serverMs: trueMs, sentAt: Date.now(), receivedAt: Date.now() })
      return answer([])
    },
  })
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'dark' }))
  store.dispatch(followsSlice.actions.matchFollowed({ id: 7, kickoffAt: null }))
  store.dispatch(outboxSlice.actions.pageVisited({ kind: 'match', id: '7', title: '' }))
  await start()
  const bodies = [putSettings, putFollows, addHistory].map(({ path }) => asked(path)[0]?.body ?? {})
  const times = bodies.flatMap((body) => Object.values(body as object).flat()).map(({ at }) => at)
  expect(times).toHaveLength(3)
  for (const at of times) expect(Math.abs(at - trueMs)).toBeLessThan(1_000)
  expect(store.getState().outbox).toMatchObject({ settings: {}, follows: {}, visits: [] })
})

test('nothing is told before it is known who is logged in, and nothing of another member', async () => {
  let isOffline = true
  const { store, start, asked } = logIn({
    [getUserInfo.path]: () => (isOffline ? 'no network' : answer(INFO)),
  })
  // The page was left without a logout, as when the login had run out meanwhile.
  store.dispatch(outboxSlice.actions.outboxOwned('100009'))
  store.dispatch(followsSlice.actions.matchFollowed({ id: 7, kickoffAt: null }))
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

describe('a visitor of many years', () => {
  function followMany(store: ReturnType<typeof logIn>['store']) {
    for (let id = 1; id <= 900; id += 1)
      store.dispatch(followsSlice.actions.matchFollowed({ id, kickoffAt: null }))
  }
  const marksOf = ({ body }: { body?: unknown }) => (body as { marks: unknown[] }).marks.length

  test('is told to the account in parts that the server takes', async () => {
    const { store, start, asked } = logIn()
    followMany(store)
    await start()
    expect(asked(putFollows.path).map(marksOf)).toEqual([500, 400])
    expect(store.getState().outbox.follows).toEqual({})
  })

  test('is told that the account is full, once, and sees what it has', async () => {
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
    expect(store.getState().follows.matches.map(({ id }) => id)).toEqual([7])
  })

  test('stays on the page when the server will not take it, and is not asked again for ever', async () => {
    const bad = {
      status: 400,
      body: { code: 400, data: null, message: '请求参数有误', reason: 'request.invalid' },
    }
    const { store, http, start, asked } = logIn({ [putFollows.path]: () => bad })
    const heard: string[] = []
    http.events.on('bad request', ({ reason }) => heard.push(reason), life.signal)
    followMany(store)
    await start()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(heard).toEqual([])
    expect(asked(putFollows.path)).toHaveLength(3)
  })

  test('keeps what is not told yet when the network goes in between', async () => {
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

test('choices in a row are one message', async () => {
  const { store, start, asked } = logIn()
  await start()
  for (const value of ['dark', 'light', 'black'] as const)
    store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value }))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(asked(putSettings.path)).toHaveLength(2)
})

test('without a network nothing is lost: it is told when the network is back', async () => {
  let isOffline = true
  const { store, start, asked } = logIn({
    [putFollows.path]: () => (isOffline ? 'no network' : answer([follow('7', 1)])),
  })
  store.dispatch(followsSlice.actions.matchFollowed({ id: 7, kickoffAt: null }))
  await start()
  expect(Object.keys(store.getState().outbox.follows)).toEqual(['7'])
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(asked(putFollows.path)).toHaveLength(2)
  expect(store.getState().outbox.follows).toEqual({})
})

test('a login on another device is shown at once', async () => {
  const { im, start } = logIn()
  await start()
  im.push({ code: IM_PERSONAL, data: { part: 'devices' } })
  expect(screen.getByText(/你的账号刚在另一台设备登录/)).toBeVisible()
})

test('what another device changed is read again', async () => {
  let theme = 'dark'
  const { store, im, start } = logIn({
    [putSettings.path]: () => answer([{ key: 'theme', value: theme, at: 1 }]),
  })
  await start()
  theme = 'black'
  im.push({ code: IM_PERSONAL, data: { part: 'settings' } })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(store.getState().settings.theme).toBe('black')
})

test('a refused user info ends the login, a bad network does not', async () => {
  const refused = logIn({ [getUserInfo.path]: () => apiError('auth.no_token') })
  await refused.start()
  expect(refused.store.getState().session.auth).toBeNull()
  const cut = logIn({ [getUserInfo.path]: () => 'no network' })
  await cut.start()
  expect(cut.store.getState().session.auth).not.toBeNull()
})

test('after a logout nothing is asked or told any more', async () => {
  const { store, start, asked } = logIn()
  await start()
  life.abort()
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'dark' }))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked(putSettings.path)).toHaveLength(1)
})

test('teen mode of a minor belongs to the account and leaves with it', async () => {
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

test('an account that comes of age is no longer held to teen mode', async () => {
  const { store, start } = logIn()
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't', isMinor: true }))
  expect(settingIn(store.getState(), 'teenMode')).toBe(true)
  await start()
  expect(settingIn(store.getState(), 'teenMode')).toBe(false)
})
