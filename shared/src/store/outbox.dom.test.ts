import { createWorld } from '../testing'
import { followsSlice, matchSubject } from './follows.slice'
import { outboxSlice } from './outbox.slice'
import { persistStore } from './persist'
import { settingsSlice } from './settings.slice'

const { settingChosen } = settingsSlice.actions
const { followed, unfollowed } = followsSlice.actions
const { pageVisited, sent, outboxOwned, memberLeft } = outboxSlice.actions

beforeEach(() => localStorage.clear())

test('what is chosen, followed and looked at waits with its time; of each only the last', () => {
  const { store } = createWorld()
  store.dispatch(settingChosen({ key: 'theme', value: 'dark' }))
  store.dispatch(settingChosen({ key: 'theme', value: 'black' }))
  store.dispatch(settingChosen({ key: 'streamDelaySeconds', value: 5_000 }))
  store.dispatch(
    followed(matchSubject({ sport: 1, id: 7, kickoffAt: 1_800_000_000 }, '阿森纳 - 切尔西')),
  )
  store.dispatch(unfollowed(matchSubject({ sport: 1, id: 8, kickoffAt: null })))
  store.dispatch(pageVisited({ kind: 'match', sport: 1, id: '7', title: '一' }))
  store.dispatch(pageVisited({ kind: 'match', sport: 1, id: '7', title: '二' }))
  const at = expect.any(Number)
  expect(store.getState().outbox).toEqual({
    ownerId: null,
    left: null,
    settings: { theme: { key: 'theme', value: 'black', at } },
    follows: {
      'match 7': {
        kind: 'match',
        sport: 1,
        id: '7',
        isOn: true,
        at,
        title: '阿森纳 - 切尔西',
        kickoffAt: 1_800_000_000,
      },
      'match 8': { kind: 'match', sport: 1, id: '8', isOn: false, at, title: '', kickoffAt: null },
    },
    visits: [{ kind: 'match', sport: 1, id: '7', title: '二', at }],
  })
})

test('sent changes leave; a value chosen again meanwhile stays', () => {
  const { store } = createWorld()
  store.dispatch(settingChosen({ key: 'theme', value: 'dark' }))
  const { theme } = store.getState().outbox.settings
  const report = { settings: theme ? [theme] : [], follows: [], visits: [] }
  jest.spyOn(Date, 'now').mockReturnValueOnce(theme ? theme.at + 1 : 0)
  store.dispatch(settingChosen({ key: 'theme', value: 'light' }))
  store.dispatch(sent(report))
  expect(store.getState().outbox.settings.theme?.value).toBe('light')
})

test('changes of a visitor go to the next login, those of a member to no one else', () => {
  const { store } = createWorld()
  store.dispatch(followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })))
  store.dispatch(outboxOwned('1'))
  expect(Object.keys(store.getState().outbox.follows)).toEqual(['match 7'])
  store.dispatch(outboxOwned('2'))
  expect(store.getState().outbox).toMatchObject({ ownerId: '2', follows: {} })
})

test('unsent changes at logout wait for the next login of the same member', () => {
  const { store } = createWorld()
  const waiting = () => Object.keys(store.getState().outbox.follows)
  store.dispatch(outboxOwned('1'))
  store.dispatch(followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })))
  store.dispatch(memberLeft())
  expect(waiting()).toEqual([])
  store.dispatch(followed(matchSubject({ sport: 1, id: 8, kickoffAt: null })))
  store.dispatch(outboxOwned('2'))
  expect(waiting()).toEqual(['match 8'])
  store.dispatch(
    sent({ settings: [], follows: Object.values(store.getState().outbox.follows), visits: [] }),
  )
  store.dispatch(memberLeft())
  store.dispatch(followed(matchSubject({ sport: 1, id: 9, kickoffAt: null })))
  store.dispatch(outboxOwned('1'))
  expect(waiting()).toEqual(['match 7', 'match 9'])
  expect(store.getState().outbox.left).toBeNull()
})

test('of two changes of one thing before the next login the newest waits', () => {
  const { store } = createWorld()
  const clock = jest.spyOn(Date, 'now')
  const at = (ms: number, act: () => void) => {
    clock.mockReturnValue(ms)
    act()
  }
  store.dispatch(outboxOwned('1'))
  at(1, () => store.dispatch(settingChosen({ key: 'theme', value: 'dark' })))
  at(2, () => store.dispatch(pageVisited({ kind: 'match', sport: 1, id: '7', title: '' })))
  at(3, () => store.dispatch(pageVisited({ kind: 'match', sport: 1, id: '8', title: '' })))
  store.dispatch(memberLeft())
  at(4, () => store.dispatch(settingChosen({ key: 'theme', value: 'light' })))
  at(5, () => store.dispatch(pageVisited({ kind: 'match', sport: 1, id: '7', title: '' })))
  store.dispatch(outboxOwned('1'))
  clock.mockRestore()
  const { settings, visits } = store.getState().outbox
  expect(settings.theme?.value).toBe('light')
  expect(visits.map(({ id, at }) => [id, at])).toEqual([
    ['8', 3],
    ['7', 5],
  ])
})

