import { findFriends, requestFriend } from '@saidian/shared/contracts/friends'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, keyOf, openAsMember } from '../../testing/open-as-member'
import { makeFriendCard } from '../../testing/people.factory'
import { FindPage } from './find.page'

const FIND = keyOf(findFriends)
const REQUEST = keyOf(requestFriend)
const found = (...members: ReturnType<typeof makeFriendCard>[]) => answer({ members })
const open = (answers: Answers = {}, path = '/message/find') =>
  openAsMember(<FindPage />, path, answers)
const openFound = (answers: Answers) => open(answers, '/message/find?q=%E7%9C%8B%E5%8F%B0')

test('searches by number or nickname, and the words stand in the address', async () => {
  const { requestsTo, location } = open({ [FIND]: found(makeFriendCard()) })
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索用户' }), ' 看台 {Enter}')
  expect(await screen.findByRole('link', { name: /风过看台.*赛点号 100007/ })).toHaveAttribute(
    'href',
    '/message/personal?id=100007',
  )
  expect(requestsTo(findFriends)[0]?.query).toEqual({ q: '看台' })
  expect(location()).toBe('/message/find?q=%E7%9C%8B%E5%8F%B0')
  await userEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(screen.getByRole('link', { name: '扫一扫' })).toHaveAttribute(
    'href',
    '/message/find?view=scan',
  )
})

test('asks with a text; afterwards the other one has to answer', async () => {
  const lists = [found(makeFriendCard()), found(makeFriendCard({ state: 'requested' }))]
  const { bodies, host } = openFound({
    [FIND]: () => lists.shift() ?? 'no network',
    [REQUEST]: answer({ state: 'requested' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '添加风过看台' }))
  const sheet = await screen.findByRole('dialog', { name: '添加风过看台' })
  await userEvent.type(within(sheet).getByRole('textbox'), '一起看球')
  await userEvent.click(within(sheet).getByRole('button', { name: '发送申请' }))
  expect(await screen.findByText('等待验证')).toBeVisible()
  expect(bodies(requestFriend)).toEqual([{ memberId: '100007', message: '一起看球' }])
  expect(host.toasts).toEqual(['申请已发送，等待对方通过'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a refused request leaves the text and says why', async () => {
  openFound({ [FIND]: found(makeFriendCard()), [REQUEST]: apiError('friend.text_unfit') })
  await userEvent.click(await screen.findByRole('button', { name: '添加风过看台' }))
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, '加微信')
  await userEvent.click(screen.getByRole('button', { name: '发送申请' }))
  expect(await screen.findByText('内容含有不允许的词语、链接或联系方式')).toBeVisible()
  expect(field).toHaveValue('加微信')
})

test('who asked before is accepted at once, and states show as they are', async () => {
  const { bodies } = openFound({
    [FIND]: found(
      makeFriendCard({ id: '1', nickName: '甲', state: 'asked' }),
      makeFriendCard({ id: '2', nickName: '乙', state: 'friend', remark: '老陈' }),
      makeFriendCard({ id: '3', nickName: '丙', state: 'self' }),
    ),
    [REQUEST]: answer({ state: 'friend' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '通过甲的申请' }))
  await waitFor(() => expect(bodies(requestFriend)).toEqual([{ memberId: '1' }]))
  expect(screen.getByText('老陈')).toBeVisible()
  expect(screen.getByText('已添加')).toBeVisible()
  expect(screen.getByText('自己')).toBeVisible()
})

test('placeholder, failure with a retry, nothing found', async () => {
  const answers = [apiError('request.too_many'), found()]
  openFound({ [FIND]: () => answers.shift() ?? 'no network' })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  expect(await screen.findByText('操作太频繁，请稍后再试')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '点击重试' }))
  expect(await screen.findByText(/没有找到“看台”/)).toBeVisible()
})

test('shows the own code, which leads to the own card', async () => {
  // The drawn card beside the code needs a canvas, which jsdom lacks.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  open()
  await userEvent.click(screen.getByRole('button', { name: /我的二维码/ }))
  await userEvent.click(await screen.findByRole('tab', { name: '二维码' }))
  expect(screen.getByRole('img', { name: '球迷100001的名片的二维码' })).toBeVisible()
})
