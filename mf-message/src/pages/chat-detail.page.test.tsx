import { reportMember } from '@saidian/shared/contracts/friends'
import {
  deleteConversation,
  getConversation,
  getConversations,
  setConversation,
} from '@saidian/shared/contracts/messaging'
import {
  answer,
  apiError,
  makeConversation,
  makeConversationPage,
  makeGroupConversation,
} from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messagePaths } from '../paths'
import { type Answers, openAsMember } from '../testing/open-as-member'
import { ChatDetailPage } from './chat-detail.page'

function open(id: string, answers: Answers = {}) {
  const list = makeConversationPage([makeConversation({ remark: '老李' }), makeGroupConversation()])
  return openAsMember(<ChatDetailPage />, messagePaths.chatDetail(id), {
    [`GET ${getConversations.path}`]: answer(list),
    ...answers,
  })
}

test('shows the peer, and pins and mutes at once', async () => {
  const { bodies } = open('7', {
    [`POST ${setConversation.path}`]: answer(makeConversation({ remark: '老李', isMuted: true })),
  })
  expect(await screen.findByRole('link', { name: /老李/ })).toHaveAttribute(
    'href',
    '/message/personal?id=100002',
  )
  expect(screen.getByText('昵称：李四')).toBeVisible()
  await userEvent.click(screen.getByRole('switch', { name: '消息免打扰' }))
  await waitFor(() => expect(bodies(setConversation)).toEqual([{ id: '7', isMuted: true }]))
  await waitFor(() => expect(screen.getByRole('switch', { name: '消息免打扰' })).toBeChecked())
  expect(screen.getByRole('link', { name: '查找聊天记录' })).toHaveAttribute(
    'href',
    '/message/search?id=7',
  )
})

test('a switch goes back after a failure', async () => {
  const { host } = open('7', { [`POST ${setConversation.path}`]: apiError('server.fault') })
  await userEvent.click(await screen.findByRole('switch', { name: '置顶聊天' }))
  await waitFor(() => expect(host.toasts).toEqual(['没有成功，请稍后再试']))
  await waitFor(() => expect(screen.getByRole('switch', { name: '置顶聊天' })).not.toBeChecked())
})

test('a group leads to its page and cannot be reported here', async () => {
  open('8')
  expect(await screen.findByRole('link', { name: /南看台/ })).toHaveAttribute(
    'href',
    '/message/groupDetail?id=8',
  )
  expect(screen.getByText('3 人')).toBeVisible()
  expect(screen.queryByRole('button', { name: '投诉' })).toBeNull()
})

test('the chat is deleted after a question, up to its last entry', async () => {
  const { host, bodies } = open('7', {
    [`POST ${deleteConversation.path}`]: answer(null),
    [`GET ${getConversation.path}`]: apiError('message.no_such_conversation'),
  })
  const button = await screen.findByRole('button', { name: '清空并删除聊天' })
  host.confirmDialogs(false)
  await userEvent.click(button)
  expect(bodies(deleteConversation)).toEqual([])
  host.confirmDialogs(true)
  await userEvent.click(button)
  await waitFor(() => expect(host.navigated).toEqual(['/message']))
  expect(bodies(deleteConversation)).toEqual([{ id: '7', upTo: 1 }])
})

test('a peer can be reported', async () => {
  const { bodies } = open('7', { [`POST ${reportMember.path}`]: answer(null) })
  await userEvent.click(await screen.findByRole('button', { name: '投诉' }))
  await userEvent.click(await screen.findByRole('button', { name: '诈骗赌博' }))
  await waitFor(() =>
    expect(bodies(reportMember)).toEqual([{ memberId: '100002', reason: 'fraud' }]),
  )
})

test('a conversation that does not exist says so', async () => {
  open('99', { [`GET ${getConversation.path}`]: apiError('message.no_such_conversation') })
  expect(await screen.findByText('会话不存在或已删除')).toBeVisible()
})
