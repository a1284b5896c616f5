import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { openDatabase } from '../../../../server/src/platform/database'
import { createLog } from '../../../../server/src/platform/log'
import { createLocalStorage } from '../../../../server/src/platform/storage'

const SIZES = [1_200, 400]
const MAX_BYTES = 4 * 1024 ** 3
const COLOURS = ['#2b5b8a', '#8a5b2b', '#2b8a5b', '#8a2b5b', '#5b2b8a']

/**
 * Adds posts with three pictures each to the world of the benchmarks, in one circle of their own,
 * and returns the circle; a second run finds them.
 */
export async function fillPosts(varDir: string, count: number): Promise<number> {
  const database = await openDatabase({ varDir }, createLog('silent'))
  try {
    const { db } = database
    const name = `看台${count}`
    const known = await sql<{ id: number }>`
      SELECT id FROM circles WHERE name = ${name}`.execute(db)
    if (known.rows[0]) return known.rows[0].id
    const keys = await storePictures(varDir, count * 3)
    return await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO circles (kind, name, description, colors, mark, weight)
        VALUES ('general', ${name}, '聊球', '{#1b8a5a,#0d4f34}', '看', 0) RETURNING id`.execute(trx)
      const id = rows[0]?.id ?? 0
      await sql`
        WITH author AS (SELECT account_id AS id FROM profiles ORDER BY account_id LIMIT 1),
        made AS (
          INSERT INTO posts (circle_id, author_id, request_key, state, was_shown, text, spans,
            text_key, region, at, score)
          SELECT ${id}, author.id, 'bench-' || ${name} || n, 'shown', true, said.text,
            jsonb_build_array(jsonb_build_object('text', said.text)), '', '北京', now(),
            1700000000 + n
          FROM author, generate_series(1, ${count}) n CROSS JOIN LATERAL (
            SELECT '第' || n || '帖，' || repeat('这一脚传球把整条防线都打开了。', 1 + n % 4) AS text) said
          RETURNING id
        ),
        placed AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM made)
        INSERT INTO post_pictures (key, member_id, post_id, place, width, height, state, made_at)
        SELECT given.key, author.id, placed.id, (given.at - 1) % 3, 1200, 800, 'shown', now()
        FROM unnest(${keys}::text[]) WITH ORDINALITY AS given (key, at)
        JOIN placed ON placed.place = (given.at - 1) / 3, author`.execute(trx)
      return id
    })
  } finally {
    await database.close()
  }
}

/** Stores so many pictures of a few kinds under keys of their own. */
async function storePictures(varDir: string, count: number): Promise<string[]> {
  const storage = createLocalStorage({ dir: join(varDir, 'uploads'), maxBytes: MAX_BYTES })
  const kinds = await Promise.all(COLOURS.map(drawPicture))
  const keys: string[] = []
  for (let at = 0; at < count; at += 1) {
    const key = randomBytes(16).toString('hex')
    const kind = kinds[at % kinds.length] ?? []
    for (const [place, size] of SIZES.entries())
      await storage.put(`posts/${key}-${size}.webp`, kind[place] ?? new Uint8Array(), {
        type: 'image/webp',
      })
    keys.push(key)
  }
  return keys
}

function drawPicture(colour: string): Promise<Buffer[]> {
  return Promise.all(
    SIZES.map((width) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
      const height = Math.round((width * 2) / 3)
      const image = sharp({ create: { width, height, channels: 3, background: colour, noise } })
      return image.blur(2).tint(colour).webp({ quality: 70 }).toBuffer()
    }),
  )
}
