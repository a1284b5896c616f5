import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SETTING_KEYS, SETTINGS, sessionSlice } from '../store'
import { answer, createFakeHttp, createWorld, renderWithStore } from '../testing'
import { SettingGroups } from '.'

const show = () =>
  renderWithStore(<SettingGroups />, {
    world: createWorld({ http: createFakeHttp({ 'GET /live/odds/company': answer([]) }) }),
  })

test('every setting of the registry has its line, in the group that its entry names', () => {
  show()
  for (const key of SETTING_KEYS) {
    const lines = screen.queryAllByText(new RegExp(SETTINGS[key].title))
    const isListed = SETTINGS[key].control.kind !== 'inPlace'
    expect([key, lines.length > 0]).toEqual([key, isListed])
  }
  const traffic = screen.getByRole('region', { name: '流量' })
  expect(within(traffic).getByRole('switch', { name: '省流量模式' })).toBeInTheDocument()
})

test('a switch chooses; what yields to it is off and can not be changed meanwhile', async () => {
  const { store } = show()
  const goals = screen.getByRole('switch', { name: '进球提示' })
  expect(goals).toBeChecked()
  await userEvent.click(screen.getByRole('switch', { name: '无剧透' }))
  expect(goals).not.toBeChecked()
  expect(goals).toHaveAttribute('aria-disabled', 'true')
  expect(goals).toHaveAccessibleDescription('已开启无剧透，此项不生效')
  expect(store.getState().settings.goalChecked).toBe(true)
  await userEvent.click(screen.getByRole('switch', { name: '无剧透' }))
  expect(goals).toBeChecked()
})

test('teen mode takes the odds away, whatever was chosen before', async () => {
  show()
  await userEvent.click(screen.getByRole('switch', { name: '青少年模式' }))
  expect(screen.getByRole('switch', { name: '显示指数' })).not.toBeChecked()
  expect(screen.queryByText('指数公司')).toBeNull()
})

test('the switch that a minor cannot turn off says why', async () => {
  const { store } = show()
  act(() => {
    store.dispatch(sessionSlice.actions.loggedIn({ token: 't', isMinor: true }))
  })
  const teen = screen.getByRole('switch', { name: '青少年模式' })
  expect(teen).toBeChecked()
  expect(teen).toHaveAttribute('aria-disabled', 'true')
  expect(teen).toHaveAccessibleDescription('实名认证显示未满 18 岁，不能关闭')
  expect(screen.getByRole('switch', { name: '显示指数' })).not.toBeChecked()
})

test('one of a few words is chosen by its name', async () => {
  const { store } = show()
  await userEvent.click(screen.getByRole('tab', { name: '纯黑' }))
  expect(store.getState().settings.theme).toBe('black')
})
