import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../testing'
import {
  excerptOf,
  type FoundText,
  findTexts,
  highlight,
  indexText,
  removeText,
  type SearchDocument,
  type SearchQuery,
} from '.'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 23)

let database: TestDatabase
let documents = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  documents = 0
  await sql`DELETE FROM search_documents`.execute(database.db)
})
afterAll(() => database.drop())

async function add(given: Partial<SearchDocument>): Promise<string> {
  documents += 1
  const id = String(documents)
  const document = { kind: 'article', id, atMs: NOW, authorId: null, title: '', text: '' }
  await indexText(database.db, { ...document, ...given })
  return id
}
const find = (text: string, given: Partial<SearchQuery> = {}) =>
  findTexts(database.db, { text, hidden: new Set(), limit: 50, ...given })
const ids = (found: readonly FoundText[]) => found.map(({ id }) => id)

test.each([
  ['皇马', '皇马主场大胜', true],
  ['皇马', '皇家马德里', false],
  ['切尔西', '切尔西客场取胜', true],
  ['罗', '梅罗对决', true],
  ['罗', '罗纳尔多', true],
  ['C罗', 'c罗梅开二度', true],
  ['ｎｂａ', 'NBA 常规赛', true],
  ['Mess', '梅西 Messi 进球', true],
  ['2-1', '主队2-1取胜', true],
  ['1', '第10轮', false],
  ['英超 曼联', '曼联在英超取胜', true],
  ['英超 曼联', '英超新一轮', false],
  ["'a' & !b | c:*", '别的', false],
  ['！？', '！？', false],
])('%s in “%s”: %s', async (query, text, isFound) => {
  await add({ text })
  expect(await find(query)).toHaveLength(isFound ? 1 : 0)
})

test('newer texts come first; one with the query in its title counts as a week newer', async () => {
  const text = '英超'
  const old = await add({ text, atMs: NOW - 9 * DAY_MS })
  const older = await add({ text: '', title: '英超战报', atMs: NOW - 10 * DAY_MS })
  const newest = await add({ text, atMs: NOW })
  const oldest = await add({ text: '', title: '英超', atMs: NOW - 17 * DAY_MS })
  expect(ids(await find('英超'))).toEqual([newest, older, old, oldest])
})

test('pages go on without gaps or repeats, among more texts than are read at first', async () => {
  const { db } = database
  await db.transaction().execute(async (trx) => {
    for (let n = 1; n <= 1_200; n++) {
      const title = n % 3 === 0 ? '英超' : ''
      const kind = n % 2 ? 'article' : 'post'
      const atMs = NOW - Math.floor(n / 5) * 3_600_000
      const id = String(n)
      const text = n % 4 ? '英超' : '西甲'
      await indexText(trx, { kind, id, atMs, authorId: null, title, text })
    }
  })
  const all = await find('英超', { limit: 5_000 })
  expect(all).toHaveLength(1_000)
  const seen: FoundText[] = []
  for (let after: FoundText | undefined; ; ) {
    const page: FoundText[] = await find('英超', { after, limit: 90 })
    if (page.length === 0) break
    seen.push(...page)
    after = page.at(-1)
  }
  expect(seen).toEqual(all)
  expect(await find('英超', { kind: 'post', limit: 5_000 })).toHaveLength(400)
})

test('texts of hidden members, changed and removed texts are not found', async () => {
  const own = await add({ kind: 'post', text: '德比', authorId: '7' })
  await add({ kind: 'post', text: '德比', authorId: '8' })
  expect(ids(await find('德比', { hidden: new Set(['8']) }))).toEqual([own])
  await add({ kind: 'post', id: '2', text: '改了', authorId: '8' })
  expect(ids(await find('德比'))).toEqual([own])
  await removeText(database.db, 'post', [own])
  expect(await find('德比')).toEqual([])
})

test.each([
  ['曼联主场胜曼城', '曼联', [[0, 2]]],
  [
    'ＮＢＡ战报：nba',
    'Nba',
    [
      [0, 3],
      [6, 9],
    ],
  ],
  [
    '⚽曼联⚽曼联',
    '曼联',
    [
      [1, 3],
      [4, 6],
    ],
  ],
  ['曼城曼联队', '联队', [[3, 5]]],
  [
    '中国队的队长',
    '中国队长',
    [
      [0, 3],
      [4, 6],
    ],
  ],
  ['ﬁnal', 'fi', [[0, 1]]],
  ['没有', '曼联', []],
])('%s has %s at its ranges', (text, query, ranges) => {
  expect(highlight(text, query)).toEqual({ text, ranges })
})

test('an excerpt surrounds the first match and never halves a character', () => {
  const text = `${'😀'.repeat(40)}曼联${'😀'.repeat(80)}`
  const { text: excerpt, ranges } = excerptOf(text, '曼联')
  expect(excerpt).not.toMatch(/\p{Surrogate}/u)
  expect(excerpt).toMatch(/^….*曼联.*…$/u)
  expect(ranges.map(([from, to]) => excerpt.slice(from, to))).toEqual(['曼联'])
  expect(excerptOf('短文', '无')).toEqual({ text: '短文', ranges: [] })
})
