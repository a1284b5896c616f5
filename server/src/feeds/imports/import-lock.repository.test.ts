import { createTestDatabase, type TestDatabase } from '../../testing'
import { withImportLock } from './import-lock.repository'

describe('the lock of imports', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('lets one import work at a time, and the next one after a failure', async () => {
    const story: string[] = []
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const first = withImportLock(database.db, async () => {
      story.push('first begins')
      await ended
      story.push('first fails')
      throw new Error('broken')
    })
    const failed = expect(first).rejects.toThrow('broken')
    while (story.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const second = withImportLock(
      database.db,
      async () => story.push('second begins'),
      () => {
        story.push('second waits')
        end()
      },
    )
    await Promise.all([failed, second])
    expect(story).toEqual(['first begins', 'second waits', 'first fails', 'second begins'])
  })
})
