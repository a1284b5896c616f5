import { Page } from '@saidian/shared/ui/subpages'
import { useRef } from 'react'
import { ConversationActs } from '../features/assistant/conversations/conversation-acts'
import { AssistantScreen } from '../features/assistant/screen/assistant-screen'

/** ChatGPT: questions about matches, answered from the product's data. */
export function AssistantPage() {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Page title="ChatGPT" actions={<ConversationActs onNew={() => field.current?.focus()} />}>
      <AssistantScreen field={field} />
    </Page>
  )
}
