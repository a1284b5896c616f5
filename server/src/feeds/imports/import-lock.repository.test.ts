import { createTestDatabase, type TestDatabase } from '../../testing'
import { withImportLock } from './import-lock.repository'

describe('the lock of imports', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('lets one import run at a time, and the next one after a failure', async () => {
    const order: string[] = []
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const first = withImportLock(database.db, async () => {
      order.push('first begins')
      await ended
      order.push('first fails')
      throw new Error('broken')
    })
    const failed = expect(first).rejects.toThrow('broken')
    while (order.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const second = withImportLock(
      database.db,
      async () => order.push('second begins'),
      () => {
        order.push('second waits')
        end()
      },
    )
    await Promise.all([failed, second])
    expect(order).toEqual(['first begins', 'second waits', 'first fails', 'second begins'])
  })
})
