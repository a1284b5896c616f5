import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../../testing'
import { runDataCommand } from '..'

let database: TestDatabase
let lines: string[]
beforeEach(async () => {
  database = await createTestDatabase()
  lines = []
  jest.spyOn(console, 'log').mockImplementation((text) => void lines.push(text))
  jest.spyOn(console, 'error').mockImplementation((text) => void lines.push(`! ${text}`))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await database.drop()
})

function importNews(...args: string[]): Promise<number> {
  const varDir = mkdtempSync(path.join(tmpdir(), 'news-var-'))
  const env = { ...process.env, DATABASE_URL: database.url, VAR_DIR: varDir }
  jest.replaceProperty(process, 'env', env)
  return runDataCommand(['import', 'news', ...args])
}

function folder(files: Record<string, string | Buffer>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'news-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text)
  return dir
}

const rss = (items: string) =>
  `<rss version="2.0"><channel><title>体育社</title><link>https://feed.example/</link>${items}
  </channel></rss>`
const item = (n: number, text = `第${n}篇报道的正文`) =>
  `<item><title>标题${n}</title><link>/${n}</link><category>英超</category>
  <description>${text}</description></item>`

const FILES = {
  'a.xml': rss(`${item(1)}${item(2)}${item(1)}<item><title>无</title></item>`),
  'b.json': JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'b',
    items: [{ id: '1', url: 'https://other.example/1', title: '别处', content_text: '别的正文' }],
  }),
  'c.rss': '<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"/>',
  'd.atom': 'x'.repeat(5_000_001),
  'readme.txt': 'no feed',
}

test('each file says what became of its items, and the others go on', async () => {
  const dir = folder(FILES)
  const report = path.join(folder({}), 'rejected.csv')
  expect(await importNews(dir, '--column', '1003', '--report', report)).toBe(1)
  expect(lines).toEqual([
    'a.xml  4 items = 2 stored + 0 changed + 1 same + 1 rejected',
    '  rejected: 1 × no link to its page (无)',
    'b.json  1 items = 1 stored + 0 changed + 0 same + 0 rejected',
    '! news: c.rss was rejected: it declares entities',
    '! news: d.atom was rejected: more than 5000 kB',
  ])
  expect(readFileSync(report, 'utf8')).toContain('news,a.xml,,no link to its page,无\n')
  const { rows } = await sql`
    SELECT title, source_name AS source, column_id AS "columnId" FROM articles ORDER BY title
  `.execute(database.db)
  expect(rows).toEqual([
    { title: '别处', source: 'b', columnId: 1003 },
    { title: '标题1', source: '体育社', columnId: 1003 },
    { title: '标题2', source: '体育社', columnId: 1003 },
  ])
  lines = []
  expect(await importNews(path.join(dir, 'a.xml'))).toBe(0)
  expect(lines[0]).toBe('a.xml  4 items = 0 stored + 0 changed + 3 same + 1 rejected')
})

test('a dry run says the same and stores nothing', async () => {
  expect(await importNews(folder({ 'a.xml': FILES['a.xml'] }), '--dry-run')).toBe(0)
  expect(lines).toEqual([
    'a.xml  4 items = 2 stored + 0 changed + 1 same + 1 rejected',
    '  rejected: 1 × no link to its page (无)',
    'dry run: nothing was changed',
  ])
  const { rows } = await sql`SELECT id FROM articles`.execute(database.db)
  expect(rows).toEqual([])
})

test.each<[string, string[], RegExp]>([
  ['nothing', [], /^! usage: pnpm data import news/],
  ['a missing place', ['/none/such'], /^! no file or folder \/none\/such$/],
  ['an empty folder', [folder({})], /^! news: no file of a feed/],
  ['a wrong column', [folder({}), '--column', 'x'], /^! --column must be the number of a column/],
  ['an unknown flag', [folder({}), '--fast'], /Unknown option '--fast'/],
])('%s ends with 1 and one clear line', async (_name, args, line) => {
  expect(await importNews(...args)).toBe(1)
  expect(lines.join('\n')).toMatch(line)
})
