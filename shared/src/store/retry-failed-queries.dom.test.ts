import { api, callOf } from '../api'
import { getOddsCompanies } from '../contracts/odds'
import { getUserInfo } from '../contracts/profile'
import { answer, apiError, createFakeHttp, createWorld, type FakeAnswer } from '../testing'
import { retryFailedQueries } from './retry-failed-queries'

const { companies, info } = api.injectEndpoints({
  endpoints: (build) => ({
    companies: build.query<unknown, void>({ query: () => callOf(getOddsCompanies)({}) }),
    info: build.query<unknown, void>({ query: () => callOf(getUserInfo)({}) }),
  }),
}).endpoints

const COMPANIES = `${getOddsCompanies.method} ${getOddsCompanies.path}`
const BUSY = apiError('server.busy')
const LATEST_MS = 30_000

let page: AbortController
beforeEach(() => {
  page = new AbortController()
  jest.useFakeTimers()
})
afterEach(() => {
  page.abort()
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
/** The store learns within half a second which queries are in use. */
const settle = () => pass(600)

async function open(first: FakeAnswer) {
  const server: { says: FakeAnswer } = { says: first }
  const http = createFakeHttp({ [COMPANIES]: () => server.says })
  const { store } = createWorld({ http })
  const screen = { isHidden: false }
  retryFailedQueries(store, page.signal, { random: () => 0.5, isHidden: () => screen.isHidden })
  const reading = store.dispatch(companies.initiate())
  await settle()
  return {
    server,
    store,
    screen,
    reading,
    requests: () => http.requests.length,
    query: () => companies.select()(store.getState() as never),
  }
}

test('a failed query shows its error and is read again until the server answers', async () => {
  const { server, query, requests } = await open(BUSY)
  expect(query()).toMatchObject({ isError: true, error: { reason: 'server.busy' } })
  await pass(1_500)
  expect(requests()).toBe(2)
  expect(query().isError).toBe(true)
  server.says = answer([])
  await pass(3_000)
  expect(query()).toMatchObject({ isSuccess: true, data: [] })
  await pass(LATEST_MS * 10)
  expect(requests()).toBe(3)
})

test.each<[string, FakeAnswer]>([
  ['no network', 'no network'],
  ['silence', 'timeout'],
  ['half an answer', { status: 200, body: '{"code":200,"da' }],
  ['a page of a proxy', { status: 502, body: '<html>' }],
])('%s passes by itself', async (_, failure) => {
  const { server, query } = await open(failure)
  server.says = answer([])
  await pass(LATEST_MS)
  expect(query().isSuccess).toBe(true)
})

test('the time that the server names is waited for, and a little longer by chance', async () => {
  const { requests } = await open(apiError('server.busy', { retryAfterMs: 8_000 }))
  await pass(8_000)
  expect(requests()).toBe(1)
  await pass(2_000)
  expect(requests()).toBe(2)
})

test('the waiting times grow to a limit', async () => {
  const { requests } = await open(BUSY)
  await pass(LATEST_MS)
  const early = requests()
  await pass(LATEST_MS * 9)
  const before = requests()
  expect(early).toBeGreaterThanOrEqual(5)
  await pass(LATEST_MS * 10)
  // With this chance each wait is three quarters of the limit.
  expect(requests() - before).toBeGreaterThanOrEqual(13)
  expect(requests() - before).toBeLessThanOrEqual(14)
})

test('an answer that another try cannot change is not asked for again', async () => {
  const { requests } = await open(apiError('football.no_such_match'))
  window.dispatchEvent(new Event('online'))
  await settle()
  const before = requests()
  await pass(LATEST_MS * 10)
  expect(requests()).toBe(before)
})

test.each([
  ['the page is visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is shown from the cache', () => window.dispatchEvent(pageShown())],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
])('when %s again, a failed query is read at once, and once', async (_, wake) => {
  const { server, requests, query } = await open(BUSY)
  server.says = answer([])
  wake()
  await settle()
  expect([query().isSuccess, requests()]).toEqual([true, 2])
})

test('a hidden page asks nothing until it is visible', async () => {
  const { screen, requests } = await open(BUSY)
  screen.isHidden = true
  await pass(LATEST_MS * 10)
  expect(requests()).toBe(1)
  screen.isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(requests()).toBe(2)
})

test('what no component uses any more is not read again', async () => {
  const { reading, requests } = await open(BUSY)
  reading.unsubscribe()
  await settle()
  await pass(LATEST_MS)
  expect(requests()).toBe(1)
})

test('queries that failed together come back apart', async () => {
  const draws = [0, 0.9]
  const http = createFakeHttp({ [COMPANIES]: BUSY, [`GET ${getUserInfo.path}`]: BUSY })
  const { store } = createWorld({ http })
  retryFailedQueries(store, page.signal, {
    random: () => draws.shift() ?? 0.9,
    isHidden: () => false,
  })
  store.dispatch(companies.initiate())
  store.dispatch(info.initiate())
  await pass(1_500)
  expect(http.requests).toHaveLength(3)
  await pass(600)
  expect(http.requests).toHaveLength(4)
})

function pageShown(): Event {
  return Object.assign(new Event('pageshow'), { persisted: true })
}
