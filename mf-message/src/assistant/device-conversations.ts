import { type AssistantConversation, isAssistantTurn } from '@saidian/shared/contracts/assistant'
import { deviceDatabase } from '@saidian/shared/store/database'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { StoredExchange } from './exchange.rules'

type StoredConversation = AssistantConversation & { exchanges: readonly StoredExchange[] }

type Schema = DBSchema & {
  conversations: { key: string; value: StoredConversation; indexes: { at: number } }
}

/** Named in `PERSISTED` of shared/store. */
const DATABASE = 'saidian-assistant'
const MAX_CONVERSATIONS = 50
const MAX_EXCHANGES = 200

const stored = deviceDatabase<Schema>({
  name: DATABASE,
  version: 1,
  upgrade: (database) =>
    void database.createObjectStore('conversations', { keyPath: 'id' }).createIndex('at', 'at'),
})

/**
 * Conversations of visitors on this device. Where the browser stores none, nothing is found and
 * nothing fails: the page has what was asked since it opened.
 */
export const deviceConversations = {
  list: (): Promise<AssistantConversation[]> =>
    inDatabase([], async (database) => {
      const all = await database.getAllFromIndex('conversations', 'at')
      return all.reverse().map(({ id, title, at }) => ({ id, title, at }))
    }),

  exchanges: (id: string): Promise<StoredExchange[]> =>
    inDatabase([], async (database) => {
      const found = await database.get('conversations', id)
      // An older version of the page may have stored another shape.
      return (found?.exchanges ?? []).filter(isStoredExchange)
    }),

  put: (conversation: StoredConversation): Promise<void> =>
    inDatabase(undefined, async (database) => {
      const exchanges = conversation.exchanges.slice(-MAX_EXCHANGES)
      await database.put('conversations', { ...conversation, exchanges })
      const all = await database.getAllKeysFromIndex('conversations', 'at')
      const surplus = all.slice(0, Math.max(0, all.length - MAX_CONVERSATIONS))
      for (const id of surplus) await database.delete('conversations', id)
    }),

  remove: (id: string): Promise<void> =>
    inDatabase(undefined, (database) => database.delete('conversations', id)),
}

function inDatabase<Result>(
  otherwise: Result,
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  return stored.use(act).catch(() => otherwise)
}

function isStoredExchange(value: unknown): value is StoredExchange {
  const { key } = (value ?? {}) as { key?: unknown }
  return isAssistantTurn(value) && (key === null || typeof key === 'string')
}
