import { createWorld } from '../testing'
import { settingIn } from './acting-setting'
import { type FollowSubject, followsSlice, matchSubject } from './follows.slice'
import { newsNavSlice } from './news-nav.slice'
import { persistStore } from './persist'
import { sessionSlice } from './session.slice'
import { settingsSlice } from './settings.slice'

beforeEach(() => localStorage.clear())

/** What the browser does in this tab when another one writes. */
function writeInOtherTab(key: string, value: unknown) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

test('the login state comes from the storage and goes there', () => {
  localStorage.setItem('auth', '{"token":"t1"}')
  const { store } = createWorld()
  persistStore(store)
  expect(store.getState().session).toMatchObject({ auth: { token: 't1' }, loginStatus: 'member' })
  store.dispatch(sessionSlice.actions.loggedOut())
  expect(localStorage.getItem('auth')).toBeNull()
  store.dispatch(sessionSlice.actions.loggedIn({ token: 't2' }))
  expect(stored('auth')).toEqual({ token: 't2' })
})

test('an account of a minor is known as one before the server answers', () => {
  localStorage.setItem('auth', '{"token":"t1","isMinor":true}')
  const { store } = createWorld()
  persistStore(store)
  expect(settingIn(store.getState(), 'teenMode')).toBe(true)
})

test('logging in and out in one tab is followed by the others', () => {
  const { store } = createWorld()
  persistStore(store)
  writeInOtherTab('auth', { token: 'theirs' })
  expect(store.getState().session.auth).toEqual({ token: 'theirs' })
  writeInOtherTab('auth', null)
  expect(store.getState().session).toMatchObject({ auth: null, loginStatus: 'visitor' })
})

test.each(['{"token":""}', '{"token":5}', '"t"', 'not json', '[]'])(
  '%s in the storage is nobody',
  (text) => {
    localStorage.setItem('auth', text)
    const { store } = createWorld()
    persistStore(store)
    expect(store.getState().session.loginStatus).toBe('visitor')
  },
)

test('clearing the whole storage logs out too', () => {
  localStorage.setItem('auth', '{"token":"t1"}')
  const { store } = createWorld()
  persistStore(store)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.getState().session.auth).toBeNull()
})

test('settings keep what is valid of the storage and take defaults for the rest', () => {
  localStorage.setItem(
    'settings',
    '{"theme":"dark","streamDelaySeconds":500,"goalChecked":"yes","unknown":1}',
  )
  const { store } = createWorld()
  persistStore(store)
  const { settings } = store.getState()
  expect(settings).toMatchObject({
    theme: 'dark',
    streamDelaySeconds: 0,
    goalChecked: true,
    pmChecked: false,
  })
  expect(settings).not.toHaveProperty('unknown')
})

test('a chosen setting is stored, and one of another tab is taken over', () => {
  const { store } = createWorld()
  persistStore(store)
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'noSpoiler', value: true }))
  expect(stored('settings')).toMatchObject({ noSpoiler: true })
  writeInOtherTab('settings', { theme: 'black' })
  expect(store.getState().settings).toMatchObject({ theme: 'black', noSpoiler: false })
})

test('a value out of range is not chosen', () => {
  const { store } = createWorld()
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'streamDelaySeconds', value: 121 }))
  store.dispatch(
    settingsSlice.actions.settingChosen({
      key: 'quietHours',
      value: { from: '25:00', to: '07:00' },
    }),
  )
  expect(store.getState().settings).toMatchObject({ streamDelaySeconds: 0, quietHours: null })
  store.dispatch(
    settingsSlice.actions.settingChosen({
      key: 'quietHours',
      value: { from: '23:00', to: '07:00' },
    }),
  )
  expect(store.getState().settings.quietHours).toEqual({ from: '23:00', to: '07:00' })
})

