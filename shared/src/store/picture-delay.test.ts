import { createFakeHttp, createFakeTopicSocket } from '../testing'
import { createStore } from './create-store'
import { pictureDelaySlice, streamDelayMs } from './picture-delay.slice'
import { settingsSlice } from './settings.slice'

const { pictureDelayed } = pictureDelaySlice.actions
const { settingChosen } = settingsSlice.actions
const delays = (settingSeconds: number, pictureMs: number) => {
  const live = createFakeTopicSocket()
  const store = createStore({ http: createFakeHttp({}), live, im: live })
  store.dispatch(settingChosen({ key: 'streamDelaySeconds', value: settingSeconds }))
  store.dispatch(pictureDelayed(pictureMs))
  return streamDelayMs(store.getState())
}

test.each([
  ['no video', 0, 0, 0],
  ['no video, but a setting', 30, 0, 30_000],
  ['a picture that is later than the setting', 5, 8_400, 8_400],
  ['a picture that is earlier than the setting', 30, 2_400, 30_000],
  ['a measurement that cannot be true', 0, 9_999_999, 120_000],
  ['a picture of the future', 0, -500, 0],
])('the delay with %s', (_, settingSeconds, pictureMs, expected) => {
  expect(delays(settingSeconds, pictureMs)).toBe(expected)
})
