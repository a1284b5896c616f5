import {
  changeGroup,
  dissolveGroup,
  getGroup,
  getGroupMembers,
  leaveGroup,
} from '@saidian/shared/contracts/messaging'
import { answer, apiError } from '@saidian/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, keyOf, openAsMember } from '../../testing/open-as-member'
import { makeGroup, makeGroupMember } from '../../testing/people.factory'
import { GroupDetailPage } from './group-detail.page'

const GROUP = keyOf(getGroup)
const MEMBERS = keyOf(getGroupMembers)
const CHANGE = keyOf(changeGroup)
const members = [makeGroupMember({ id: '100001', nickName: '我', role: 2 }), makeGroupMember()]
const open = (answers: Answers, rest = 'id=70') =>
  openAsMember(<GroupDetailPage />, `/message/groupDetail?${rest}`, {
    [GROUP]: answer(makeGroup()),
    [MEMBERS]: answer({ members, next: null }),
    ...answers,
  })

describe('the group', () => {
  test('shows its members, and leads to all, the invitation and the conversation', async () => {
    const { host } = open({ [GROUP]: answer(makeGroup({ requests: 2 })) })
    const grid = await screen.findByRole('region', { name: '群成员' })
    expect(await within(grid).findByRole('link', { name: '风过看台' })).toHaveAttribute(
      'href',
      '/message/personal?id=100007',
    )
    expect(within(grid).getByRole('link', { name: '邀请' })).toHaveAttribute(
      'href',
      '/message/groupDetail?id=70&view=invite',
    )
    expect(within(grid).getByRole('link', { name: /全部成员.*3 人/ })).toBeVisible()
    expect(screen.getByRole('link', { name: /群管理.*2 个入群申请/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '发消息' }))
    expect(host.navigated).toEqual(['/message/chat?id=70'])
  })

  test('a member reads the notice, and can change nothing', async () => {
    open({ [GROUP]: answer(makeGroup({ role: 0, notice: '<b>周六</b> 看球', noticeAt: 1 })) })
    expect(await screen.findByText('<b>周六</b> 看球')).toBeVisible()
    expect(screen.queryByRole('button', { name: /群名称|群公告|解散/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /群管理/ })).toBeNull()
    expect(screen.getByRole('button', { name: '退出群聊' })).toBeVisible()
  })

  test('a closed one has no code and no invitation for members', async () => {
    open({ [GROUP]: answer(makeGroup({ role: 0, joinCheck: 'closed' })) })
    await screen.findByRole('link', { name: '风过看台' })
    expect(screen.queryByRole('button', { name: /群二维码/ })).toBeNull()
    expect(screen.queryByRole('link', { name: '邀请' })).toBeNull()
  })

  test('a dissolved one shows only what was said', async () => {
    open({ [GROUP]: answer(makeGroup({ isDissolved: true })) })
    expect(await screen.findByRole('button', { name: '查看聊天记录' })).toBeVisible()
    expect(screen.getByText('群聊已解散')).toBeVisible()
    expect(screen.queryByRole('button', { name: /解散群聊|群名称|群公告|群二维码/ })).toBeNull()
  })

  test('has a code that leads to its invitation', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    open({})
    await userEvent.click(await screen.findByRole('button', { name: /群二维码/ }))
    expect(await screen.findByRole('img', { name: '群聊「周末看球」的二维码' })).toBeVisible()
  })

  test('a manager renews a code that leaked, after a question', async () => {
    const { bodies, host } = open({ [CHANGE]: answer(makeGroup()) }, 'id=70&view=manage')
    await userEvent.click(await screen.findByRole('button', { name: '更换群二维码' }))
    await waitFor(() => expect(bodies(changeGroup)).toEqual([{ id: '70', renewsCode: true }]))
    expect(host.toasts).toEqual(['已更换'])
  })

  test('gets another name, which the list of an act reads again', async () => {
    const groups = [answer(makeGroup()), answer(makeGroup({ name: '周日看球' }))]
    const { bodies } = open({
      [GROUP]: () => groups.shift() ?? 'no network',
      [CHANGE]: answer(makeGroup({ name: '周日看球' })),
    })
    await userEvent.click(await screen.findByRole('button', { name: /群名称/ }))
    const field = await screen.findByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '周日看球')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('heading', { name: '周日看球' })).toBeVisible()
    expect(bodies(changeGroup)).toEqual([{ id: '70', name: '周日看球' }])
  })

  test('a notice that the server refuses stays in the field with the reason', async () => {
    const { bodies } = open({ [CHANGE]: apiError('group.name_unfit') })
    await userEvent.click(await screen.findByRole('button', { name: /群公告/ }))
    await userEvent.type(await screen.findByRole('textbox'), '加微信')
    await userEvent.click(screen.getByRole('button', { name: '发布' }))
    expect(await screen.findByText('名称或公告含有不允许的内容')).toBeVisible()
    expect(bodies(changeGroup)).toEqual([{ id: '70', notice: '加微信' }])
    expect(screen.getByRole('textbox')).toHaveValue('加微信')
  })

  test('is read again after an act of its log, not after a message', async () => {
    const groups = [answer(makeGroup()), answer(makeGroup({ name: '新名字' }))]
    const { emit, requestsTo } = open({ [GROUP]: () => groups.shift() ?? 'no network' })
    await screen.findByRole('heading', { name: '周末看球' })
    const entry = { at: 1, senderId: '100007', clientMsgId: null }
    const said = { ...entry, seq: 1, body: { kind: 'text', text: '进了' } }
    await emit(1, { entry: said }, 'conv/70')
    expect(requestsTo(getGroup)).toHaveLength(1)
    const body = { kind: 'event', event: 'renamed', members: [], value: '新名字' }
    await emit(2, { entry: { ...entry, seq: 2, body } }, 'conv/70')
    expect(await screen.findByRole('heading', { name: '新名字' })).toBeVisible()
  })
})

