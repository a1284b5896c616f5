import { getPosts } from '@saidian/shared/contracts/community'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  renderWithStore,
} from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makePost } from '../../testing/post.factory'
import { MemberPosts } from './member-posts'

beforeAll(() => {
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

function open(...replies: FakeAnswer[]) {
  const http = createFakeHttp({
    [`POST ${getPosts.path}`]: () => replies.shift() ?? 'no network',
  })
  return renderWithStore(<MemberPosts memberId="100007" />, { world: createWorld({ http }) })
}

test('shows what a member posted, newest first', async () => {
  const { http } = open(answer({ posts: [makePost()], next: null }))
  expect(await screen.findByText(/厄德高复出/)).toBeInTheDocument()
  expect(http.requests[0]?.body).toEqual({ list: 'new', memberId: '100007' })
})

test('says that there are none, and offers a retry after a failure', async () => {
  open(apiError('server.fault'), answer({ posts: [], next: null }))
  await userEvent.click(await screen.findByRole('button', { name: '点击重试' }))
  expect(await screen.findByText('还没有发过帖子')).toBeInTheDocument()
})
