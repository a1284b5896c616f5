import type { ConversationList } from '@saidian/shared/conversation'
import { storeList } from '../stored-list'

/** Changes in a row are stored together. */
const SOON_MS = 1_000

/** Stores the list on this device soon after it changed, only what differs from the last time. */
export function createListStorage(
  loginTag: string,
  get: () => ConversationList | undefined,
  signal: AbortSignal,
): { changed: () => void } {
  let stored: ConversationList | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function store(): void {
    timer = undefined
    const list = get()
    if (!list || signal.aborted) return
    void storeList(loginTag, list, stored)
    stored = list
  }

  signal.addEventListener('abort', () => clearTimeout(timer))
  return {
    changed: () => {
      if (!signal.aborted) timer ??= setTimeout(store, SOON_MS)
    },
  }
}
