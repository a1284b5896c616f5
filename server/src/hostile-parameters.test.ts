import { setMaxListeners } from 'node:events'
import { CODE, type Endpoint } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { footballModules } from './modules/football'
import { lotteryModule } from './modules/lottery'
import { createRoomLists } from './modules/rooms'
import { tvModule } from './modules/tv'
import { createInProcessBus } from './platform/bus'
import { createLog } from './platform/log'
import {
  createTestApp,
  createTestDatabase,
  footballWorld,
  manualFeed,
  SATURDAY_EVENING,
  startLeading,
} from './testing'
import { ALL_ENDPOINTS } from './testing/all-endpoints'

/** Calls every endpoint of the match data with hostile values in each parameter. */
const CALLS = ALL_ENDPOINTS.filter(({ path }) => isOfMatches(path))
const NASTY = [
  '',
  '0',
  '-1',
  '1.5',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9007199254740991',
  '1e300',
  'NaN',
  '0x10',
  'null',
  '%00',
  '%ff',
  '%F0%9F',
  'a'.repeat(10_000),
  '7'.repeat(10_000),
  '1!'.repeat(900),
  "1' OR '1'='1",
  '1;DROP TABLE matches',
  '__proto__',
  '../../etc/passwd',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-11-21T00:00',
]

let world: Awaited<ReturnType<typeof openMatches>>
beforeAll(async () => {
  world = await openMatches()
})
afterAll(() => world.close())

function isOfMatches(path: string): boolean {
  return path.startsWith('/live/')
}

async function openMatches() {
  const database = await createTestDatabase()
  const { feed, deliver } = manualFeed()
  const end = new AbortController()
  // Every part of the server stops with this one signal, as in `main.ts`.
  setMaxListeners(100, end.signal)
  const deps = {
    db: database.db,
    bus: createInProcessBus(),
    clock: { now: () => SATURDAY_EVENING * 1000 },
    log: createLog('silent'),
    metrics: new Registry(),
    roles: new Set(['api', 'feed']),
  }
  const { lists, football, match, odds, analysis } = footballModules({ ...deps, feed })
  const modules = [
    football,
    match,
    odds,
    analysis,
    lotteryModule({ ...deps, lists, readAverages: async () => new Map() }),
    tvModule({ lists: createRoomLists(deps) }),
  ]
  await startLeading(modules, end.signal)
  const app = await createTestApp({ modules })
  await deliver(...footballWorld(['a']))
  const { rows } = await sql<{ id: number }>`SELECT id FROM matches`.execute(database.db)
  return {
    matchId: rows[0]?.id ?? 0,
    call: async (url: string) => {
      const { body, statusCode } = await app.inject({ method: 'GET', url })
      const { code } = JSON.parse(body === '' ? '{}' : body) as { code?: number }
      return { code, statusCode, size: body.length }
    },
    close: async () => {
      end.abort()
      await app.close()
      await database.drop()
    },
  }
}

/** The required parameters of a call besides the tested one. */
const NEEDED: Record<string, string> = { companyId: '3', date: '2026-11-21' }

const namesOf = ({ query }: Endpoint): string[] => {
  return Object.keys((query as { properties?: object } | undefined)?.properties ?? {})
}

const queryOf = (values: [name: string, value: string][]): string => {
  return values.map(([name, value]) => `${name}=${value}`).join('&')
}

/** Addresses of a call with the given value in one parameter and valid values in the others. */
function addressesOf(endpoint: Endpoint, matchId: number, nasty: string): string[] {
  const names = namesOf(endpoint)
  const good = endpoint.path.replace(/:\w+/g, String(matchId))
  const without = (tried: string) => {
    const rest = names.filter((name) => name in NEEDED && name !== tried)
    return rest.map((name): [string, string] => [name, NEEDED[name] ?? ''])
  }
  const bad = endpoint.path.replace(/:\w+/g, nasty)
  return [
    ...(bad === endpoint.path ? [] : [`${bad}?${queryOf(without(''))}`]),
    ...names.map((name) => `${good}?${queryOf([[name, nasty], ...without(name)])}`),
    `${good}?${queryOf([['other', nasty], [nasty, '1'], ...without('')])}`,
  ]
}

test('no parameter of a call causes a server fault or a long answer', async () => {
  expect(CALLS.length).toBeGreaterThan(15)
  const unexpected: string[] = []
  for (const endpoint of CALLS)
    for (const nasty of NASTY)
      for (const url of addressesOf(endpoint, world.matchId, nasty)) {
        const { code, statusCode, size } = await world.call(url)
        const isCalm =
          code !== CODE.fault && code !== CODE.busy && statusCode < 500 && size < 20_000
        if (!isCalm)
          unexpected.push(`${url.slice(0, 120)} answered ${statusCode} ${code}, ${size} bytes`)
      }
  expect(unexpected).toEqual([])
})

test('an unknown match is rejected by name in every call', async () => {
  for (const endpoint of CALLS.filter(({ path }) => path.includes(':'))) {
    for (const id of ['2147483647', '2147483648', '9007199254740991']) {
      const url = endpoint.path.replace(/:\w+/g, id)
      const { code } = await world.call(
        namesOf(endpoint).includes('companyId') ? `${url}?companyId=3` : url,
      )
      expect([url, code]).toEqual([url, CODE.notFound])
    }
  }
})
