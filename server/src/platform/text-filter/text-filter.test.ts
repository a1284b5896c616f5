import type { FastifyInstance } from 'fastify'
import {
  createTestApp,
  createTestDatabase,
  createTestStaff,
  type TestDatabase,
} from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { until } from '../../testing/until'
import { createLog } from '../log'
import type { Staff } from '../staff'
import { createTextFilter, type TextFilter } from '.'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let database: TestDatabase
let staff: Staff
let app: FastifyInstance
let token: string
let filter: TextFilter
let other: TextFilter
const running = new AbortController()
const open = () => {
  const deps = { db: database.db, log: createLog('silent'), staff, reloadMs: 50 }
  return createTextFilter(deps)
}

beforeAll(async () => {
  scratch = await createScratchDir()
  database = await createTestDatabase()
  ;({ staff, token } = await createTestStaff(database.db, scratch.dir))
  filter = open()
  other = open()
  for (const each of [filter, other]) await each.start?.(running.signal)
  app = await createTestApp({ modules: [{ name: 'internal', routes: filter.internalRoutes }] })
})
afterAll(async () => {
  running.abort()
  await app.close()
  await database.drop()
  await scratch.remove()
})

async function save(text: string, severity: string, as = token) {
  const answer = await app.inject({
    method: 'POST',
    url: '/text-filter/v1/entries',
    payload: { text, severity },
    headers: { authorization: `Bearer ${as}` },
  })
  return answer.json()
}
const severities = (of: TextFilter, text: string) =>
  of.check(text, { lists: ['unsafe'] }).map(({ severity }) => severity)

test('what the staff adds applies in every process within seconds', async () => {
  expect(severities(other, '绿荫联盟群')).toEqual([])
  expect(await save('绿荫联盟', 'review')).toMatchObject({ code: 200 })
  expect(severities(filter, '绿 荫-联.盟群')).toContain('review')
  await until(() => severities(other, '綠蔭聯盟').includes('review'))
  await save('绿荫联盟', 'reject')
  await until(() => severities(other, '绿荫联盟').includes('reject'))
  await save('绿荫联盟', 'allow')
  await until(() => severities(other, '绿荫联盟').length === 0)
})

test('the staff takes a text out of the lists of the product', async () => {
  expect(severities(filter, '博彩')).toContain('reject')
  await save('博 彩', 'allow')
  expect(severities(filter, '博彩')).toEqual([])
  expect(severities(filter, '赌博')).toContain('reject')
})

test('the gravest finding comes first', async () => {
  await save('遮住我', 'mask')
  await save('看一看', 'review')
  expect(severities(filter, '遮住我看一看赌博')[0]).toBe('reject')
  expect(severities(filter, '遮住我看一看')[0]).toBe('review')
})

test.each([
  ['请遮住我吧', '请***吧'],
  ['请遮 住-我吧', '请*****吧'],
  ['👍遮遮住我👍', '👍****👍'],
  ['没有', '没有'],
])('%j is masked as %j', async (text, masked) => {
  await save('遮住我', 'mask')
  expect(filter.mask(text)).toBe(masked)
})

test.each(['一', 'a', '...', ''])('%j would match nearly everything', async (text) => {
  expect(await save(text, 'reject')).toMatchObject({ code: 400 })
})

test('entries need the scope, name their author and are in the security log', async () => {
  const { secret } = await staff.tokens.create({
    name: '李雷',
    scopes: ['text-filter'],
    createdBy: 'test',
    days: 1,
  })
  const { secret: wrong } = await staff.tokens.create({
    name: '韩梅梅',
    scopes: ['portraits'],
    createdBy: 'test',
    days: 1,
  })
  expect(await save('记录我', 'reject', wrong)).toMatchObject({ code: 403 })
  expect(await save('记录我', 'reject', secret)).toMatchObject({ code: 200 })
  const listed = await app.inject({
    url: '/text-filter/v1/entries',
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(listed.json().data.entries).toContainEqual({
    text: '记录我',
    severity: 'reject',
    changedBy: '李雷',
    changedAt: expect.any(String),
  })
  await staff.securityLog.flush()
  const acts = (await staff.securityLog.newest(20)).map(
    ({ actor, about, outcome }) => `${actor} ${about} ${outcome}`,
  )
  expect(acts).toEqual(expect.arrayContaining(['李雷 记录我 done', '韩梅梅 记录我 refused']))
})
