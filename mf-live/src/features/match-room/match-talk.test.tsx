import { getComments } from '@saidian/shared/contracts/comments'
import {
  answer,
  makeComment,
  makeCommentPage,
  makeRoomWelcome,
  makeThread,
} from '@saidian/shared/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MATCH_ID, showTab } from '../../testing/show-tab'
import { MatchTalk } from './match-talk'

const LIST = `POST ${getComments.path}`
const page = makeCommentPage([makeThread(makeComment({ text: '这球该吹', minute: "67'" }))])
const show = (given: { path?: string; status?: number } = {}) =>
  showTab(
    MatchTalk,
    {
      'POST /chat/welcome': answer(makeRoomWelcome({ topic: `room/m${MATCH_ID}` })),
      'POST /chat/notice': answer({ notices: [] }),
      [LIST]: answer(page),
    },
    given,
  )

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn()
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

test('opens the room while the match is played, the comments by a tap', async () => {
  const { http } = show()
  expect(await screen.findByText('第1句')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: '评论' }))
  const text = await screen.findByText('这球该吹')
  expect(text).toHaveTextContent("67'这球该吹")
  expect(http.requests.find(({ url }) => url === getComments.path)?.body).toEqual({
    subject: { kind: 'match', id: String(MATCH_ID) },
    sort: 'hot',
  })
})

test('opens the comments when the match is over', async () => {
  show({ status: 8 })
  expect(await screen.findByText('这球该吹')).toBeInTheDocument()
})

test('opens at the comment of the address', async () => {
  const { http } = show({ path: '/?comment=1' })
  const text = await screen.findByText('这球该吹')
  expect(text.closest('[aria-current="true"]')).not.toBeNull()
  expect(http.requests.find(({ url }) => url === getComments.path)?.body).toMatchObject({
    around: '1',
  })
})
