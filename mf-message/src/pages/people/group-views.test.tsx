import { getFriends } from '@saidian/shared/contracts/friends'
import {
  changeGroup,
  decideGroupRequest,
  getGroup,
  getGroupMembers,
  getGroupRequests,
  inviteToGroup,
  joinGroup,
  muteGroupMember,
  previewGroup,
  removeFromGroup,
  setGroupRole,
} from '@saidian/shared/contracts/messaging'
import { answer, apiError, type FakeAnswer } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observeListEnd, reachListEnd } from '../../testing/list-end'
import { type Answers, keyOf, openAsMember } from '../../testing/open-as-member'
import { makeFriend, makeGroup, makeGroupMember } from '../../testing/people.factory'
import { GroupDetailPage } from './group-detail.page'

const MEMBERS = keyOf(getGroupMembers)
const owner = makeGroupMember({ id: '100001', nickName: '我', role: 2 })
const members = [owner, makeGroupMember({ id: '8', nickName: '甲', role: 1 }), makeGroupMember()]
const open = (rest: string, answers: Answers, group = makeGroup()) =>
  openAsMember(<GroupDetailPage />, `/message/groupDetail?${rest}`, {
    [keyOf(getGroup)]: answer(group),
    [MEMBERS]: answer({ members, next: null }),
    ...answers,
  })
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

beforeEach(observeListEnd)

describe('members', () => {
  const openMembers = (answers: Answers = {}, group = makeGroup()) =>
    open('id=70&view=members', answers, group)

  test('have their role, and the owner acts on all but themselves', async () => {
    openMembers()
    expect(await screen.findByText('群主')).toBeVisible()
    expect(screen.getByText('管理员')).toBeVisible()
    expect(screen.queryByRole('button', { name: '管理我' })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^管理/ })).toHaveLength(2)
  })

  test('have the remark that the reader gave a friend', async () => {
    const friend = makeFriend({ remark: '鼓手老李' })
    openMembers({ [keyOf(getFriends)]: answer({ friends: [friend], requests: 0 }) })
    expect(await screen.findByText('鼓手老李')).toBeVisible()
    expect(screen.getByText('昵称：风过看台')).toBeVisible()
  })

  test('are only read by a member', async () => {
    openMembers({}, makeGroup({ role: 0 }))
    await screen.findByText('群主')
    expect(screen.queryByRole('button', { name: /^管理/ })).toBeNull()
  })

  test('are searched by the server, and read on near the end', async () => {
    const { requestsTo } = openMembers({
      [MEMBERS]: ({ query }) =>
        answer(
          query?.cursor === 'c2'
            ? { members: [makeGroupMember({ id: '9', nickName: '第二页' })], next: null }
            : { members, next: 'c2' },
        ),
    })
    await screen.findByText('群主')
    await reachListEnd()
    expect(await screen.findByText('第二页')).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox'), '风过{Enter}')
    await waitFor(() =>
      expect(requestsTo(getGroupMembers).at(-1)?.query).toEqual({ id: '70', q: '风过' }),
    )
  })

  test('become administrators, and the list is read again', async () => {
    const pages = [members, members.map((member) => ({ ...member, role: member.role || 1 }))]
    const { bodies, host } = openMembers({
      [MEMBERS]: () => answer({ members: pages.shift() ?? members, next: null }),
      [keyOf(setGroupRole)]: answer(makeGroup()),
    })
    await click('管理风过看台')
    await click('设为管理员')
    await waitFor(() => expect(screen.getAllByText('管理员')).toHaveLength(2))
    expect(bodies(setGroupRole)).toEqual([{ id: '70', memberId: '100007', role: 1 }])
    expect(host.toasts).toEqual(['风过看台成为管理员'])
  })

  test('are muted for a time', async () => {
    const { bodies } = openMembers({ [keyOf(muteGroupMember)]: answer(makeGroupMember()) })
    await click('管理风过看台')
    await click('禁言')
    await click('1 小时')
    await waitFor(() =>
      expect(bodies(muteGroupMember)).toEqual([{ id: '70', memberId: '100007', minutes: 60 }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('the group is given away only after a yes', async () => {
    const { bodies, host } = openMembers({ [keyOf(setGroupRole)]: answer(makeGroup({ role: 0 })) })
    await click('管理风过看台')
    host.confirmDialogs(false)
    await click('转让群主')
    expect(bodies(setGroupRole)).toEqual([])
    host.confirmDialogs(true)
    await click('转让群主')
    await waitFor(() =>
      expect(bodies(setGroupRole)).toEqual([{ id: '70', memberId: '100007', role: 2 }]),
    )
  })

  test('a removal that the server refuses says why', async () => {
    const { bodies, host } = openMembers({
      [keyOf(removeFromGroup)]: apiError('group.protected'),
    })
    await click('管理甲')
    await click('移出群聊')
    await waitFor(() => expect(host.toasts).toEqual(['不能对群主、管理员或自己操作']))
    expect(bodies(removeFromGroup)).toEqual([{ id: '70', members: ['8'] }])
    expect(screen.getByRole('dialog', { name: '甲' })).toBeVisible()
  })

  test('failure with a retry, no one found', async () => {
    const pages = [apiError('server.fault'), answer({ members: [], next: null })]
    openMembers({ [MEMBERS]: () => pages.shift() ?? 'no network' })
    await click('点击重试')
    expect(await screen.findByText('没有找到这个成员')).toBeVisible()
  })
})

describe('an invitation of friends', () => {
  const friends = [makeFriend(), makeFriend({ id: '2', nickName: '新人' })]
  const openInvite = (answers: Answers = {}) =>
    open('id=70&view=invite', {
      [keyOf(getFriends)]: answer({ friends, requests: 0 }),
      ...answers,
    })

  test('leaves out who is there', async () => {
    const { bodies, host } = openInvite({ [keyOf(inviteToGroup)]: answer(makeGroup()) })
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /风过看台/ })).toBeDisabled())
    await userEvent.click(screen.getByRole('checkbox', { name: '新人' }))
    await click('邀请(1)')
    await waitFor(() => expect(host.navigated).toEqual(['/message/groupDetail?id=70']))
    expect(bodies(inviteToGroup)).toEqual([{ id: '70', members: ['2'] }])
  })

  test('into a group with a check waits for the managers, and says so', async () => {
    const group = makeGroup({ role: 0, joinCheck: 'check' })
    const { host } = open(
      'id=70&view=invite',
      {
        [keyOf(getFriends)]: answer({ friends, requests: 0 }),
        [keyOf(inviteToGroup)]: answer(group),
      },
      group,
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: '新人' }))
    await click('邀请(1)')
    await waitFor(() => expect(host.toasts).toEqual(['邀请已发送，等待群主或管理员通过']))
  })

  test('into a full group says so and leaves the choice', async () => {
    const { host } = openInvite({ [keyOf(inviteToGroup)]: apiError('group.full') })
    await userEvent.click(await screen.findByRole('checkbox', { name: '新人' }))
    await click('邀请(1)')
    await waitFor(() => expect(host.toasts).toEqual(['群成员已满']))
    expect(screen.getByRole('checkbox', { name: '新人' })).toBeChecked()
    expect(host.navigated).toEqual([])
  })
})

