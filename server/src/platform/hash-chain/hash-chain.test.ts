import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { chainHash, createHashChain } from '.'

type Note = { id: number; content: string; hash: Buffer }

const chain = createHashChain<Note>({
  name: 'notes',
  lock: 7_305_298,
  textOf: ({ id, content }) => `${id} ${content}`,
})
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
  await sql`CREATE TABLE notes (
    id bigint PRIMARY KEY, content text NOT NULL, hash bytea NOT NULL)`.execute(database.db)
})
afterEach(() => database.drop())

const append = (...texts: string[]) =>
  database.db.transaction().execute((trx) =>
    chain.append(
      trx,
      texts.map((content) => () => ({ content })),
    ),
  )

test('each record has the hash of the one before it and its own text', async () => {
  const [first, second] = await append('one', '二')
  expect(first).toEqual({ id: 1, content: 'one', hash: chainHash(Buffer.alloc(32), '1 one') })
  expect(second?.hash).toEqual(chainHash(first?.hash ?? Buffer.alloc(0), '2 二'))
  expect(await chain.after(database.db, 1, 5)).toEqual([second])
  expect(await append()).toEqual([])
})

test('transactions at once append one after the other', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => append(`${at}a`, `${at}b`)))
  expect(await chain.verify(database.db)).toEqual({ records: 40, fault: null })
  const contents = (await chain.after(database.db, 0, 40)).map(({ content }) => content)
  for (let at = 0; at < 40; at += 2) expect(contents[at + 1]).toBe(contents[at]?.replace('a', 'b'))
})

test('a transaction that fails leaves no record and no gap', async () => {
  await append('one')
  const failing = database.db.transaction().execute(async (trx) => {
    await chain.append(trx, [() => ({ content: 'two' })])
    throw new Error('later in the transaction')
  })
  await expect(failing).rejects.toThrow('later')
  expect((await append('three'))[0]?.id).toBe(2)
  expect(await chain.verify(database.db)).toEqual({ records: 2, fault: null })
})

test.each([
  [`UPDATE notes SET content = 'x' WHERE id = 2`, 1, 'record 2 is not as it was written'],
  ['DELETE FROM notes WHERE id = 2', 1, 'record 2 is missing'],
  ['DELETE FROM notes WHERE id = 3', 2, 'the chain does not hold record 3, which was written'],
])('a change is found: %s', async (statement, records, fault) => {
  const last = (await append('one', 'two', 'three'))[2]
  if (!last) throw new Error('three records were appended')
  await sql.raw(statement).execute(database.db)
  const known = { id: last.id, hash: last.hash.toString('hex') }
  expect(await chain.verify(database.db, { last: known })).toEqual({ records, fault })
})

test('a check may begin after a record that is known', async () => {
  const [first] = await append('one', 'two')
  await sql`UPDATE notes SET content = 'x' WHERE id = 1`.execute(database.db)
  expect(await chain.verify(database.db, { from: first })).toEqual({ records: 2, fault: null })
})
