import { getGiftPurse, getGifts, sendGift, setGiftLimit } from '@saidian/shared/contracts/rooms'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeGift, makePurse } from '../../testing/gift.factory'
import { GiftPanel } from './gift-panel'

const GIFTS = `GET ${getGifts.path}`
const PURSE = `GET ${getGiftPurse.path}`
const SEND = `POST ${sendGift.path}`
const LIMIT = `POST ${setGiftLimit.path}`
const CATALOGUE = [
  makeGift(),
  makeGift({ id: 2, name: '奖杯', icon: 'cup', coins: 520, isLarge: true }),
]

function open(answers: Parameters<typeof createFakeHttp>[0] = {}) {
  const always = { [GIFTS]: answer(CATALOGUE), [PURSE]: answer(makePurse()) }
  const world = createWorld({ http: createFakeHttp({ ...always, ...answers }) })
  return renderWithStore(<GiftPanel roomId={10_001} onClose={() => undefined} />, { world })
}

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const sent = (count: number) => ({
  comboId: 'c1',
  count,
  purse: makePurse({ coins: 100 - count }),
  isHalfOfLimit: false,
})

test('a member sends a gift, goes on with the combo and sees the balance', async () => {
  const { http } = open({ [SEND]: ({ body }) => answer(sent((body as { count: number }).count)) })
  await choose(/加油棒/)
  await userEvent.click(screen.getByRole('button', { name: '10' }))
  await userEvent.click(screen.getByRole('button', { name: '送出' }))
  expect(await screen.findByText('×10')).toBeVisible()
  expect(await screen.findByText('90')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '连击' }))
  const bodies = () =>
    http.requests.flatMap(({ url, body }) => (url === sendGift.path ? [body] : []))
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toMatchObject({ roomId: 10_001, giftId: 1, count: 10, comboId: 'c1' })
})

test('what the coins or the bag do not suffice for cannot be sent', async () => {
  const bag = [{ gift: makeGift({ isFree: true, coins: 0 }), count: 3 }]
  open({ [PURSE]: answer(makePurse({ bag })) })
  await choose(/奖杯/)
  expect(screen.getByRole('button', { name: '金币不足' })).toBeDisabled()
  await userEvent.click(screen.getByRole('tab', { name: '背包' }))
  await choose(/3 个/)
  expect(screen.getByRole('button', { name: '送出' })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: '10' }))
  expect(screen.getByRole('button', { name: '数量不足' })).toBeDisabled()
})

test('a refused gift says why and ends the combo', async () => {
  const { host } = open({ [SEND]: apiError('gift.over_limit') })
  await choose(/加油棒/)
  await userEvent.click(screen.getByRole('button', { name: '送出' }))
  await waitFor(() => expect(host.toasts).toContain('已达到你设置的今日送礼上限'))
  expect(screen.getByRole('button', { name: '送出' })).toBeEnabled()
})

test('minors and members in teen mode read why they cannot send', async () => {
  open({ [PURSE]: answer(makePurse({ mayGive: false })) })
  expect(await screen.findByText('未成年人和青少年模式不能送礼')).toBeVisible()
  expect(screen.queryByRole('button', { name: '送出' })).toBeNull()
})

test('a member sets an own limit for the day', async () => {
  const { host, http } = open({ [LIMIT]: answer(makePurse({ dailyLimit: 100, spentToday: 30 })) })
  await userEvent.click(await screen.findByRole('button', { name: '设置上限' }))
  await userEvent.selectOptions(screen.getByLabelText('每日送礼上限'), '100')
  expect(await screen.findByText(/今日已送 30 金币，上限 100/)).toBeVisible()
  expect(host.toasts).toContain('已设置')
  expect(http.requests.at(-1)?.body).toEqual({ dailyLimit: 100 })
})

test('an error of the catalogue can be retried; an empty bag says how to fill it', async () => {
  let calls = 0
  open({ [GIFTS]: () => (++calls === 1 ? apiError('server.fault') : answer(CATALOGUE)) })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByRole('button', { name: /加油棒/ })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: '背包' }))
  expect(screen.getByText(/背包是空的/)).toBeVisible()
})
