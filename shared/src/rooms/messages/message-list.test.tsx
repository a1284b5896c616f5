import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { reportMessage } from '../../contracts/rooms'
import { sessionSlice } from '../../store'
import {
  answer,
  apiError,
  createFakeHttp,
  createWorld,
  makeRoomMessage,
  makeRoomWelcome,
  renderWithStore,
} from '../../testing'
import { MessageList, type MessageListProps } from './message-list'

const REPORT = `POST ${reportMessage.path}`
const author = { id: '42', nickName: '吵闹的人', portrait: '', level: 3 }
const LOUD = makeRoomMessage({ id: 2, text: '加我看直播', author })

function show(given: Partial<MessageListProps> = {}, answers = {}) {
  const world = createWorld({ http: createFakeHttp(answers) })
  const conversation = makeRoomWelcome({ messages: [makeRoomMessage(), LOUD] })
  const list = (more: Partial<MessageListProps>) => (
    <MessageList of={{ matchId: 1 }} conversation={conversation} {...given} {...more} />
  )
  return { ...renderWithStore(list({}), { world }), conversation }
}
const openMenu = () => fireEvent.click(screen.getByRole('button', { name: /加我看直播/ }))

it('hides all that a person says, and shows it again', () => {
  show()
  openMenu()
  fireEvent.click(screen.getByRole('button', { name: '屏蔽此人' }))
  expect(screen.queryByText('加我看直播')).toBeNull()
  expect(JSON.parse(localStorage.getItem('hiddenPeople') ?? '[]')).toEqual([
    { id: '42', name: '吵闹的人' },
  ])
  fireEvent.click(screen.getByRole('button', { name: '已屏蔽 1 人的发言' }))
  fireEvent.click(screen.getByRole('button', { name: '取消屏蔽' }))
  expect(screen.getByText('加我看直播')).toBeInTheDocument()
})

it('reports a message with a reason', async () => {
  const { store, http, host } = show({}, { [REPORT]: answer(null) })
  act(() => void store.dispatch(sessionSlice.actions.loggedIn({ token: 't' })))
  openMenu()
  fireEvent.click(screen.getByRole('button', { name: '举报' }))
  fireEvent.click(screen.getByRole('button', { name: '诈骗赌博' }))
  await waitFor(() => expect(host.toasts).toEqual(['已举报，我们会尽快处理']))
  expect(http.requests[0]?.body).toEqual({ messageId: 2, reason: 'fraud' })
})

it('says why a report failed and stays open', async () => {
  const { store, host } = show({}, { [REPORT]: apiError('room.no_such_message') })
  act(() => void store.dispatch(sessionSlice.actions.loggedIn({ token: 't' })))
  openMenu()
  fireEvent.click(screen.getByRole('button', { name: '举报' }))
  fireEvent.click(screen.getByRole('button', { name: '其他' }))
  await waitFor(() => expect(host.toasts).toEqual(['消息不存在或已删除']))
  expect(screen.getByRole('dialog', { name: '举报原因' })).toBeInTheDocument()
})

it('sends a visitor who reports to the login', () => {
  const { host } = show()
  openMenu()
  fireEvent.click(screen.getByRole('button', { name: '举报' }))
  expect(host.navigated[0]).toContain('/user/login')
})

it('offers the acts of a manager, and does the chosen one', () => {
  const done: number[] = []
  show({ actsOf: ({ id }) => [{ text: '删除', isDanger: true, act: () => void done.push(id) }] })
  openMenu()
  fireEvent.click(screen.getByRole('button', { name: '删除' }))
  expect(done).toEqual([2])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says how many messages came too fast to be shown', () => {
  const conversation = { ...makeRoomWelcome(), leftOut: 30 }
  show({ conversation })
  expect(screen.getByText('消息太多，有 30 条没有显示')).toBeInTheDocument()
})
