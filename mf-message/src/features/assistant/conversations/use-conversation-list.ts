import type { AssistantConversation } from '@saidian/shared/contracts/assistant'
import { useCallback, useEffect, useState } from 'react'
import type { ConversationSource } from '../../../assistant/conversation-source'

type Loaded = { list: readonly AssistantConversation[] | null; hasFailed: boolean }

/** The conversations of a source, read when the list opens. */
export function useConversationList(source: ConversationSource) {
  const [loaded, setLoaded] = useState<Loaded>({ list: null, hasFailed: false })
  const reload = useCallback(async () => {
    const list = await source.list().catch(() => null)
    setLoaded({ list, hasFailed: list === null })
  }, [source])
  useEffect(() => void reload(), [reload])
  return { ...loaded, reload }
}
