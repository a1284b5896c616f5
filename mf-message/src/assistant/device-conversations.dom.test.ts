import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { makeExchange } from '../testing/assistant.factory'
import { deviceConversations } from './device-conversations'

const stored = (n: number) => ({
  id: `c${n}`,
  title: `问题${n}`,
  at: n,
  exchanges: [{ ...makeExchange(), key: null }],
})

test('50 conversations stay, the newest first', async () => {
  for (let n = 1; n <= 52; n++) await deviceConversations.put(stored(n))
  const list = await deviceConversations.list()
  expect(list).toHaveLength(50)
  expect(list[0]).toEqual({ id: 'c52', title: '问题52', at: 52 })
  expect(list.at(-1)?.id).toBe('c3')
  expect(await deviceConversations.exchanges('c1')).toEqual([])
})

test('what another version of the page stored is passed over', async () => {
  const database = await openDB('saidian-assistant')
  const [good] = stored(60).exchanges
  const exchanges = [good, { ...good, text: 7 }, { ...good, key: 5 }, null]
  await database.put('conversations', { ...stored(60), exchanges })
  database.close()
  expect(await deviceConversations.exchanges('c60')).toEqual([good])
})

test('the last 200 exchanges of a conversation stay', async () => {
  const exchanges = Array.from({ length: 201 }, (_, n) => ({
    ...makeExchange({ id: String(n) }),
    key: null,
  }))
  await deviceConversations.put({ ...stored(70), exchanges })
  const found = await deviceConversations.exchanges('c70')
  expect(found).toHaveLength(200)
  expect(found[0]?.id).toBe('1')
})

test('where the browser stores nothing, nothing is found and nothing fails', async () => {
  jest.resetModules()
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const fresh = (await import('./device-conversations')).deviceConversations
  await fresh.put(stored(1))
  expect(await fresh.list()).toEqual([])
  expect(await fresh.exchanges('c1')).toEqual([])
  await fresh.remove('c1')
  jest.restoreAllMocks()
})
