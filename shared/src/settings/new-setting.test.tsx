import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SETTINGS, settingsSlice } from '../store'
import { answer, createFakeHttp, createWorld, renderWithStore } from '../testing'
import { SettingGroups } from '.'

// The product with one entry more of each kind that there was only one of.
jest.mock('../store/settings.registry', () => {
  const real = jest.requireActual('../store/settings.registry')
  const { hours, oddsCompany, seconds } = jest.requireActual('../store/setting-entry')
  const SETTINGS = {
    ...real.SETTINGS,
    replaySeconds: seconds(
      { max: 30, step: 1 },
      { group: 'watching', title: '回放长度', acts: 'product' },
    ),
    sleepHours: hours({ group: 'alerts', title: '休息时段', acts: 'product' }),
    otherCompanyId: oddsCompany(8, { group: 'odds', title: '对比公司', acts: 'product' }),
  }
  return { ...real, SETTINGS, SETTING_KEYS: Object.keys(SETTINGS) }
})

const COMPANIES = [
  { companyId: 3, nameZh: 'Crown' },
  { companyId: 8, nameZh: 'Bet365' },
]
function show() {
  const http = createFakeHttp({ 'GET /live/odds/company': answer(COMPANIES) })
  const rendered = renderWithStore(<SettingGroups />, { world: createWorld({ http }) })
  return {
    ...rendered,
    settings: () => rendered.store.getState().settings as Record<string, unknown>,
  }
}

test('a new setting in seconds has its own line, range and value', () => {
  const { settings } = show()
  const replay = screen.getByRole('slider', { name: '回放长度' })
  expect(replay).toHaveAttribute('max', '30')
  fireEvent.change(replay, { target: { value: '12' } })
  expect(settings()).toMatchObject({ replaySeconds: 12, streamDelaySeconds: 0 })
  fireEvent.change(screen.getByRole('slider', { name: '直播延迟' }), { target: { value: '35' } })
  expect(settings()).toMatchObject({ replaySeconds: 12, streamDelaySeconds: 35 })
  expect(screen.getByText('直播延迟 35 秒')).toBeVisible()
})

test('a new time of the day is chosen for itself', async () => {
  const { settings } = show()
  await userEvent.click(screen.getByRole('switch', { name: '休息时段' }))
  expect(settings()).toMatchObject({ sleepHours: { from: '23:00', to: '08:00' }, quietHours: null })
})

test('a new choice of a company has its own default', async () => {
  const { settings } = show()
  expect(settings()).toMatchObject({ otherCompanyId: 8, oddsCompanyId: 3 })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /对比公司/ })).toHaveTextContent('Bet365'),
  )
  expect(screen.getByRole('button', { name: /指数公司/ })).toHaveTextContent('Crown')
})

test('what waits for the account and what is valid in the storage follow from the entry', () => {
  const { store } = show()
  const choose = (value: unknown) => {
    store.dispatch(settingsSlice.actions.settingChosen({ key: 'replaySeconds', value } as never))
  }
  act(() => choose(31))
  expect(store.getState().outbox.settings).toEqual({})
  act(() => choose(30))
  expect(store.getState().outbox.settings).toMatchObject({ replaySeconds: { value: 30 } })
  expect(Object.keys(SETTINGS)).toContain('replaySeconds')
})