test('changes of a login whose member is unknown are dropped', () => {
  const { store } = createWorld()
  store.dispatch(followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })))
  store.dispatch(memberLeft())
  store.dispatch(outboxOwned('2'))
  expect(store.getState().outbox).toMatchObject({ ownerId: '2', follows: {}, left: null })
})

test('what was left survives a reload', () => {
  const { store } = createWorld()
  persistStore(store)
  store.dispatch(outboxOwned('1'))
  store.dispatch(followed(matchSubject({ sport: 1, id: 7, kickoffAt: null })))
  store.dispatch(memberLeft())
  const next = createWorld().store
  persistStore(next)
  expect(next.getState().outbox).toEqual(store.getState().outbox)
  expect(next.getState().outbox.left?.ownerId).toBe('1')
})

test('the marks of a visitor do not grow for ever: the oldest leave', () => {
  const { store } = createWorld()
  for (let id = 1; id <= 1_100; id += 1)
    store.dispatch(unfollowed(matchSubject({ sport: 1, id, kickoffAt: null })))
  const ids = Object.keys(store.getState().outbox.follows)
  expect(ids).toHaveLength(1_000)
  expect(ids).toContain('match 1100')
  expect(ids).not.toContain('match 100')
})

test('a damaged storage costs what is damaged and nothing else', () => {
  const good = { kind: 'match', sport: 1, id: '7', isOn: true, at: 5, title: '', kickoffAt: null }
  const stored = {
    ownerId: 7,
    settings: [
      { key: 'theme', value: 'pink', at: 1 },
      { key: 'vibrate', value: false, at: 2 },
      null,
      'x',
    ],
    follows: {
      7: good,
      8: { ...good, id: '../8' },
      9: { ...good, at: -1 },
      10: { ...good, kickoffAt: 'soon' },
      11: { ...good, id: '11', sport: 3 },
    },
    visits: [
      { kind: 'nowhere', sport: null, id: '1', title: '', at: 1 },
      { kind: 'news', sport: null, id: '1', title: '', at: 1 },
    ],
  }
  localStorage.setItem('outbox', JSON.stringify(stored))
  const { store } = createWorld()
  persistStore(store)
  expect(store.getState().outbox).toEqual({
    ownerId: null,
    left: null,
    settings: { vibrate: { key: 'vibrate', value: false, at: 2 } },
    follows: { 'match 7': good },
    visits: [{ kind: 'news', sport: null, id: '1', title: '', at: 1 }],
  })
})

test('what an older version left without a sport waits as football', () => {
  const follow = { kind: 'match', id: '7', isOn: true, at: 5, title: '', kickoffAt: null }
  const waiting = {
    settings: {},
    follows: { 'match 7': follow },
    visits: [
      { kind: 'match', id: '7', title: '', at: 1 },
      { kind: 'news', id: '1', title: '', at: 2 },
    ],
  }
  const stored = { ...waiting, ownerId: '1', left: { ...waiting, ownerId: '2' } }
  localStorage.setItem('outbox', JSON.stringify(stored))
  const { store } = createWorld()
  persistStore(store)
  const migrated = {
    settings: {},
    follows: { 'match 7': { ...follow, sport: 1 } },
    visits: [
      { kind: 'match', sport: 1, id: '7', title: '', at: 1 },
      { kind: 'news', sport: null, id: '1', title: '', at: 2 },
    ],
  }
  expect(store.getState().outbox).toEqual({
    ...migrated,
    ownerId: '1',
    left: { ...migrated, ownerId: '2' },
  })
})

test('a follow of a basketball match waits with its sport', () => {
  const { store } = createWorld()
  store.dispatch(followed(matchSubject({ sport: 2, id: 7, kickoffAt: null })))
  expect(store.getState().outbox.follows['match 7']).toMatchObject({ sport: 2, isOn: true })
  store.dispatch(unfollowed(matchSubject({ sport: 2, id: 7, kickoffAt: null })))
  expect(store.getState().outbox.follows['match 7']).toMatchObject({ sport: 2, isOn: false })
})