describe('the management', () => {
  const openManage = (answers: Answers = {}, group = makeGroup()) =>
    open('id=70&view=manage', answers, group)

  test('changes who may join and mutes all', async () => {
    const { bodies } = openManage({ [keyOf(changeGroup)]: answer(makeGroup()) })
    await userEvent.click(await screen.findByRole('radio', { name: '需要群主或管理员通过' }))
    await waitFor(() => expect(bodies(changeGroup)).toEqual([{ id: '70', joinCheck: 'check' }]))
    const mute = screen.getByRole('switch', { name: '全员禁言' })
    await waitFor(() => expect(mute).toHaveAttribute('tabindex', '0'))
    await userEvent.click(mute)
    await waitFor(() => expect(bodies(changeGroup)).toContainEqual({ id: '70', isAllMuted: true }))
  })

  test('what was chosen stays chosen while the answer is on its way, and after it', async () => {
    let finish: (sent: FakeAnswer) => void = () => undefined
    const sent = new Promise<FakeAnswer>((resolve) => {
      finish = resolve
    })
    const groups = [answer(makeGroup()), answer(makeGroup({ joinCheck: 'check' }))]
    openManage({
      [keyOf(getGroup)]: () => groups.shift() ?? 'no network',
      [keyOf(changeGroup)]: () => sent,
    })
    const radio = await screen.findByRole('radio', { name: '需要群主或管理员通过' })
    await userEvent.click(radio)
    expect(radio).toBeChecked()
    finish(answer(makeGroup({ joinCheck: 'check' })))
    await waitFor(() => expect(screen.getByRole('radio', { name: /需要/ })).toBeEnabled())
    expect(screen.getByRole('radio', { name: /需要/ })).toBeChecked()
  })

  test('a change that failed says so, and the choice is as before', async () => {
    const { host } = openManage({ [keyOf(changeGroup)]: apiError('group.not_manager') })
    await userEvent.click(await screen.findByRole('radio', { name: '只能由群主或管理员邀请' }))
    await waitFor(() => expect(host.toasts).toEqual(['只有群主和管理员可以操作']))
    const before = screen.getByRole('radio', { name: '扫码或链接即可加入' })
    await waitFor(() => expect(before).toBeChecked())
  })

  test('is not for members', async () => {
    openManage({}, makeGroup({ role: 0 }))
    expect(await screen.findByText('只有群主和管理员可以管理群聊')).toBeVisible()
  })

  test('decides requests', async () => {
    const request = {
      id: '9',
      member: makeFriend({ id: '2', nickName: '新人' }),
      message: '老球迷',
      at: 1,
    }
    const lists = [
      apiError('server.fault'),
      answer({ requests: [request] }),
      answer({ requests: [] }),
    ]
    const { bodies } = open('id=70&view=requests', {
      [keyOf(getGroupRequests)]: () => lists.shift() ?? 'no network',
      [keyOf(decideGroupRequest)]: answer(null),
    })
    await click('点击重试')
    expect(await screen.findByText('老球迷')).toBeVisible()
    await click('通过新人')
    expect(await screen.findByText('没有待处理的入群申请')).toBeVisible()
    expect(bodies(decideGroupRequest)).toEqual([{ requestId: '9', isAccepted: true }])
  })
})

