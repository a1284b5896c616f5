import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { catalogue, fixture, fixtures } from './sports/fixtures/world'
import { oddsMessage, quote } from './sports/odds/testing'
import { manualFeed } from './testing'
import { ALL_ENDPOINTS } from './testing/all-endpoints'
import { callRoute, type Route, readRoutes, routeNamed } from './testing/every-route'
import { exportOf } from './testing/export-of'
import { becomeMember, type Login } from './testing/log-in'
import { until } from './testing/until'
import { openWholeApp, type WholeApp } from './testing/whole-app'

/**
 * What is closed to the young, by every way to it: asked by a verified minor, by a member in teen
 * mode, and by an adult, who gets each. What a page hides has its tests beside the page.
 */
let whole: WholeApp
let routes: Route[]
const askers = new Map<string, Login>()
const { feed, deliver } = manualFeed()

const QUESTION = '曼联对曼城'
const KEY = 'a-question-of-before'
const PRICE = '主胜 2.80'
const REQUEST_TEXT = '加个好友吧'
const WHO = ['minor', 'teen', 'adult'] as const
type Who = (typeof WHO)[number]

function loginOf(who: Who | 'other'): Login {
  const found = askers.get(who)
  if (!found) throw new Error(`no ${who}`)
  return found
}

function call(who: Who | 'other', name: string, given: object = {}) {
  const input = name.startsWith('get') ? { given: { ...given } } : { body: given }
  return callRoute(whole, routeNamed(routes, name), { token: loginOf(who).token, ...input })
}

beforeAll(async () => {
  const env = { SMS_DEV: '1', ROLES: 'api,gateway,feed' }
  whole = await openWholeApp(env, undefined, { football: feed })
  routes = await readRoutes(whole)
  for (const who of [...WHO, 'other']) askers.set(who, await becomeMember(whole, routes))
  await call('minor', 'post /user/real/name', { name: '小明', idNumber: '110105201501010017' })
  await call('adult', 'post /user/real/name', { name: '张三丰', idNumber: '11010519491231002X' })
  const teenMode = { key: 'teenMode', value: true, at: 1_700_000_000_000 }
  await call('teen', 'post /user/settings', { entries: [teenMode] })
  for (const who of WHO) {
    const { id } = loginOf(who)
    await storeOddsAnswer(id)
    await call('other', 'post /imapi/friend/request', { memberId: id, message: REQUEST_TEXT })
  }
})
afterAll(() => whole.close())

/** An answer of the time before the settings of its reader closed the market. */
async function storeOddsAnswer(accountId: string): Promise<void> {
  const sources = JSON.stringify([
    { n: 1, title: '曼联 对 曼城', link: '/live/football/1?tab=odds', at: 1_700_000_000_000 },
  ])
  await sql`WITH c AS (INSERT INTO assistant_conversations (account_id, title, at)
      VALUES (${accountId}, ${QUESTION}, now()) RETURNING id)
    INSERT INTO assistant_turns
      (conversation_id, account_id, request_key, question, at, text, sources, state)
    SELECT id, ${accountId}, ${KEY}, ${QUESTION}, now(),
      ${PRICE}, ${sources}::jsonb, 1 FROM c`.execute(whole.db)
}

const ask = (who: Who, question: string, key: string) =>
  call(who, 'post /api/assistant/ask', { question, key })

async function answersOf(who: Who) {
  const { data } = await call(who, 'get /api/assistant/conversations')
  const { conversations } = data as { conversations: { id: string; title: string }[] }
  const id = conversations.find(({ title }) => title === QUESTION)?.id
  return call(who, 'get /api/assistant/turns', { id })
}

const findAsStranger = (who: Who) => call('other', 'get /imapi/friend/find', { q: loginOf(who).id })

