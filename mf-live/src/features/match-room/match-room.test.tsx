import { sessionSlice } from '@saidian/shared/store'
import { answer, apiError, makeRoomMessage, makeRoomWelcome } from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Answers, MATCH_ID, neverReply, recoverable, showTab } from '../../testing/show-tab'
import { MatchRoom } from './match-room'

const WELCOME = 'POST /chat/welcome'
const NOTICE = 'POST /chat/notice'
const SEND = 'POST /chat/msg'
const PAGE = 'POST /chat/page'
const TOPIC = `room/m${MATCH_ID}`

const show = (answers: Answers = {}) =>
  showTab(MatchRoom, {
    [WELCOME]: answer(makeRoomWelcome({ topic: TOPIC })),
    [NOTICE]: answer({ notices: ['文明聊球'] }),
    ...answers,
  })
const showAsMember = async (answers: Answers = {}) => {
  const page = show(answers)
  act(() => void page.store.dispatch(sessionSlice.actions.loggedIn({ token: 't' })))
  await screen.findByRole('textbox', { name: '发言' })
  return page
}
const texts = () =>
  screen.queryAllByRole('article').map((row) => row.querySelector('time')?.previousSibling)
const shown = () => texts().map((text) => text?.textContent)
const write = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: '发言' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: '发送' }))
}

describe('聊天', () => {
  it('shows placeholders while it loads', () => {
    show({ [WELCOME]: neverReply })
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('loads again after a failure', async () => {
    const { reply, recover } = recoverable(answer(makeRoomWelcome({ topic: TOPIC })))
    show({ [WELCOME]: reply })
    const retry = await screen.findByRole('button', { name: /重试/ })
    recover()
    fireEvent.click(retry)
    expect(await screen.findByText('第1句')).toBeInTheDocument()
  })

  it('shows the rules, and text of members as text', async () => {
    const message = makeRoomMessage({ text: '<img src=x onerror=alert(1)>' })
    show({ [WELCOME]: answer(makeRoomWelcome({ messages: [message] })) })
    expect(await screen.findByText(message.text)).toBeInTheDocument()
    expect(await screen.findByText('文明聊球')).toBeInTheDocument()
  })

  it('invites to say the first sentence', async () => {
    show({ [WELCOME]: answer(makeRoomWelcome({ messages: [] })) })
    expect(await screen.findByText(/来说第一句/)).toBeInTheDocument()
  })

  it('follows the room: new messages come, removed ones go', async () => {
    const { live } = show()
    await screen.findByText('第1句')
    const send = (seq: number, data: object) =>
      act(async () =>
        live.emit(TOPIC, { epoch: 'e1', seq, data: { serverAt: 1_770_000_200_000, ...data } }),
      )
    await send(1, { said: [makeRoomMessage({ id: 2 })] })
    await waitFor(() => expect(shown()).toEqual(['第1句', '第2句']))
    await send(2, { removed: [1] })
    await waitFor(() => expect(shown()).toEqual(['第2句']))
  })

  it('shows older messages above', async () => {
    const older = { messages: [makeRoomMessage({ id: 3 })], hasMore: false }
    const first = makeRoomWelcome({ messages: [makeRoomMessage({ id: 9 })], hasMore: true })
    const { http } = show({ [WELCOME]: answer(first), [PAGE]: answer(older) })
    fireEvent.click(await screen.findByRole('button', { name: '查看更早的消息' }))
    await screen.findByText('第3句')
    expect(shown()).toEqual(['第3句', '第9句'])
    expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull()
    expect(http.requests.find(({ url }) => url === '/chat/page')?.body).toMatchObject({ before: 9 })
  })

  it('sends a visitor to the login', async () => {
    const { host } = show()
    fireEvent.click(await screen.findByRole('button', { name: '登录后参与聊天' }))
    expect(host.navigated[0]).toContain('/user/login')
  })

  it('shows the own message and empties the field', async () => {
    await showAsMember({ [SEND]: answer(makeRoomMessage({ id: 5, text: '进了！' })) })
    write('进了！')
    expect(await screen.findByText('进了！')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '发言' })).toHaveValue(''))
  })

  it('leaves a rejected message in the field and says why; a retry has the same key', async () => {
    const { http } = await showAsMember({ [SEND]: apiError('room.text_unfit') })
    write('加我微信')
    expect(await screen.findByRole('alert')).toHaveTextContent('联系方式')
    expect(screen.getByRole('textbox', { name: '发言' })).toHaveValue('加我微信')
    fireEvent.click(screen.getByRole('button', { name: '发送' }))
    const sent = () => http.requests.filter(({ url }) => url === '/chat/msg')
    await waitFor(() => expect(sent()).toHaveLength(2))
    const keys = sent().map(({ body }) => (body as { key: string }).key)
    expect(keys[0]).toBe(keys[1])
  })

  it('says until when a muted member may not write', async () => {
    const until = Date.UTC(2099, 10, 23, 12) / 1_000
    show({ [WELCOME]: answer(makeRoomWelcome({ mutedUntil: until })) })
    expect(await screen.findByText('你已被禁言，11月23日 20:00后可以发言')).toBeInTheDocument()
  })
})
