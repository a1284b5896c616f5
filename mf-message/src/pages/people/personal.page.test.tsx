import {
  getFriendCard,
  removeFriend,
  reportMember,
  setFriendRemark,
} from '@saidian/shared/contracts/friends'
import { blockMember } from '@saidian/shared/contracts/relations'
import { IM_PERSONAL } from '@saidian/shared/contracts/sockets'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, keyOf, openAsMember } from '../../testing/open-as-member'
import { makeFriend, makeFriendCard } from '../../testing/people.factory'
import { PersonalPage } from './personal.page'

const CARD = keyOf(getFriendCard)
const friend = makeFriendCard({ state: 'friend' })
const open = (answers: Answers, id = '100007') =>
  openAsMember(<PersonalPage />, `/message/personal?id=${id}`, answers)
/** The menu of a card, open. */
async function openMenu(answers: Answers) {
  const opened = open(answers)
  await userEvent.click(await screen.findByRole('button', { name: '更多操作' }))
  return { ...opened, menu: await screen.findByRole('dialog', { name: '风过看台' }) }
}

test('a friend can be written to, and their home is a tap away', async () => {
  const { host } = open({ [CARD]: answer({ ...friend, remark: '老陈' }) })
  expect(await screen.findByRole('heading', { name: '老陈' })).toBeVisible()
  expect(screen.getByText('昵称：风过看台')).toBeVisible()
  expect(screen.getByText('赛点号 100007 · Lv.4')).toBeVisible()
  expect(screen.queryByRole('button', { name: /添加/ })).toBeNull()
  expect(screen.getByRole('link', { name: /个人主页/ })).toHaveAttribute(
    'href',
    '/user/authorHome?id=100007',
  )
  await userEvent.click(screen.getByRole('button', { name: '发消息' }))
  expect(host.navigated).toEqual(['/message/chat?with=100007'])
})

test('a stranger can be added and followed', async () => {
  const { store } = open({ [CARD]: answer(makeFriendCard()) })
  expect(await screen.findByRole('button', { name: '添加风过看台' })).toBeVisible()
  expect(screen.queryByText('备注')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '关注风过看台' }))
  expect(screen.getByRole('button', { name: '关注风过看台', pressed: true })).toBeVisible()
  expect(store.getState().outbox.follows).toMatchObject({ 'member 100007': { isOn: true } })
})

test('the own card has no acts', async () => {
  open({ [CARD]: answer(makeFriendCard({ id: '100001', state: 'self' })) }, '100001')
  expect(await screen.findByRole('heading', { name: '风过看台' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /发消息|关注|更多/ })).toBeNull()
})

describe('the remark', () => {
  const SAVE = keyOf(setFriendRemark)

  test('of a friend is changed', async () => {
    const cards = [answer(friend), answer({ ...friend, remark: '门将' })]
    const { bodies } = open({
      [CARD]: () => cards.shift() ?? 'no network',
      [SAVE]: answer(makeFriend({ remark: '门将' })),
    })
    await userEvent.click(await screen.findByRole('button', { name: /备注/ }))
    await userEvent.type(await screen.findByRole('textbox'), ' 门将 ')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('heading', { name: '门将' })).toBeVisible()
    expect(bodies(setFriendRemark)).toEqual([{ memberId: '100007', remark: '门将' }])
  })

  test('that the server refuses stays in the field with the reason', async () => {
    open({ [CARD]: answer(friend), [SAVE]: apiError('friend.text_unfit') })
    await userEvent.click(await screen.findByRole('button', { name: /备注/ }))
    await userEvent.type(await screen.findByRole('textbox'), '广告')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('内容含有不允许的词语、链接或联系方式')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('广告')
  })
})

describe('the menu', () => {
  test('reports with a reason', async () => {
    const { menu, bodies, host } = await openMenu({
      [CARD]: answer(makeFriendCard()),
      [keyOf(reportMember)]: answer(null),
    })
    expect(within(menu).queryByRole('button', { name: '删除好友' })).toBeNull()
    await userEvent.click(within(menu).getByRole('button', { name: '举报' }))
    await userEvent.click(await screen.findByRole('button', { name: '诈骗赌博' }))
    await waitFor(() => expect(host.toasts).toEqual(['已举报，我们会尽快处理']))
    expect(bodies(reportMember)).toEqual([{ memberId: '100007', reason: 'fraud' }])
  })

  test('blocks after a question, and the card offers the way back', async () => {
    const cards = [answer(friend), answer({ ...friend, isBlocked: true }), answer(friend)]
    const { menu, bodies, host } = await openMenu({
      [CARD]: () => cards.shift() ?? 'no network',
      [keyOf(blockMember)]: answer({ isBlocked: true }),
    })
    await userEvent.click(within(menu).getByRole('button', { name: '拉黑' }))
    await userEvent.click(await screen.findByRole('button', { name: '解除拉黑' }))
    expect(host.dialogs).toEqual(['拉黑风过看台？'])
    expect(await screen.findByRole('button', { name: '发消息' })).toBeVisible()
    expect(bodies(blockMember)).toEqual([
      { memberId: '100007', isOn: true },
      { memberId: '100007', isOn: false },
    ])
  })

  test('ends a friendship only after a yes, and says what failed', async () => {
    const { menu, host, bodies } = await openMenu({
      [CARD]: answer(friend),
      [keyOf(removeFriend)]: apiError('friend.not_friends'),
    })
    host.confirmDialogs(false)
    await userEvent.click(within(menu).getByRole('button', { name: '删除好友' }))
    expect(bodies(removeFriend)).toEqual([])
    host.confirmDialogs(true)
    await userEvent.click(within(menu).getByRole('button', { name: '删除好友' }))
    await waitFor(() => expect(host.toasts).toEqual(['对方不是你的好友']))
    expect(bodies(removeFriend)).toEqual([{ memberId: '100007' }])
    expect(menu).toBeVisible()
  })
})

test('a request that the other one accepts shows at once', async () => {
  const cards = [answer(makeFriendCard({ state: 'requested' })), answer(friend)]
  const { emit } = open({ [CARD]: () => cards.shift() ?? 'no network' })
  expect(await screen.findByText('等待验证')).toBeVisible()
  await emit(1, { code: IM_PERSONAL, data: { part: 'friends' } })
  expect(await screen.findByRole('button', { name: /备注/ })).toBeVisible()
})

test('placeholder and failure with a retry', async () => {
  const answers = [apiError('server.fault'), answer(friend)]
  open({ [CARD]: () => answers.shift() ?? 'no network' })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByRole('heading', { name: '风过看台' })).toBeVisible()
})

test.each([
  ['100007', apiError('profile.no_such_member')],
  ['abc', answer(friend)],
])('a member that does not exist: %s', async (id, card) => {
  const { host } = open({ [CARD]: card }, id)
  expect(await screen.findByText('用户不存在')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '搜索其他用户' }))
  expect(host.navigated).toEqual(['/message/find'])
})
