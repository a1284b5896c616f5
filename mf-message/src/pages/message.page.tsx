import { Page } from '@saidian/shared/ui'
import { MessageEntries } from '../features/message-entries/message-entries'

/** 消息. */
export function MessagePage() {
  return (
    <Page title="消息">
      <MessageEntries />
    </Page>
  )
}
