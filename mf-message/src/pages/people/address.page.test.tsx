import {
  answerFriendRequest,
  getFriendRequests,
  getFriends,
} from '@saidian/shared/contracts/friends'
import { IM_NOTICE, IM_PERSONAL } from '@saidian/shared/contracts/sockets'
import { answer, apiError } from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, keyOf, openAsMember } from '../../testing/open-as-member'
import { makeFriend, makeFriendRequest } from '../../testing/people.factory'
import { AddressPage } from './address.page'

const FRIENDS = keyOf(getFriends)
const REQUESTS = keyOf(getFriendRequests)
const ANSWER = keyOf(answerFriendRequest)
const friends = [
  makeFriend({ id: '1', nickName: 'Alice', letter: 'A' }),
  makeFriend({ id: '2', nickName: '不眠看台', remark: '老陈', letter: 'L' }),
]
const page = (list = friends, requests = 0) => answer({ friends: list, requests })
const open = (answers: Answers, path = '/message/address') =>
  openAsMember(<AddressPage />, path, answers)
const openRequests = (answers: Answers) =>
  open({ [FRIENDS]: page(), ...answers }, '/message/address?view=requests')

describe('contacts', () => {
  test('stand under their letters, with the remark first', async () => {
    open({ [FRIENDS]: page(friends, 3) })
    const list = await screen.findByRole('region', { name: '好友' })
    expect(within(list).getAllByRole('heading', { level: 2 })).toHaveLength(2)
    expect(within(list).getByRole('link', { name: /老陈.*不眠看台/ })).toHaveAttribute(
      'href',
      '/message/personal?id=2',
    )
    expect(screen.getByText('2 位好友')).toBeVisible()
    const entry = screen.getByRole('link', { name: /新的朋友/ })
    expect(within(entry).getByRole('img', { name: '3个申请' })).toBeVisible()
  })

  test('a letter of the bar brings its friends into sight, by tap and under a finger', async () => {
    open({ [FRIENDS]: page() })
    const bar = await screen.findByRole('navigation', { name: '字母索引' })
    const shown: (string | undefined)[] = []
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this.dataset.letter)
    }
    const letter = within(bar).getByRole('button', { name: 'L' })
    await userEvent.click(letter)
    expect(shown).toEqual(['L'])
    document.elementFromPoint = () => within(bar).getByRole('button', { name: 'A' })
    fireEvent.pointerMove(letter, { buttons: 1 })
    fireEvent.pointerMove(letter, { buttons: 1 })
    expect(shown).toEqual(['L', 'A'])
  })

  test('are found by remark; what is not found leads to adding friends', async () => {
    const { host } = open({ [FRIENDS]: page() })
    const field = await screen.findByRole('searchbox', { name: '搜索好友' })
    await userEvent.type(field, '老陈')
    expect(screen.queryByText('Alice')).toBeNull()
    expect(screen.getByText('老陈')).toBeVisible()
    expect(screen.queryByRole('link', { name: '群聊' })).toBeNull()
    await userEvent.type(field, '不存在')
    await userEvent.click(screen.getByRole('button', { name: '添加朋友' }))
    expect(host.navigated).toEqual(['/message/find'])
  })

  test('load once, and again when the account says that friends changed', async () => {
    const lists = [page(), page([...friends, makeFriend({ id: '3', nickName: '新朋友' })], 1)]
    const { requestsTo, emit } = open({ [FRIENDS]: () => lists.shift() ?? 'no network' })
    await screen.findByText('Alice')
    await emit(1, { code: IM_NOTICE, data: {} })
    await emit(2, { code: IM_PERSONAL, data: { part: 'history' } })
    expect(requestsTo(getFriends)).toHaveLength(1)
    await emit(3, { code: IM_PERSONAL, data: { part: 'friends' } })
    expect(await screen.findByText('新朋友')).toBeVisible()
    expect(requestsTo(getFriends)).toHaveLength(2)
  })

  test('load again where a disconnection lost events, not where they were replayed', async () => {
    const { im, requestsTo } = open({ [FRIENDS]: page() })
    await screen.findByText('Alice')
    const confirm = (recovered: boolean) =>
      act(async () => im.confirm('user/100001', { epoch: 'e', seq: 9, recovered }))
    await confirm(true)
    expect(requestsTo(getFriends)).toHaveLength(1)
    await confirm(false)
    await waitFor(() => expect(requestsTo(getFriends)).toHaveLength(2))
  })

  test('placeholder, failure with a retry, no friends', async () => {
    const answers = [apiError('server.fault'), page([])]
    const { host } = open({ [FRIENDS]: () => answers.shift() ?? 'no network' })
    expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
    expect(await screen.findByText('还没有好友，添加朋友一起看球')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '添加朋友' }))
    expect(host.navigated).toEqual(['/message/find'])
  })
})

describe('requests', () => {
  const requests = [
    makeFriendRequest(),
    makeFriendRequest({ id: '6', state: 'expired', message: '' }),
  ]

  test('are accepted, and the list is read again', async () => {
    const lists = [
      answer({ requests }),
      answer({ requests: [makeFriendRequest({ state: 'accepted' })] }),
    ]
    const { bodies, host } = openRequests({
      [REQUESTS]: () => lists.shift() ?? 'no network',
      [ANSWER]: answer({ state: 'friend' }),
    })
    expect(await screen.findByText('一起看球')).toBeVisible()
    expect(screen.getByText('已过期')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '接受风过看台' }))
    expect(await screen.findByText('已添加')).toBeVisible()
    expect(bodies(answerFriendRequest)).toEqual([{ requestId: '5', isAccepted: true }])
    expect(host.toasts).toEqual(['已添加风过看台'])
  })

  test('an answer that comes too late says so and changes nothing', async () => {
    const { bodies, host } = openRequests({
      [REQUESTS]: answer({ requests }),
      [ANSWER]: apiError('friend.no_such_request'),
    })
    await userEvent.click(await screen.findByRole('button', { name: '拒绝风过看台' }))
    await waitFor(() => expect(host.toasts).toEqual(['申请不存在或已处理']))
    expect(bodies(answerFriendRequest)).toEqual([{ requestId: '5', isAccepted: false }])
    await waitFor(() => expect(screen.getByRole('button', { name: '拒绝风过看台' })).toBeEnabled())
  })

  test('a new one appears by itself', async () => {
    const lists = [answer({ requests: [] }), answer({ requests })]
    const { emit } = openRequests({ [REQUESTS]: () => lists.shift() ?? 'no network' })
    expect(await screen.findByText('还没有新的好友申请')).toBeVisible()
    await emit(1, { code: IM_PERSONAL, data: { part: 'friends' } })
    expect(await screen.findByText('一起看球')).toBeVisible()
  })

  test('placeholder and failure with a retry', async () => {
    const answers = [apiError('server.fault'), answer({ requests })]
    openRequests({ [REQUESTS]: () => answers.shift() ?? 'no network' })
    expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
    expect(await screen.findByText('一起看球')).toBeVisible()
  })
})
