import { Client } from 'pg'
import { dropIndexes } from './bulk-table'

/** Ids of the comments of a post begin at its code times this. */
export const IDS_OF_POST = 60_000
/** One post has a thread of 50 000. */
export const LONG_THREAD = 50_000

/** Numbers of members are random; these are in a row. */
const FIRST_MEMBER = 100_000_000

export type Filled = { firstPost: number; posts: number; circles: number; firstMember: number }

/**
 * A million posts, ten million comments and twenty million likes, times `scale`, in the tables of
 * a migrated database. Needs a superuser: foreign keys are not checked meanwhile.
 */
export async function fillCommunity(url: string, scale: number): Promise<Filled> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
      SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'; SET statement_timeout = 0;
      SELECT setseed(0.5)`)
    const members = Math.round(50_000 * scale)
    const posts = Math.round(1_000_000 * scale)
    const step = (what: string, ...statements: string[]) => run(client, what, statements)
    await step('members', ...memberStatements(members))
    const firstMember = await minimum(client, 'accounts')
    await step('circles', circleStatement())
    const circles = await minimum(client, 'circles', 'count(*)')
    await bulk(client, 'posts', postStatement({ posts, members, firstMember, circles }))
    const firstPost = await minimum(client, 'posts')
    const given = { firstPost, posts, members, firstMember }
    await bulk(client, 'post_pictures', pictureStatement(given))
    await step('threads', threadStatement(given))
    await bulk(client, 'comments', commentStatement(given))
    await bulk(client, 'likes', ...likeStatements(given))
    await bulk(client, 'like_counts', LIKE_COUNTS)
    await step('vacuum', 'VACUUM (ANALYZE)', 'CHECKPOINT')
    return { firstPost, posts, circles, firstMember }
  } finally {
    await client.end()
  }
}

async function run(client: Client, what: string, statements: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  for (const statement of statements) await client.query(statement)
  console.log(`  filled ${what} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
}

async function bulk(client: Client, table: string, ...statements: string[]): Promise<void> {
  const made = await dropIndexes(client, table)
  await run(client, table, statements)
  await run(client, `${table}: indexes`, made)
}

async function minimum(client: Client, table: string, what = 'min(id)'): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT ${what} AS n FROM ${table}`)
  return Number(rows[0]?.n)
}

function memberStatements(members: number): string[] {
  return [
    `INSERT INTO accounts (id, phone, created_at)
     SELECT ${FIRST_MEMBER} + n, (13000000000 + n)::text, now() - interval '90 days'
     FROM generate_series(1, ${members}) n`,
    `INSERT INTO profiles (account_id, nickname, nickname_skeleton)
     SELECT id, '球迷' || id, 'q' || id FROM accounts`,
  ]
}

function circleStatement(): string {
  return `INSERT INTO circles (kind, name, description, colors, mark, weight)
    SELECT 'general', '圈子' || n, '聊球', '{#1b8a5a,#0d4f34}', '圈', n FROM generate_series(1, 40) n`
}

type Given = { firstPost: number; posts: number; members: number; firstMember: number }

function postStatement(given: Omit<Given, 'firstPost'> & { circles: number }): string {
  const { posts, members, firstMember, circles } = given
  return `INSERT INTO posts (circle_id, author_id, request_key, state, was_shown, text, spans,
      text_key, region, at, score)
    SELECT c.id, ${firstMember} + floor(random() * ${members}), 'bench-' || n,
      CASE WHEN n % 50 = 0 THEN 'deleted' ELSE 'shown' END, true, said.text,
      jsonb_build_array(jsonb_build_object('text', said.text)), 'key' || n, '北京', said.at,
      extract(epoch FROM said.at)::bigint + floor(random() * random() * 400000)
    FROM generate_series(1, ${posts}) n
    CROSS JOIN LATERAL (SELECT now() - (${posts} - n) * interval '12 seconds' AS at,
      '第' || n || '帖：昨晚那场球的换人和跑位都值得再看一遍，你们怎么看？' AS text) said
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM circles) c
      ON c.place = (n * 7919) % ${circles}`
}

function pictureStatement({ firstPost, posts, members, firstMember }: Given): string {
  return `INSERT INTO post_pictures (key, member_id, post_id, place, width, height, state, made_at)
    SELECT md5(n || '/' || place), ${firstMember} + n % ${members}, n, place, 1200, 800, 'shown',
      now()
    FROM generate_series(${firstPost}, ${firstPost + posts - 1}, 3) n, generate_series(0, 2) place`
}

/** How many comments a post has: a few have many. */
const COMMENTS_OF = (firstPost: number) => `CASE
  WHEN n = ${firstPost} THEN ${LONG_THREAD}
  WHEN n % 1000 = 0 THEN 1000 WHEN n % 100 = 0 THEN 200 WHEN n % 10 = 0 THEN 40 ELSE 4 END`

/** Every fifth one is a reply to the one before. */
function threadStatement({ firstPost, posts }: Given): string {
  return `INSERT INTO comment_subjects (kind, subject_id, floors, total)
    SELECT 2, n, k - k / 5, k FROM (SELECT n, ${COMMENTS_OF(firstPost)} AS k
      FROM generate_series(${firstPost}, ${firstPost + posts - 1}) n) AS given`
}

function commentStatement({ firstPost, posts, members, firstMember }: Given): string {
  return `INSERT INTO comments (id, kind, subject_id, floor, parent_id, author_id, request_key,
      state, spans, region, at, replies, hot)
    OVERRIDING SYSTEM VALUE
    SELECT n::bigint * ${IDS_OF_POST} + i, 2, n, CASE WHEN i % 5 = 0 THEN 0 ELSE i - i / 5 END,
      CASE WHEN i % 5 = 0 THEN n::bigint * ${IDS_OF_POST} + i - 1 END,
      ${firstMember} + (n::bigint * 31 + i * 17) % ${members}, 'bench-' || n || '-' || i, 'shown',
      '[{"text": "同意，下半场换人之后节奏完全不一样了。"}]', '广东',
      now() - interval '10 days' + i * interval '1 second',
      CASE WHEN i % 5 = 4 THEN 1 ELSE 0 END, (n * 13 + i * 7) % 200
    FROM generate_series(${firstPost}, ${firstPost + posts - 1}) n,
      LATERAL generate_series(1, ${COMMENTS_OF(firstPost)}) i`
}

function likeStatements({ firstPost, posts, members, firstMember }: Given): string[] {
  const last = firstPost + posts - 1
  return [
    `INSERT INTO likes (kind, subject_id, member_id, at)
     SELECT 2, n, ${firstMember} + (n * 7 + j) % ${members}, now()
     FROM generate_series(${firstPost}, ${last}) n, generate_series(1, 15) j`,
    `INSERT INTO likes (kind, subject_id, member_id, at)
     SELECT 3, n::bigint * ${IDS_OF_POST} + j, ${firstMember} + (n * 11 + j) % ${members}, now()
     FROM generate_series(${firstPost}, ${last}) n, LATERAL generate_series(1, 4) j
     UNION ALL
     SELECT 3, n::bigint * ${IDS_OF_POST} + 1, ${firstMember} + (n * 11 + 5) % ${members}, now()
     FROM generate_series(${firstPost}, ${last}) n`,
  ]
}

/** Slots as modules/likes counts them. */
const LIKE_COUNTS = `INSERT INTO like_counts (kind, subject_id, slot, likes)
  SELECT kind, subject_id, member_id % 16, count(*) FROM likes GROUP BY 1, 2, 3`
