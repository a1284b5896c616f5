import 'fake-indexeddb/auto'
import { readConversation, sendMessage } from '@saidian/shared/contracts/messaging'
import { IM_CONVERSATION } from '@saidian/shared/contracts/sockets'
import { asListed, emptyList } from '@saidian/shared/conversation'
import { databaseFaults, watchConnections } from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loginTagOf, storeList } from '../conversations/stored-list'
import { stopMessenger } from '../log'
import { ME, makeConversation, makeEntry } from '../log/testing/entry.factory'
import { field, openChat, startOnEmptyDevice, texts } from '../testing/open-chat'

const idOf = (body: unknown) => (body as { clientMsgId: string }).clientMsgId
const LOST = '本机存储不可用，关闭页面前未发送的消息会丢失'
startOnEmptyDevice()

test('without a network a message waits, and goes out when it is back', async () => {
  const { server } = openChat({ log: texts('在吗') })
  await screen.findByText('在吗')
  server.isOnline = false
  await userEvent.type(await field(), '路上{Enter}')
  expect(await screen.findByRole('img', { name: '发送中' })).toBeInTheDocument()
  server.isOnline = true
  await waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(screen.getByText('已发送')).toBeInTheDocument()
  })
  expect(screen.getAllByText('路上')).toHaveLength(1)
})

test('what was read before shows without a network', async () => {
  const first = openChat({ log: texts('昨晚那球真漂亮') })
  await screen.findByText('昨晚那球真漂亮')
  await waitFor(() => expect(first.container).toHaveTextContent('老球迷'))
  first.unmount()
  stopMessenger()
  // Nor can the account be asked who it is.
  const second = openChat({ log: texts('昨晚那球真漂亮'), isKnown: false })
  second.server.isOnline = false
  expect(await screen.findByText('昨晚那球真漂亮')).toBeInTheDocument()
})

test('a known conversation takes a message while no call is answered', async () => {
  const log = texts('今晚看球吗')
  const first = openChat({ log })
  await screen.findByText('今晚看球吗')
  await waitFor(() => expect(first.bodies(readConversation.path)).not.toEqual([]))
  first.unmount()
  stopMessenger()
  let speak = () => {}
  const silence = new Promise<void>((resolve) => {
    speak = resolve
  })
  const { bodies } = openChat({ log, silence, isKnown: false })
  expect(await screen.findByText('今晚看球吗')).toBeVisible()
  await userEvent.type(await field(), '看{Enter}')
  expect(await screen.findByText('看')).toBeVisible()
  expect(screen.getByRole('img', { name: '发送中' })).toBeInTheDocument()
  expect(await field()).toHaveValue('')
  speak()
  await waitFor(() => expect(screen.queryByRole('img', { name: '发送中' })).toBeNull())
  expect(bodies(sendMessage.path)).toMatchObject([{ body: { text: '看' } }])
  expect(screen.getByText('看')).toBeVisible()
})

test('a conversation that only the list knows takes a message at once', async () => {
  const silence = new Promise<void>(() => undefined)
  await storeList(
    loginTagOf('t'),
    { ...emptyList(ME), conversations: [asListed(makeConversation())] },
    undefined,
  )
  openChat({ silence })
  await userEvent.type(await field(), '在吗{Enter}')
  expect(await screen.findByText('在吗')).toBeVisible()
  expect(screen.getByRole('heading', { name: '老球迷' })).toBeVisible()
})

test('without room on the device a message is sent, and the page says what it risks', async () => {
  const connections = watchConnections()
  const full = databaseFaults(connections).find(({ title }) => title === 'full')
  const { server, bodies } = openChat({ log: texts('今晚看球吗') })
  await screen.findByText('今晚看球吗')
  server.isOnline = false
  const end = await full?.inject('saidian-messages')
  try {
    await userEvent.type(await field(), '看{Enter}')
    expect(await screen.findByText(LOST)).toBeVisible()
    expect(screen.getByText('看')).toBeVisible()
    expect(screen.getByRole('img', { name: '发送中' })).toBeInTheDocument()
    server.isOnline = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByRole('img', { name: '发送中' })).toBeNull())
    expect(new Set(bodies(sendMessage.path).map(idOf)).size).toBe(1)
    await waitFor(() => expect(screen.queryByText(LOST)).toBeNull())
  } finally {
    end?.()
    connections.restore()
  }
})

test('a lost connection is named, and another device moves the marker', async () => {
  const { im, confirm } = openChat({ log: texts('在吗'), conversation: { unread: 1 } })
  await screen.findByText('在吗')
  await confirm(1)
  act(() => im.move('waiting'))
  expect(await screen.findByText('正在连接…')).toBeVisible()
  act(() => im.move('ready'))
  await confirm(1)
  await waitFor(() => expect(screen.queryByText('正在连接…')).toBeNull())
  const state = { readSeq: 1, unread: 0, mentionSeq: 0 }
  const data = { code: IM_CONVERSATION, data: { id: '7', state } }
  act(() => im.emit(`user/${ME}`, { epoch: 'u', seq: 1, data }))
  expect(screen.getByText('在吗')).toBeInTheDocument()
})

test('a picture that did not load loads again when the network is back', async () => {
  const picture300 = { small: '/s.webp', large: '/l.webp', width: 300, height: 200 }
  const body = { kind: 'picture' as const, picture: picture300 }
  openChat({ log: [makeEntry(1, { body })] })
  const picture = await screen.findByRole('button', { name: '老球迷发的图片' })
  fireEvent.error(picture.querySelector('img') as HTMLElement)
  expect(picture).toHaveAccessibleName('老球迷发的图片，加载失败，点击重试')
  expect(picture.querySelector('img')).toBeNull()
  fireEvent(window, new Event('online'))
  expect(picture.querySelector('img')).toHaveAttribute('src', '/s.webp')
})
