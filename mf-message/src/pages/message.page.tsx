import { Page } from '@saidian/shared/ui'
import { ConversationList } from '../features/conversation-list/conversation-list'
import { MessageEntries } from '../features/message-entries/message-entries'
import { MessageMenu } from '../features/message-menu/message-menu'

/** 消息. */
export function MessagePage() {
  return (
    <Page title="消息" actions={<MessageMenu />}>
      <MessageEntries />
      <ConversationList />
    </Page>
  )
}
