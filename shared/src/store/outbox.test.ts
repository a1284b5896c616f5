import { createWorld } from '../testing'
import { followsSlice } from './follows.slice'
import { keepOutbox } from './keep'
import { outboxSlice } from './outbox.slice'
import { settingsSlice } from './settings.slice'

const { settingChosen } = settingsSlice.actions
const { matchFollowed, matchUnfollowed } = followsSlice.actions
const { pageVisited, sent, outboxOwned } = outboxSlice.actions

beforeEach(() => localStorage.clear())

test('what is chosen, followed and looked at waits with its time; of each only the last', () => {
  const { store } = createWorld()
  store.dispatch(settingChosen({ key: 'theme', value: 'dark' }))
  store.dispatch(settingChosen({ key: 'theme', value: 'black' }))
  store.dispatch(settingChosen({ key: 'streamDelaySeconds', value: 5_000 }))
  store.dispatch(matchFollowed({ id: 7, kickoffAt: 1_800_000_000, title: '阿森纳 - 切尔西' }))
  store.dispatch(matchUnfollowed(8))
  store.dispatch(pageVisited({ kind: 'match', id: '7', title: '一' }))
  store.dispatch(pageVisited({ kind: 'match', id: '7', title: '二' }))
  const at = expect.any(Number)
  expect(store.getState().outbox).toEqual({
    ownerId: null,
    settings: { theme: { key: 'theme', value: 'black', at } },
    follows: {
      7: { kind: 'match', id: '7', isOn: true, at, title: '阿森纳 - 切尔西', kickoffAt: 1_800_000_000 },
      8: { kind: 'match', id: '8', isOn: false, at, title: '', kickoffAt: null },
    },
    visits: [{ kind: 'match', id: '7', title: '二', at }],
  })
})

test('what was sent leaves, what was chosen anew meanwhile stays', () => {
  const { store } = createWorld()
  store.dispatch(settingChosen({ key: 'theme', value: 'dark' }))
  const { theme } = store.getState().outbox.settings
  const told = { settings: theme ? [theme] : [], follows: [], visits: [] }
  jest.spyOn(Date, 'now').mockReturnValueOnce(theme ? theme.at + 1 : 0)
  store.dispatch(settingChosen({ key: 'theme', value: 'light' }))
  store.dispatch(sent(told))
  expect(store.getState().outbox.settings.theme?.value).toBe('light')
})

test('what a visitor did goes to whoever logs in; what a member left behind to nobody else', () => {
  const { store } = createWorld()
  store.dispatch(matchFollowed({ id: 7, kickoffAt: null }))
  store.dispatch(outboxOwned('1'))
  expect(Object.keys(store.getState().outbox.follows)).toEqual(['7'])
  store.dispatch(outboxOwned('2'))
  expect(store.getState().outbox).toMatchObject({ ownerId: '2', follows: {} })
})

test('a damaged storage costs what is damaged and nothing else', () => {
  const good = { kind: 'match', id: '7', isOn: true, at: 5, title: '', kickoffAt: null }
  const stored = {
    ownerId: 7,
    settings: [{ key: 'theme', value: 'pink', at: 1 }, { key: 'vibrate', value: false, at: 2 }, null, 'x'],
    follows: {
      7: good,
      8: { ...good, id: '../8' },
      9: { ...good, at: -1 },
      10: { ...good, kickoffAt: 'soon' },
    },
    visits: [
      { kind: 'nowhere', id: '1', title: '', at: 1 },
      { kind: 'news', id: '1', title: '', at: 1 },
    ],
  }
  localStorage.setItem('outbox', JSON.stringify(stored))
  const { store } = createWorld()
  keepOutbox(store)
  expect(store.getState().outbox).toEqual({
    ownerId: null,
    settings: { vibrate: { key: 'vibrate', value: false, at: 2 } },
    follows: { 7: good },
    visits: [{ kind: 'news', id: '1', title: '', at: 1 }],
  })
})
