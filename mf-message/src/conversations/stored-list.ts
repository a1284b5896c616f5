import type { ListedConversation } from '@saidian/shared/conversation'
import { type ConversationList, inListOrder } from '@saidian/shared/conversation'
import { deviceDatabase } from '@saidian/shared/store/database'
import type { DBSchema, IDBPDatabase } from 'idb'

const DATABASE = 'saidian-conversations'
/** Another shape of what is stored has another version; what an older one stored is removed. */
const VERSION = 1
const CURRENT = 'current'

/** Who is logged in: `memberId` is empty until it is known, the login always is. */
export type Login = { memberId: string; loginTag: string }

interface Schema extends DBSchema {
  login: { key: string; value: Login }
  conversations: { key: string; value: ListedConversation }
}

/** Recognises a login on this device without containing its token. */
export function loginTagOf(token: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (const character of token) {
    const code = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2_654_435_761)
    other = Math.imul(other ^ code, 1_597_334_677)
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}

/** The list that this device stored for this login; null without one. */
export async function readStoredList(login: Login): Promise<ConversationList | null> {
  const found = await inDatabase(async (database) => {
    const known = await database.get('login', CURRENT)
    if (!known || !isSame(known, login)) return null
    return { memberId: known.memberId, conversations: await database.getAll('conversations') }
  })
  if (!found || found.conversations.length === 0) return null
  return {
    epoch: '',
    seq: 0,
    memberId: found.memberId,
    conversations: found.conversations.sort(inListOrder),
    isStored: true,
    next: null,
  }
}

function isSame(known: Login, { memberId, loginTag }: Login): boolean {
  return memberId === '' ? known.loginTag === loginTag : known.memberId === memberId
}

/** Stores what changed since `before`; all of the list without it. */
export async function storeList(
  loginTag: string,
  list: ConversationList,
  before: ConversationList | undefined,
): Promise<void> {
  await inDatabase(async (database) => {
    const transaction = database.transaction(['login', 'conversations'], 'readwrite')
    const conversations = transaction.objectStore('conversations')
    // A database that was deleted meanwhile has nothing of what was stored before.
    const isThere = (await transaction.objectStore('login').getKey(CURRENT)) !== undefined
    const known = new Set(isThere ? before?.conversations : [])
    const ids = new Set(list.conversations.map(({ id }) => id))
    if (!before) await conversations.clear()
    for (const one of list.conversations) if (!known.has(one)) void conversations.put(one)
    for (const { id } of known) if (!ids.has(id)) void conversations.delete(id)
    void transaction.objectStore('login').put({ memberId: list.memberId, loginTag }, CURRENT)
    await transaction.done
  })
}

const stored = deviceDatabase<Schema>({
  name: DATABASE,
  version: VERSION,
  upgrade(database) {
    for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name)
    database.createObjectStore('login')
    database.createObjectStore('conversations', { keyPath: 'id' })
  },
})

/** Null where the browser has no database, or does not complete the request. */
function inDatabase<Result>(
  request: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | null> {
  return stored.use(request).catch(() => null)
}