describe('the way out', () => {
  test('of a member, after a yes only', async () => {
    const { host, bodies } = open({
      [GROUP]: answer(makeGroup({ role: 0 })),
      [keyOf(leaveGroup)]: answer(null),
    })
    host.confirmDialogs(false)
    await userEvent.click(await screen.findByRole('button', { name: '退出群聊' }))
    expect(bodies(leaveGroup)).toEqual([])
    host.confirmDialogs(true)
    await userEvent.click(screen.getByRole('button', { name: '退出群聊' }))
    await waitFor(() => expect(host.navigated).toEqual(['/message/groupList']))
    expect(bodies(leaveGroup)).toEqual([{ id: '70' }])
  })

  test('of the owner dissolves; a failure says so and stays', async () => {
    const { host, bodies } = open({ [keyOf(dissolveGroup)]: apiError('group.not_owner') })
    await userEvent.click(await screen.findByRole('button', { name: '解散群聊' }))
    await waitFor(() => expect(host.toasts).toEqual(['只有群主可以操作']))
    expect(host.dialogs).toEqual(['解散“周末看球”？'])
    expect(bodies(dissolveGroup)).toEqual([{ id: '70' }])
    expect(host.navigated).toEqual([])
  })
})

test('placeholder and failure with a retry', async () => {
  const answers = [apiError('server.fault'), answer(makeGroup())]
  open({ [GROUP]: () => answers.shift() ?? 'no network' })
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByRole('heading', { name: '周末看球' })).toBeVisible()
})

test.each([
  ['id=70', apiError('group.not_member')],
  ['id=x', answer(makeGroup())],
  ['', answer(makeGroup())],
])('a group that is not of the member: %s', async (rest, group) => {
  const { host } = open({ [GROUP]: group }, rest)
  await userEvent.click(await screen.findByRole('button', { name: '看我的群聊' }))
  expect(host.navigated).toEqual(['/message/groupList'])
})
