import { getNobleOffers, getOwnNoble, openNoble } from '@saidian/shared/contracts/rooms'
import { sessionSlice } from '@saidian/shared/store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  renderWithStore,
  type SeenRequest,
} from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vlivePaths } from '../paths'
import { makeNobleOffers, makeOwnNoble } from '../testing/noble.factory'
import { NoblePage } from './noble.page'

/** 2099-01-01 in Beijing. */
const UNTIL = Date.UTC(2098, 11, 31, 16) / 1000
type Answerer = FakeAnswer | ((request: SeenRequest) => FakeAnswer)

function open({ own, opened }: { own?: Answerer; opened?: Answerer } = {}) {
  const http = createFakeHttp({
    [`GET ${getNobleOffers.path}`]: answer(makeNobleOffers()),
    ...(own && { [`GET ${getOwnNoble.path}`]: own }),
    ...(opened && { [`POST ${openNoble.path}`]: opened }),
  })
  const world = createWorld({ http })
  if (own) world.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' }))
  return renderWithStore(<NoblePage />, { path: vlivePaths.noble(), world })
}
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, pressed: false }))
const sent = ({ http }: ReturnType<typeof open>) =>
  http.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)

test('compares six levels by privileges and prices', async () => {
  open()
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  const table = await screen.findByRole('table', { name: '贵族等级与特权' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(6)
  const row = within(table).getByRole('row', { name: /^发言优先/ })
  expect(within(row).getAllByText('有')).toHaveLength(2)
  expect(within(table).getByRole('row', { name: /^续费 800 1600/ })).toBeVisible()
  await choose('皇帝')
  expect(screen.getByRole('heading', { name: '皇帝的特权' })).toBeVisible()
  expect(screen.getByText('6,000')).toBeVisible()
})

test('a visitor goes to the login and comes back', async () => {
  const page = open()
  await userEvent.click(await screen.findByRole('button', { name: '登录后开通' }))
  expect(page.host.navigated).toEqual([expect.stringMatching(/^\/user\/login\?back=/)])
})

test('a member opens a level after a question, at the price on the screen', async () => {
  const opened = makeOwnNoble({ level: 2, until: UNTIL, renewLevel: 2, renewUntil: UNTIL })
  const page = open({ own: answer(makeOwnNoble()), opened: answer(opened) })
  await choose('子爵')
  await userEvent.click(await screen.findByRole('button', { name: '开通子爵' }))
  expect(await screen.findByText('你是子爵')).toBeVisible()
  expect(screen.getByText('有效期至2099年1月1日')).toBeVisible()
  expect(page.host.dialogs).toEqual(['开通子爵？'])
  expect(page.host.toasts).toEqual(['已开通子爵'])
  expect(sent(page)).toEqual([{ level: 2, coins: 2000, key: expect.any(String) }])
  expect(screen.getByRole('button', { name: '续费子爵' })).toBeVisible()
  expect(screen.getByText('1,600')).toBeVisible()
})

test('who thinks again pays nothing', async () => {
  const page = open({ own: answer(makeOwnNoble()) })
  page.host.confirmDialogs(false)
  await userEvent.click(await screen.findByRole('button', { name: '开通骑士' }))
  expect(sent(page)).toEqual([])
})

test('without enough coins it leads to the wallet', async () => {
  const page = open({ own: answer(makeOwnNoble({ coins: 300 })) })
  await userEvent.click(await screen.findByRole('button', { name: '开通骑士' }))
  await waitFor(() => expect(page.host.navigated).toEqual(['/user?wallet']))
  expect(page.host.dialogs).toEqual(['金币不足'])
  expect(sent(page)).toEqual([])
})

test('a lost call is repeated with its key, another price gets a new one', async () => {
  const answers: FakeAnswer[] = ['no network', apiError('noble.price_changed'), 'no network']
  const page = open({ own: answer(makeOwnNoble()), opened: () => answers.shift() ?? 'timeout' })
  const button = await screen.findByRole('button', { name: '开通骑士' })
  for (const count of [1, 2, 3]) {
    await userEvent.click(button)
    await waitFor(() => expect(page.host.toasts).toHaveLength(count))
  }
  expect(page.host.toasts[1]).toBe('价格已变化，请确认后再开通')
  const keys = sent(page).map((body) => (body as { key: string }).key)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a minor reads why not', async () => {
  open({ own: answer(makeOwnNoble({ mayOpen: false })) })
  expect(await screen.findAllByText(/未成年人和青少年模式不能开通贵族/)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /开通/ })).toBeNull()
})

test('a lower level than the own one waits for its end', async () => {
  open({ own: answer(makeOwnNoble({ level: 5, until: UNTIL })) })
  await choose('骑士')
  expect(screen.getByText('当前等级更高，到期后才能开通骑士')).toBeVisible()
})

test('a failure can be tried again', async () => {
  const answers = [apiError('server.fault'), answer(makeOwnNoble())]
  open({ own: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('还没有开通贵族')).toBeVisible()
})