/** What is closed, the way to it, and what stands in the answer when it is open. */
const WAYS: [name: string, open: string, ask: (who: Who) => Promise<{ text: string }>][] = [
  [
    'odds: what the assistant offers',
    '赔率',
    (who) => ask(who, '你能做什么', `what-can-you-do-${who}`),
  ],
  ['odds: the assistant asked again', PRICE, (who) => ask(who, QUESTION, KEY)],
  ['odds: answers of before', PRICE, answersOf],
  ['odds: the export', PRICE, (who) => exportOf(whole, routes, loginOf(who))],
  ['gifts: the panel', '"mayGive":true', (who) => call(who, 'get /api/gift/purse')],
  ['nobility: its page', '"mayOpen":true', (who) => call(who, 'get /api/noble/mine')],
  ['strangers: found by number', '"nickName"', findAsStranger],
  [
    'strangers: a text in a request',
    REQUEST_TEXT,
    (who) => call(who, 'get /imapi/friend/requests'),
  ],
]

test.each(WAYS)('%s', async (_name, open, get) => {
  for (const who of WHO) {
    const answered = await get(who)
    expect(answered).toMatchObject({ code: 200 })
    expect([who, answered.text.includes(open)]).toEqual([who, who === 'adult'])
  }
})

test('a minor turns no gift code into coins', async () => {
  const body = { requestKey: 'a-code-for-a-minor', code: 'ABCD-EFGH-JKLM' }
  const { reason } = await call('minor', 'post /user/wallet/redeem', body)
  expect(reason).toBe('wallet.not_for_minors')
  expect((await call('adult', 'post /user/wallet/redeem', body)).reason).not.toBe(reason)
})

/** A match that has a quotation, and its number. */
async function matchWithOdds(left: number): Promise<number> {
  const now = Math.floor(Date.now() / 1000)
  await deliver(
    catalogue(now - 100, { seasonFrom: '2020-01-01', seasonTo: '2099-12-31' }),
    fixtures(now - 100, [fixture('m', { kickoffAt: now + 3_600 })]),
    oddsMessage(quote({ matchKey: 'm', at: now - 60, left })),
  )
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches WHERE key = 'm'`.execute(
    whole.db,
  )
  return rows[0]?.id ?? 0
}

const ROOT = path.resolve(__dirname, '../..')
/** What the first HTML of each page asks for before its script has read any setting. */
const PRELOADS = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'remote.json'), 'utf8')))
  .flatMap(({ preload = {} }) => Object.values<string[]>(preload).flat())
const placeOf = (address: string) => address.replace(/[?#].*/, '').replace(/:\w+\??/g, ':')

/**
 * The first HTML is the same for every reader and knows no age: neither its text, its data for
 * search engines and its picture, nor what it asks for early has a figure of the market.
 */
test('odds: the first HTML of a page, and what it asks for early', async () => {
  const id = await matchWithOdds(1.37)
  const odds = () => call('adult', 'get /live/odds/{matchId}', { matchId: id, type: 1 })
  await until(async () => (await odds()).text.includes('1.37'))
  const sources = whole.app.modules.flatMap(({ pageTexts }) => Object.entries(pageTexts ?? {}))
  const asked = { params: { id: String(id) }, query: new URLSearchParams(), origin: 'https://a.b' }
  const texts = await Promise.all(sources.map(async ([name, read]) => [name, await read(asked)]))
  expect(JSON.stringify(texts)).toContain('队0-0')
  expect(JSON.stringify(texts)).not.toMatch(/1\.37|赔率|盘口/)
  const market = ALL_ENDPOINTS.filter((endpoint) => endpoint.market).map((call) => call.path)
  const closed = new Set(market.map(placeOf))
  expect(closed.size).toBeGreaterThan(3)
  expect(PRELOADS.filter((address) => closed.has(placeOf(address)))).toEqual([])
  for (const address of PRELOADS.filter((each) => each.includes('/:id'))) {
    const { payload } = await whole.app.http.inject(address.replace(':id', String(id)))
    expect([address, payload.includes('1.37')]).toEqual([address, false])
  }
})
