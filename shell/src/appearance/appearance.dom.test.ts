import { settingsSlice } from '@saidian/shared/store'
import { createWorld } from '@saidian/shared/testing'
import { syncAppearance } from './appearance'

const viewport = () => document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content
const { settingChosen } = settingsSlice.actions

test('theme and zoom of the document follow the settings', () => {
  const { store } = createWorld()
  const life = new AbortController()
  syncAppearance(store, life.signal)
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(viewport()).toContain('user-scalable=no')

  store.dispatch(settingChosen({ key: 'theme', value: 'black' }))
  store.dispatch(settingChosen({ key: 'allowZoom', value: true }))
  expect(document.documentElement.dataset.theme).toBe('black')
  expect(viewport()).not.toContain('user-scalable')

  store.dispatch(settingChosen({ key: 'theme', value: 'system' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()

  store.dispatch(settingChosen({ key: 'dataSaver', value: true }))
  store.dispatch(settingChosen({ key: 'diyTheme', value: 'rose' }))
  expect(document.documentElement.dataset).toMatchObject({ saver: '', diy: 'rose' })
  store.dispatch(settingChosen({ key: 'dataSaver', value: false }))
  expect(document.documentElement.dataset.saver).toBeUndefined()

  store.dispatch(settingChosen({ key: 'newsTextSize', value: 'large' }))
  expect(document.documentElement.dataset.text).toBe('large')
  store.dispatch(settingChosen({ key: 'newsTextSize', value: 'standard' }))
  expect(document.documentElement.dataset.text).toBeUndefined()

  life.abort()
  store.dispatch(settingChosen({ key: 'theme', value: 'dark' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
