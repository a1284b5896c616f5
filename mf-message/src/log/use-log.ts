import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ConversationLog } from './conversation/conversation-log'
import { type LogState, NOTHING_YET } from './conversation/log-state'
import type { Messenger } from './messenger'
import type { OutboxItem } from './outbox/outbox-item'

const NOTHING = () => NOTHING_YET
const NEVER = () => () => undefined
const NO_ITEMS: readonly OutboxItem[] = []
const NONE = () => NO_ITEMS
const NOT_LOST = () => false

/** The log of a conversation while the page shows it. */
export function useLog(
  messenger: Messenger | null,
  conversationId: string | null,
): { log: ConversationLog | null; state: LogState } {
  const [log, setLog] = useState<ConversationLog | null>(null)
  useEffect(() => {
    if (!messenger || conversationId === null) return
    const life = new AbortController()
    setLog(messenger.open(conversationId, life.signal))
    return () => {
      life.abort()
      setLog(null)
    }
  }, [messenger, conversationId])
  const state = useSyncExternalStore(log?.subscribe ?? NEVER, log?.state ?? NOTHING)
  return { log, state }
}

/** What waits on this device to be sent, in all conversations. */
export function useOutboxItems(messenger: Messenger | null): readonly OutboxItem[] {
  const { subscribe = NEVER, items = NONE } = messenger?.outbox ?? {}
  return useSyncExternalStore(subscribe, items)
}

/** Whether this device stores no messages now: what waits is lost with the page. */
export function useIsStoreLost(messenger: Messenger | null): boolean {
  const { subscribe = NEVER, isStoreLost = NOT_LOST } = messenger?.outbox ?? {}
  return useSyncExternalStore(subscribe, isStoreLost)
}
