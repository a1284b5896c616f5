import { lazy, Suspense } from 'react'
import { ConversationList } from '../features/conversation-list/conversation-list'
import { MessageEntries } from '../features/message-entries/message-entries'
import { MessageHeader } from '../features/message-menu/message-header'
import css from './message.module.css'

/** Not needed to draw the page, so that its code comes after it. */
const WaitingMessages = lazy(() =>
  import(/* webpackChunkName: "waiting-messages" */ '../log/waiting-messages').then(
    ({ WaitingMessages }) => ({ default: WaitingMessages }),
  ),
)

/** 消息. */
export function MessagePage() {
  return (
    <div className={css.page}>
      <MessageHeader />
      <main>
        <MessageEntries />
        <ConversationList />
      </main>
      <Suspense>
        <WaitingMessages />
      </Suspense>
    </div>
  )
}