test('followed matches survive a reload with their kick-off until unfollowed', () => {
  localStorage.setItem(
    'followedMatches',
    '[{"sport":1,"id":3,"kickoffAt":1770000000},{"sport":2,"id":7,"kickoffAt":null}]',
  )
  const { store } = createWorld()
  persistStore(store)
  const { followed, unfollowed, kickoffsSeen } = followsSlice.actions
  store.dispatch(followed(matchSubject({ sport: 1, id: 9, kickoffAt: 1_770_009_000 })))
  store.dispatch(unfollowed(matchSubject({ sport: 1, id: 3, kickoffAt: null })))
  store.dispatch(kickoffsSeen([{ id: 7, kickoffAt: 1_770_007_000 }]))
  expect(stored('followedMatches')).toEqual([
    matchSubject({ sport: 2, id: 7, kickoffAt: 1_770_007_000 }),
    matchSubject({ sport: 1, id: 9, kickoffAt: 1_770_009_000 }),
  ])
  expect(followsSlice.selectors.selectFollowedMatches(store.getState())).toEqual(new Set([7, 9]))
})

test.each(['[3,7,3]', '[{"id":3,"kickoffAt":null},{"id":7}]'])(
  'follows that an earlier version stored as %s are football',
  (text) => {
    localStorage.setItem('followedMatches', text)
    const { store } = createWorld()
    persistStore(store)
    expect(store.getState().follows.subjects).toEqual([
      matchSubject({ sport: 1, id: 3, kickoffAt: null }),
      matchSubject({ sport: 1, id: 7, kickoffAt: null }),
    ])
  },
)

test.each([
  '{"id":3}',
  '"3"',
  '[null,"4",5.5,-1,[],{},{"id":"3"},{"id":3,"sport":3}]',
  '[{"kind":"coach","id":"3"},{"kind":"team","id":3},{"kind":"match","id":"x","sport":1}]',
  '7',
  'not json',
])('%s in the storage follows nothing', (text) => {
  localStorage.setItem('followedMatches', text)
  const { store } = createWorld()
  persistStore(store)
  expect(store.getState().follows.subjects).toEqual([])
})

test.each(['"soon"', '1e300', '-5', '1.5', '{}'])(
  '%s is no kick-off, but the match is still followed',
  (at) => {
    localStorage.setItem('followedMatches', `[{"id":3,"kickoffAt":${at}}]`)
    const { store } = createWorld()
    persistStore(store)
    expect(store.getState().follows.subjects).toEqual([
      matchSubject({ sport: 1, id: 3, kickoffAt: null }),
    ])
  },
)

test('follows of every kind survive a reload', () => {
  const member: FollowSubject = {
    kind: 'member',
    sport: null,
    id: '100007',
    title: '风过看台',
    kickoffAt: null,
  }
  const { store } = createWorld()
  persistStore(store)
  store.dispatch(followsSlice.actions.followed(member))
  const next = createWorld().store
  persistStore(next)
  expect(next.getState().follows.subjects).toEqual([member])
  expect(next.getState().outbox.follows).toMatchObject({ 'member 100007': { isOn: true } })
})

test('the news shortcut keeps whole items only, and one article once', () => {
  const item = { text: '新闻', title: '标题', link1: '1002', link2: '5' }
  localStorage.setItem('newsNav', JSON.stringify([item, { title: 'half' }]))
  const { store } = createWorld()
  persistStore(store)
  store.dispatch(newsNavSlice.actions.newsPutAside({ ...item, title: '新标题' }))
  expect(stored('newsNav')).toEqual([{ ...item, title: '新标题' }])
  store.dispatch(newsNavSlice.actions.newsTakenAway(item))
  expect(stored('newsNav')).toEqual([])
})

test('a storage that is full or forbidden costs nothing but the memory', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { store } = createWorld()
  persistStore(store)
  store.dispatch(followsSlice.actions.followed(matchSubject({ sport: 1, id: 1, kickoffAt: null })))
  expect(store.getState().follows.subjects).toEqual([
    matchSubject({ sport: 1, id: 1, kickoffAt: null }),
  ])
  setItem.mockRestore()
})

const storageFaults: [string, () => void][] = [
  [
    'full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }),
  ],
  [
    'forbidden',
    () =>
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }),
  ],
  [
    'deleted',
    () => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    },
  ],
]

test.each(storageFaults)('unsent follows wait on when the storage is %s', (_, inject) => {
  const { store } = createWorld()
  persistStore(store)
  const followed = (id: number) =>
    followsSlice.actions.followed(matchSubject({ sport: 1, id, kickoffAt: null }))
  store.dispatch(followed(1))
  try {
    inject()
    store.dispatch(followed(2))
    expect(Object.keys(store.getState().outbox.follows)).toEqual(['match 1', 'match 2'])
  } finally {
    jest.restoreAllMocks()
  }
})
