import { deleteComment, getOwnComments } from '@saidian/shared/contracts/comments'
import { appealCase, getOwnCases } from '@saidian/shared/contracts/moderation'
import { answer, apiError, makeComment } from '@saidian/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { observeListEnd, reachListEnd } from '../../testing/list-end'
import { type Answers, openAsMember } from '../../testing/open-as-member'
import { makeOwnCase, makeOwnComment } from '../../testing/written.factory'
import { CommentsPage } from './comments.page'

const LIST = `GET ${getOwnComments.path}`
const CASES = `GET ${getOwnCases.path}`
const open = (answers: Answers, path = '/user/message') =>
  openAsMember(<CommentsPage />, path, answers)

beforeEach(observeListEnd)

test('lists own comments with what they are about, and leads to them', async () => {
  const waiting = makeComment({ id: '6', text: '等一等', state: 'waiting' })
  const pages = [
    answer({ comments: [makeOwnComment()], next: 'c' }),
    answer({ comments: [makeOwnComment({ comment: waiting })], next: null }),
  ]
  open({ [LIST]: () => pages.shift() ?? 'no network' })
  const link = await screen.findByRole('link', { name: /换人换早了/ })
  expect(link).toHaveTextContent('文章 · 赛后：主队逆转')
  expect(link).toHaveAttribute('href', '/news/1002/7?comment=5')
  await reachListEnd()
  expect(await screen.findByRole('link', { name: /审核中.*等一等/ })).toBeVisible()
})

test('deletes an own comment after a question', async () => {
  let comments = [makeOwnComment()]
  const { host, bodies } = open({
    [LIST]: () => answer({ comments, next: null }),
    [`POST ${deleteComment.path}`]: () => {
      comments = []
      return answer(null)
    },
  })
  const button = await screen.findByRole('button', { name: '删除评论：换人换早了' })
  host.confirmDialogs(false)
  await userEvent.click(button)
  expect(bodies(deleteComment)).toEqual([])
  host.confirmDialogs(true)
  await userEvent.click(button)
  expect(await screen.findByText('还没有发表过评论')).toBeVisible()
  expect(bodies(deleteComment)).toEqual([{ id: '5' }])
  expect(host.toasts).toEqual(['已删除'])
})

test('offers a next step without comments, and a retry after a failure', async () => {
  const answers = [apiError('server.fault'), answer({ comments: [], next: null })]
  const { host } = open({ [LIST]: () => answers.shift() ?? 'no network' })
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  await userEvent.click(await screen.findByRole('button', { name: '去看头条' }))
  expect(host.navigated).toEqual(['/news/1002'])
})

describe('what became of a text', () => {
  const ADDRESS = '/user/message?tab=cases'

  test('says why, and takes one appeal', async () => {
    let row = makeOwnCase()
    const { bodies, host } = open(
      {
        [CASES]: () => answer({ cases: [row], next: null }),
        [`POST ${appealCase.path}`]: () => {
          row = makeOwnCase({ appeal: 'waiting' })
          return answer(null)
        },
      },
      ADDRESS,
    )
    expect(await screen.findByText('原因：广告引流')).toBeVisible()
    expect(screen.getByText('已移除')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '申诉：评论 加我看直播' }))
    await userEvent.type(screen.getByRole('textbox', { name: /申诉理由/ }), '我说的是电视直播')
    await userEvent.click(screen.getByRole('button', { name: '提交申诉' }))
    expect(await screen.findByText(/申诉处理中/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^申诉：/ })).toBeNull()
    expect(bodies(appealCase)).toEqual([{ id: '3', text: '我说的是电视直播' }])
    expect(host.toasts).toEqual(['已提交申诉'])
  })

  test('keeps the words of an appeal that the server rejects', async () => {
    open(
      {
        [CASES]: answer({ cases: [makeOwnCase()], next: null }),
        [`POST ${appealCase.path}`]: apiError('moderation.no_appeal'),
      },
      ADDRESS,
    )
    await userEvent.click(await screen.findByRole('button', { name: /^申诉：/ }))
    const field = screen.getByRole('textbox', { name: /申诉理由/ })
    await userEvent.type(field, '我说的是电视直播')
    await userEvent.click(screen.getByRole('button', { name: '提交申诉' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('该处理不能申诉，或已申诉过')
    expect(field).toHaveValue('我说的是电视直播')
  })

  test('is reached by a tab', async () => {
    open({
      [LIST]: answer({ comments: [], next: null }),
      [CASES]: answer({ cases: [], next: null }),
    })
    await userEvent.click(screen.getByRole('tab', { name: '审核与申诉' }))
    expect(await screen.findByText('没有被处理过的内容')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '社区规则' })).toHaveAttribute(
        'href',
        '/user/agreement/sqgz',
      ),
    )
  })
})
