import { getFriends } from '@saidian/shared/contracts/friends'
import { createGroup, getGroups } from '@saidian/shared/contracts/messaging'
import { IM_CONVERSATION } from '@saidian/shared/contracts/sockets'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, keyOf, openAsMember } from '../../testing/open-as-member'
import { makeFriend, makeGroupConversation } from '../../testing/people.factory'
import { CreateGroupPage } from './create-group.page'
import { GroupListPage } from './group-list.page'

const CREATE = keyOf(createGroup)
const named = (id: string, name: string, role: number) => {
  const group = makeGroupConversation({ id, role })
  return { ...group, group: { ...group.group, name } }
}

describe('the list of groups', () => {
  const open = (list: Answers[string]) =>
    openAsMember(<GroupListPage />, '/message/groupList', { [keyOf(getGroups)]: list })
  const groups = [named('1', '我的群', 2), named('2', '加入的群', 0), named('3', '英超群', 0)]

  test('stands by role and leads to the conversations', async () => {
    open(answer({ groups }))
    const joined = await screen.findByRole('region', { name: '我加入的' })
    expect(within(joined).getAllByRole('link')).toHaveLength(2)
    expect(screen.getByRole('link', { name: /我的群/ })).toHaveAttribute(
      'href',
      '/message/chat?id=1',
    )
    expect(screen.queryByRole('region', { name: '我管理的' })).toBeNull()
  })

  test('is searched by name', async () => {
    open(answer({ groups }))
    await userEvent.type(await screen.findByRole('searchbox'), '英超')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(screen.getByRole('searchbox'), '没有')
    expect(screen.getByText('没有找到这个群聊')).toBeVisible()
  })

  test('has a group more as soon as another device or member says so', async () => {
    const lists = [answer({ groups: groups.slice(0, 1) }), answer({ groups })]
    const { emit } = open(() => lists.shift() ?? 'no network')
    await screen.findByText('我的群')
    await emit(1, { code: IM_CONVERSATION, data: { id: '2', state: null } })
    expect(await screen.findByText('加入的群')).toBeVisible()
  })

  test('placeholder, failure with a retry, no groups', async () => {
    const answers = [apiError('server.fault'), answer({ groups: [] })]
    const { host } = open(() => answers.shift() ?? 'no network')
    expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
    await userEvent.click(await screen.findByRole('button', { name: '发起群聊' }))
    expect(host.navigated).toEqual(['/message/createGroup'])
  })
})

describe('a new group', () => {
  const friends = [
    makeFriend({ id: '2', nickName: '甲' }),
    makeFriend({ id: '3', nickName: '乙', remark: '老陈' }),
  ]
  const open = (answers: Answers = {}, path = '/message/createGroup') =>
    openAsMember(<CreateGroupPage />, path, {
      [keyOf(getFriends)]: answer({ friends, requests: 0 }),
      [CREATE]: answer(makeGroupConversation({ id: '70' })),
      ...answers,
    })

  test('of chosen friends has their names, and opens', async () => {
    const { bodies, host } = open()
    expect(await screen.findByRole('button', { name: '创建(0)' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: '甲' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '老陈' }))
    await userEvent.click(screen.getByRole('button', { name: '创建(2)' }))
    await waitFor(() => expect(host.navigated).toEqual(['/message/chat?id=70']))
    expect(bodies(createGroup)).toEqual([
      { name: '甲、老陈', members: ['2', '3'], key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  test('can have a name of its own, and begin with a friend of the address', async () => {
    const { bodies } = open({}, '/message/createGroup?with=3')
    expect(await screen.findByRole('checkbox', { name: '老陈' })).toBeChecked()
    await userEvent.type(screen.getByRole('textbox', { name: '群名称' }), '周末看球')
    await userEvent.click(screen.getByRole('button', { name: '创建(1)' }))
    await waitFor(() => expect(bodies(createGroup)).toMatchObject([{ name: '周末看球' }]))
  })

  test('that failed is tried again with the same key, a changed one with another', async () => {
    const { bodies, host } = open({ [CREATE]: apiError('group.too_many') })
    await userEvent.click(await screen.findByRole('checkbox', { name: '甲' }))
    // While a call runs, the button says 请稍候.
    const create = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /创建/ }))
    }
    await create()
    await waitFor(() => expect(host.toasts).toEqual(['创建或加入的群聊太多']))
    await create()
    await waitFor(() => expect(bodies(createGroup)).toHaveLength(2))
    await userEvent.click(screen.getByRole('checkbox', { name: '老陈' }))
    await create()
    await waitFor(() => expect(bodies(createGroup)).toHaveLength(3))
    const keys = bodies(createGroup).map((body) => (body as { key: string }).key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
    expect(host.navigated).toEqual([])
  })

  test('without friends leads to adding some', async () => {
    const answers = [apiError('server.fault'), answer({ friends: [], requests: 0 })]
    const { host } = open({ [keyOf(getFriends)]: () => answers.shift() ?? 'no network' })
    expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
    await userEvent.click(await screen.findByRole('button', { name: '添加朋友' }))
    expect(host.navigated).toEqual(['/message/find'])
  })
})
