import { callEndpoint, type Http } from '@saidian/shared/api'
import {
  type Conversation,
  type ConversationPage,
  getConversations,
} from '@saidian/shared/contracts/messaging'
import type { ListedConversation } from '@saidian/shared/conversation'
import { withAnswers } from '@saidian/shared/conversation'
import { createRetry } from '@saidian/shared/realtime'
import type { AskServer } from './ask-server'
import type { ListAccess } from './list-access'

/** One page of the list from the server. */
export function readPage(
  http: Http,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ConversationPage> {
  const query = cursor === null ? {} : { cursor }
  return callEndpoint(
    http,
    getConversations,
    { query },
    {
      signal,
      isAwaited: true,
      needsNetwork: true,
    },
  )
}

export type ListReader = {
  /** The first page; the pages behind it follow by `takeFirst`. */
  readFirst: () => Promise<ConversationPage>
  /** Puts the first page into the list, reads the rest, and removes what no page had. */
  takeFirst: (page: ConversationPage) => void
  /** Reads the pages from a cursor on, of a list that no older state precedes. */
  readRest: (cursor: string) => void
  /** Reads all pages, and retries until it succeeds. */
  readAgain: () => void
}

const RETRY_DELAYS = { baseMs: 2_000, maxMs: 30_000 }

/**
 * Corrects the list in place by reading all of its pages. What changed while they were read stays
 * as it is: an entry may have moved a conversation from a page that comes to one that was read.
 */
export function createListReader(
  access: ListAccess,
  ask: AskServer,
  onAnswers: (answers: readonly Conversation[]) => void,
): ListReader {
  const { http, signal, get, change } = access
  /** Only the newest reading goes on. */
  let round = 0
  let before: readonly ListedConversation[] = []

  async function readPages(cursor: string | null, ids: Set<string>): Promise<void> {
    const own = ++round
    for (let at = cursor; at !== null; ) {
      const page = await readPage(http, at, signal)
      if (signal.aborted || own !== round) return
      take(page, ids)
      at = page.next
    }
    const lost = before.filter((one) => !ids.has(one.id))
    for (const one of lost) if (get()?.conversations.includes(one)) ask.now(one.id)
  }

  function take({ conversations, next }: ConversationPage, ids: Set<string>): void {
    onAnswers(conversations)
    for (const { id } of conversations) ids.add(id)
    change((list) => ({ ...withAnswers(list, conversations), next }))
  }

  const reader: ListReader = {
    readFirst: () => {
      before = get()?.conversations ?? []
      return readPage(http, null, signal)
    },
    takeFirst: (page) => {
      const ids = new Set<string>()
      take(page, ids)
      change((list) => ({ ...list, epoch: page.epoch, seq: page.seq, isStored: false }))
      readPages(page.next, ids).then(retry.settle, retryLater)
    },
    readRest: (cursor) => {
      before = []
      readPages(cursor, new Set()).catch(retryLater)
    },
    readAgain: () => {
      reader.readFirst().then((page) => signal.aborted || reader.takeFirst(page), retryLater)
    },
  }
  const retry = createRetry(reader.readAgain, RETRY_DELAYS)
  const retryLater = () => {
    if (!signal.aborted) retry.failed()
  }
  signal.addEventListener('abort', retry.settle)
  return reader
}