describe('an invitation by code', () => {
  const PREVIEW = keyOf(previewGroup)
  const JOIN = keyOf(joinGroup)
  const preview = {
    id: '70',
    name: '周末看球',
    portraits: [],
    members: 3,
    isDissolved: false,
    joinCheck: 'open',
    isMember: false,
    isWaiting: false,
  }
  const openCode = (answers: Answers) => open('code=abc', answers)

  test('into an open group lets in at once', async () => {
    const { bodies, host } = openCode({
      [PREVIEW]: answer(preview),
      [JOIN]: answer({ isMember: true, conversation: null }),
    })
    await click('加入群聊')
    await waitFor(() => expect(host.navigated).toEqual(['/message/chat?id=70']))
    expect(bodies(joinGroup)).toEqual([{ code: 'abc' }])
  })

  test('into an open group does not let in one whom a manager removed', async () => {
    const previews = [answer(preview), answer({ ...preview, isWaiting: true })]
    const { host } = openCode({
      [PREVIEW]: () => previews.shift() ?? 'no network',
      [JOIN]: answer({ isMember: false, conversation: null }),
    })
    await click('加入群聊')
    expect(await screen.findByText('申请已发送，等待群主或管理员通过')).toBeVisible()
    expect(host.toasts).toEqual(['申请已发送'])
    expect(host.navigated).toEqual([])
  })

  test('into one with a check asks with a text, then waits', async () => {
    const check = { ...preview, joinCheck: 'check' }
    const previews = [answer(check), answer({ ...check, isWaiting: true })]
    const { bodies } = openCode({
      [PREVIEW]: () => previews.shift() ?? 'no network',
      [JOIN]: answer({ isMember: false, conversation: null }),
    })
    await click('申请加入')
    await userEvent.type(await screen.findByRole('textbox'), '老球迷')
    await click('发送申请')
    expect(await screen.findByText('申请已发送，等待群主或管理员通过')).toBeVisible()
    expect(bodies(joinGroup)).toEqual([{ code: 'abc', message: '老球迷' }])
  })

  test.each([
    [{ joinCheck: 'closed' }, '该群聊只能由管理员邀请加入'],
    [{ isMember: true }, '进入群聊'],
    [{ isDissolved: true }, '群聊已解散'],
  ])('says how it stands: %j', async (given, text) => {
    openCode({ [PREVIEW]: answer({ ...preview, ...given }) })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: '加入群聊' })).toBeNull()
  })

  test('that the server refuses says why', async () => {
    const { host } = openCode({ [PREVIEW]: answer(preview), [JOIN]: apiError('group.full') })
    await click('加入群聊')
    await waitFor(() => expect(host.toasts).toEqual(['群成员已满']))
    expect(host.navigated).toEqual([])
  })

  test('placeholder, failure with a retry, and an old code', async () => {
    const answers = [apiError('server.fault'), apiError('group.no_such_group')]
    openCode({ [PREVIEW]: () => answers.shift() ?? 'no network' })
    expect(screen.getByRole('status', { name: '加载中' })).toBeVisible()
    await click('点击重试')
    expect(await screen.findByText('邀请已失效，或群聊已解散')).toBeVisible()
  })
})
