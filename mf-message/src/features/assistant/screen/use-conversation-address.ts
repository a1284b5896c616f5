import { useSearchParams } from '@saidian/shared/router'
import { useEffect } from 'react'
import type { AssistantSession } from '../../../assistant/assistant-session'
import type { ConversationSource } from '../../../assistant/conversation-source'

/** Query parameter of the conversation on the screen. */
const ID = 'id'

/** The address names the conversation, so that a reload and a link show it again. */
export function useConversationAddress(
  session: AssistantSession,
  source: ConversationSource,
): void {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(ID)

  useEffect(() => {
    const { conversationId } = session.read()
    if (asked === null || asked === conversationId) return
    // The address may be from before a login: that conversation is another caller's.
    if (source.isOwn(asked)) void session.open(asked)
    else setQuery(new URLSearchParams(), { replace: true, preventScrollReset: true })
  }, [asked, session, source, setQuery])

  useEffect(() => {
    // What the address names at first is opened above; from then on it follows.
    let shown = asked
    const follow = () => {
      const { conversationId } = session.read()
      if (conversationId === shown) return
      shown = conversationId
      const next = new URLSearchParams(conversationId === null ? '' : { [ID]: conversationId })
      setQuery(next, { replace: true, preventScrollReset: true })
    }
    if (asked === null) follow()
    return session.subscribe(follow)
  }, [asked, session, setQuery])
}
