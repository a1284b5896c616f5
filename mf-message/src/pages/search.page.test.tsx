import { getFriends } from '@saidian/shared/contracts/friends'
import {
  type FoundMessage,
  getConversations,
  searchMessages,
} from '@saidian/shared/contracts/messaging'
import {
  answer,
  apiError,
  makeConversation,
  makeConversationPage,
  makeEntry,
  makeGroupConversation,
} from '@saidian/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messagePaths } from '../paths'
import { type Answers, openAsMember } from '../testing/open-as-member'
import { SearchPage } from './search.page'

const SEARCH = `POST ${searchMessages.path}`
const friend = (id: string, nickName: string, remark = '') => ({
  id,
  nickName,
  remark,
  portrait: '',
  level: 1,
  letter: 'L',
  since: 1,
})
const found = (seq: number, text: string): FoundMessage => ({
  conversation: makeGroupConversation(),
  entry: makeEntry({ seq, body: { kind: 'text', text } }),
  sender: { id: '100002', nickName: '李四', portrait: '', level: 1 },
})

function open(path: string, answers: Answers = {}) {
  const friends = [friend('100002', '李四'), friend('100004', '王五', '李教练')]
  return openAsMember(<SearchPage />, path, {
    [`GET ${getFriends.path}`]: answer({ friends, requests: 0 }),
    [`GET ${getConversations.path}`]: answer(
      makeConversationPage([
        makeConversation(),
        makeGroupConversation({ group: { ...GROUP, name: '李宁杯' } }),
      ]),
    ),
    [SEARCH]: answer({ found: [found(12, '李四说今晚有雨')], next: null }),
    ...answers,
  })
}
const GROUP = { name: '', portraits: [], members: 3, isDissolved: false }

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never
})

test('finds friends, groups and messages, marks the words and leads to the message', async () => {
  const { bodies } = open(messagePaths.search())
  expect(screen.getByText('输入昵称、群名或聊天内容')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), '李{Enter}')
  const friends = await screen.findByRole('region', { name: '好友' })
  expect(within(friends).getByRole('link', { name: /李 ?四/ })).toHaveAttribute(
    'href',
    '/message/chat?with=100002',
  )
  expect(within(friends).getByRole('link', { name: /李 ?教练/ })).toBeVisible()
  const groups = screen.getByRole('region', { name: '群聊' })
  expect(within(groups).getByRole('link', { name: /李 ?宁杯/ })).toHaveAttribute(
    'href',
    '/message/chat?id=8',
  )
  const messages = await screen.findByRole('region', { name: '聊天记录' })
  const link = await within(messages).findByRole('link')
  expect(link).toHaveAttribute('href', '/message/chat?id=8&seq=12')
  expect(link.querySelector('mark')).toHaveTextContent('李')
  expect(bodies(searchMessages)).toEqual([{ q: '李' }])
})

test('what is composed with an input method is not searched for', async () => {
  const { bodies } = open(messagePaths.search())
  const field = screen.getByRole('searchbox')
  fireEvent.compositionStart(field)
  fireEvent.change(field, { target: { value: "jin'qiu" } })
  fireEvent.change(field, { target: { value: '进球' } })
  fireEvent.compositionEnd(field)
  await waitFor(() => expect(bodies(searchMessages)).toEqual([{ q: '进球' }]))
})

test('searches one conversation alone', async () => {
  const { bodies } = open(`${messagePaths.search('8')}&q=雨`)
  const messages = await screen.findByRole('region', { name: '与“李宁杯”的聊天记录' })
  expect(await within(messages).findByRole('link')).toHaveAttribute(
    'href',
    '/message/chat?id=8&seq=12',
  )
  expect(screen.queryByRole('region', { name: '好友' })).toBeNull()
  expect(bodies(searchMessages)).toEqual([{ q: '雨', id: '8' }])
})

test('nothing found, and a failure with a retry', async () => {
  const answers = [apiError('server.fault'), answer({ found: [], next: null })]
  open(`${messagePaths.search()}?q=越位`, { [SEARCH]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('没有找到“越位”的聊天记录')).toBeVisible()
})
