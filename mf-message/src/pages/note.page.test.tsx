import { getNotices, type Notice, readNotices } from '@saidian/shared/contracts/notices'
import { answer } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messagePaths } from '../paths'
import { makeNotice, makeNoticePage } from '../testing/notice.factory'
import { type Answers, openAsMember } from '../testing/open-as-member'
import { NotePage } from './note.page'

const LIST = `GET ${getNotices.path}`

const note = (id: string, given: Partial<Notice> = {}): Notice => {
  const data = { name: '张三', what: '评论', excerpt: '这球进得漂亮' }
  return makeNotice({ id, kind: 'likes', template: 'likes.liked', data, ...given })
}
const open = (answers: Answers) => openAsMember(<NotePage />, messagePaths.note(), answers)

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never
})

test('names what other members did, those of one group together, and nothing else', async () => {
  const reply = note('1', { kind: 'replies', template: 'replies.replied' })
  const unread = { total: 6, kinds: { likes: 3, replies: 1, coins: 2 } }
  open({
    [LIST]: answer(
      makeNoticePage([note('3', { count: 12 }), note('2'), reply, makeNotice({ id: '9' })], {
        unread,
      }),
    ),
  })
  expect(await screen.findByText(/^张三等 12 人赞了你的评论$/)).toBeVisible()
  expect(screen.getByText(/^张三 赞了你的评论$/)).toBeVisible()
  expect(screen.queryByText(/金币/)).toBeNull()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    '全部',
    '赞 3',
    '回复 1',
    '@我',
  ])
  await userEvent.click(screen.getByRole('tab', { name: '回复 1' }))
  expect(screen.queryByText(/赞了/)).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: '@我' }))
  expect(await screen.findByText('还没有人@你')).toBeVisible()
})

test('全部已读 marks those of this page, on older pages too, and no others', async () => {
  const first = makeNoticePage([note('3'), makeNotice({ id: '9' })], {
    hasMore: true,
    unread: { total: 3, kinds: { likes: 2, coins: 1 } },
  })
  const older = makeNoticePage([note('2')], { unread: first.unread })
  const left = [1, 0]
  const { bodies } = open({
    [LIST]: ({ query }) => answer(query?.before === undefined ? first : older),
    [`POST ${readNotices.path}`]: () => {
      const likes = left.shift() ?? 0
      return answer({ total: likes + 1, kinds: { likes, coins: 1 } })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '全部已读' }))
  await waitFor(() => expect(bodies(readNotices)).toEqual([{ ids: ['3'] }, { ids: ['2'] }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: '全部已读' })).toBeNull())
  expect(screen.queryByText('未读，')).toBeNull()
})

test('an empty page says so and leads on', async () => {
  const { host } = open({ [LIST]: answer(makeNoticePage([])) })
  expect(await screen.findByText('还没有互动消息')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '去社区看看' }))
  expect(host.navigated).toEqual(['/community/list'])
})
