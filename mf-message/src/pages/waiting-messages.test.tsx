import 'fake-indexeddb/auto'
import { getConversations, sendMessage } from '@saidian/shared/contracts/messaging'
import { getNotices } from '@saidian/shared/contracts/notices'
import { answer, makeConversationPage, makeEntry } from '@saidian/shared/testing'
import { waitFor } from '@testing-library/react'
import { stopMessenger } from '../log'
import { logDatabase } from '../log/device/log-database'
import { OutboxStore } from '../log/outbox/outbox-store'
import { messagePaths } from '../paths'
import { makeNoticePage } from '../testing/notice.factory'
import { openAsMember } from '../testing/open-as-member'
import { MessagePage } from './message.page'

const ME = '100001'

afterEach(() => stopMessenger())

/** As after messages were written without a network and the app was closed. */
async function writeOffline(texts: string[]): Promise<void> {
  const database = logDatabase()
  const store = new OutboxStore(database, ME)
  for (const [place, text] of texts.entries()) {
    await store.add({
      memberId: ME,
      conversationId: '7',
      clientMsgId: `018f0000-0000-7000-8000-00000000000${place}`,
      body: { kind: 'text', text },
      at: Date.now(),
      state: 'waiting',
    })
  }
  database.close()
}

test('what waits on this device is sent from the list of conversations, in its order', async () => {
  await writeOffline(['第一条', '第二条'])
  const { bodies } = openAsMember(<MessagePage />, messagePaths.home(), {
    [`GET ${getConversations.path}`]: answer(makeConversationPage([])),
    [`GET ${getNotices.path}`]: answer(makeNoticePage([])),
    [`POST ${sendMessage.path}`]: answer(makeEntry({ seq: 1, senderId: ME })),
  })
  await waitFor(() =>
    expect(bodies(sendMessage)).toMatchObject([
      { body: { text: '第一条' } },
      { body: { text: '第二条' } },
    ]),
  )
})
