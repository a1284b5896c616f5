import { callEndpoint, type Http } from '@saidian/shared/api'
import {
  type AssistantConversation,
  deleteAssistantConversation,
  getAssistantConversations,
  getAssistantTurns,
} from '@saidian/shared/contracts/assistant'
import { deviceConversations } from './device-conversations'
import { type Exchange, exchangeOf, storedExchange } from './exchange.rules'

/** Where the conversations of the caller are. */
export type ConversationSource = {
  /** Whether an id can be one of the caller's: visitors and members have ids of other forms. */
  isOwn: (id: string) => boolean
  /** Newest first. */
  list: () => Promise<readonly AssistantConversation[]>
  exchanges: (id: string) => Promise<readonly Exchange[]>
  remove: (id: string) => Promise<unknown>
  /** After each step of an answer; null where the server stores by itself. */
  save: ((id: string, exchanges: readonly Exchange[]) => Promise<unknown>) | null
}

/** Of a member: the server has them, for all devices. */
export function memberConversations(http: Http): ConversationSource {
  return {
    isOwn: (id) => /^\d+$/.test(id),
    list: async () => (await callEndpoint(http, getAssistantConversations, {})).conversations,
    exchanges: async (id) =>
      (
        await callEndpoint(http, getAssistantTurns, { query: { id } }, { isBackground: true })
      ).turns.map(exchangeOf),
    remove: (id) =>
      callEndpoint(http, deleteAssistantConversation, { body: { id } }, { isBackground: true }),
    save: null,
  }
}

const MAX_TITLE = 30

/** Of a visitor: this device alone has them. */
export const visitorConversations: ConversationSource = {
  isOwn: (id) => /^[\da-f-]{36}$/.test(id),
  list: () => deviceConversations.list(),
  exchanges: async (id) => (await deviceConversations.exchanges(id)).map(exchangeOf),
  remove: (id) => deviceConversations.remove(id),
  save: async (id, exchanges) => {
    const [first] = exchanges
    if (!first) return
    const at = exchanges.at(-1)?.at ?? first.at
    const title = [...first.question.replace(/\s+/g, ' ')].slice(0, MAX_TITLE).join('')
    await deviceConversations.put({ id, title, at, exchanges: exchanges.map(storedExchange) })
  },
}
