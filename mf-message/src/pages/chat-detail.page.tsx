import { useBack, useSearchParams } from '@saidian/shared/router'
import { Page } from '@saidian/shared/ui/subpages'
import { ChatSettings } from '../features/chat-settings/chat-settings'
import { messagePaths } from '../paths'

/** 聊天设置. */
export function ChatDetailPage() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const back = useBack(id === '' ? messagePaths.home() : messagePaths.chat(id))
  return (
    <Page title="聊天设置" onBack={back}>
      <ChatSettings id={id} />
    </Page>
  )
}
