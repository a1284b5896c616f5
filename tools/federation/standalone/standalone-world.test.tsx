import { createMemoryHistory } from '@saidian/shared/router'
import { sessionSlice, settingsSlice } from '@saidian/shared/store'
import { standaloneWorld } from './standalone-world'

let life: AbortController
beforeEach(() => {
  localStorage.clear()
  life = new AbortController()
})
afterEach(() => life.abort())

const open = (path: string) => standaloneWorld(createMemoryHistory(path), life.signal)
const theme = () => document.documentElement.dataset.theme

test('stores the login under the key of the shell and restores it', () => {
  const { store } = open('/')
  expect(store.getState().session.loginStatus).toBe('visitor')
  store.dispatch(sessionSlice.actions.loggedIn({ token: 'real' }))
  expect(localStorage.getItem('auth')).toBe('{"token":"real"}')
  expect(open('/').store.getState().session.auth).toEqual({ token: 'real' })
})

test('follows the system, else the setting, and the theme of the address before both', () => {
  const { store } = open('/')
  expect(theme()).toBeUndefined()
  store.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'black' }))
  expect(theme()).toBe('black')
  life.abort()

  life = new AbortController()
  const given = open('/sample?theme=dark').store
  expect(theme()).toBe('dark')
  given.dispatch(settingsSlice.actions.settingChosen({ key: 'theme', value: 'light' }))
  expect(theme()).toBe('dark')
  expect(given.getState().settings.theme).toBe('light')
})
