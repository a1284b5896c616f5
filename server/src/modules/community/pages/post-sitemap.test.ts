import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { makeMember } from '../../../testing/make-member'
import { postSitemap } from './post-sitemap'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('the sitemap names the posts that everybody sees, by ranges of their ids', async () => {
  const { db } = database
  const { id: memberId } = await makeMember(db)
  await sql`
    WITH circle AS (
      INSERT INTO circles (kind, name, description, colors, mark, weight)
      VALUES ('general', '测试圈', '', '{#000000,#ffffff}', '测', 1) RETURNING id
    )
    INSERT INTO posts (circle_id, author_id, request_key, state, was_shown, text, spans, text_key,
      region, at, score)
    SELECT circle.id, ${memberId}::bigint, given.state || n, given.state, true, '', '[]', '', '',
      to_timestamp(1770000000), 0
    FROM circle, unnest(ARRAY['shown', 'waiting', 'rejected', 'deleted']) AS given (state),
      generate_series(1, 2) AS n`.execute(db)
  const { lastId, read } = postSitemap(db)
  const last = await lastId()
  const pages = await read(0, last + 1)
  expect(pages).toHaveLength(2)
  const [first, second] = pages
  expect(first).toEqual({
    path: expect.stringMatching(/^\/community\/detail\?code=\d+$/),
    at: 1_770_000_000,
  })
  const firstId = Number(/\d+$/.exec(first?.path ?? '')?.[0])
  expect(await read(firstId + 1, last + 1)).toEqual([second])
  expect(await read(0, firstId)).toEqual([])
})
