import type { League, Team } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import {
  createInProcessBus,
  positionSubject,
  type TopicMessage,
  topicSubject,
} from '../../platform/bus'
import { unlimitedTerm } from '../../platform/leader'
import { createLog } from '../../platform/log'
import { SATURDAY_EVENING } from '../../testing'
import { until } from '../../testing/until'
import { NETBALL_STATUS, netball } from '../fixtures/netball'
import { createNetballDatabase, type NetballDatabase, SOURCE } from '../fixtures/netball-database'
import { createCommits, type MatchPart } from '../ingest'
import type { MatchLists } from '../lists'
import type { MatchRow } from '../match-row'
import { listPart, type MatchPage, matchModule } from '.'
import { textPart } from './live/text-part'

type NetballRow = MatchRow & { quarters: number[] | null }

/** The page of netball: its text, and the quarters as a list that reads again with the status. */
const page: MatchPage<NetballRow> = {
  stores: () => [],
  parts: (db) => [
    textPart({
      db,
      sport: netball,
      pageLines: 10,
      lineOf: ({ key, data }) => ({ key, said: data.toUpperCase() }),
    }),
    listPart({
      part: 'statistic',
      onStatus: true,
      entries: async ({ row }) => (row?.quarters ?? []).map((points, place) => ({ place, points })),
      keyOf: ({ place }) => String(place),
    }),
  ],
  routes: () => undefined,
}

let world: NetballDatabase
let matchId: number
const end = new AbortController()
const events: Record<string, unknown>[] = []
const bus = createInProcessBus()
const commits = createCommits()
const clock = { now: () => Date.now() }

const team = (id: number): Team => ({
  id,
  nameZh: '甲队',
  shortZh: '甲',
  colors: ['#aa0000', '#ffffff'],
  mark: '甲',
  iso: null,
})
const league: League = {
  id: 1,
  nameZh: '联赛',
  shortZh: '联赛',
  letter: 'L',
  areaZh: '地区',
  color: '#336699',
  level: 1,
  weight: 1,
  kind: 1,
}

/** Lists without a list: they only read a match from the database. */
const lists: MatchLists<NetballRow> = {
  today: () => [],
  day: async () => [],
  sources: () => [SOURCE],
  feed: () => ({ source: SOURCE, aliveAt: SATURDAY_EVENING, speed: 1, demo: false }),
  match: async (id) => {
    const { rows } = await sql<NetballRow>`
      SELECT m.id, m.league_id AS li, m.round, m.home_id AS home, m.away_id AS away, m.neutral,
        floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt", m.source,
        floor(extract(epoch FROM m.source_at))::float8 AS "sourceAt",
        s.status AS s, s.version, s.quarters
      FROM matches m
      JOIN netball_match_states s ON s.match_id = m.id
      WHERE m.id = ${id}`.execute(world.db)
    const [match] = rows
    return match ? { match, league, home: team(match.home), away: team(match.away) } : null
  },
}

function openModule() {
  return matchModule({
    db: world.db,
    bus,
    clock,
    log: createLog('silent'),
    metrics: new Registry(),
    roles: new Set(['feed']),
    sport: netball,
    page,
    lists,
    commits,
  })
}

const published = (): Record<string, unknown> => Object.assign({}, ...events)
const commit = (...parts: MatchPart[]) =>
  commits.stored({
    matchIds: [matchId],
    incidents: [],
    touched: parts.map((part) => ({ matchId, part })),
  })

let opened: ReturnType<typeof openModule>
beforeAll(async () => {
  world = await createNetballDatabase()
  matchId = await world.addMatch({
    key: 'a',
    teams: [1, 2],
    days: 0,
    score: [10, 0],
    status: NETBALL_STATUS.playing,
  })
  opened = openModule()
  await opened.lead?.(unlimitedTerm(end.signal))
  const topic = netball.topics.match(matchId)
  bus.subscribe(
    topicSubject(topic),
    (message) => events.push((message as TopicMessage).data as Record<string, unknown>),
    end.signal,
  )
  expect(await bus.request(positionSubject(topic), null)).toMatchObject({ seq: 0 })
})
afterAll(async () => {
  end.abort()
  await world.drop()
})
beforeEach(() => events.splice(0))

test('the text of a feed is stored in the tables of the sport and published its way', async () => {
  const store = opened.stores.find(({ kind }) => kind === 'text')
  const line = { order: 1, minute: null, addedMinute: null, type: 1, position: 0 as const }
  const touched = await store?.store(world.db, SOURCE, [
    {
      kind: 'text',
      at: SATURDAY_EVENING,
      matchKey: 'a',
      revision: 1,
      withdrawn: [],
      lines: [{ ...line, key: 'x', data: 'tip off', main: false, score: null }],
    },
  ])
  expect(touched).toContainEqual({ matchId, part: 'text' })
  await commit('text')
  await until(() => published().text !== undefined)
  expect(published().text).toEqual({ put: [{ key: 'x', said: 'TIP OFF' }], gone: [] })
})

test('a new status publishes the row and the parts that depend on it', async () => {
  await sql`UPDATE netball_match_states SET quarters = '{1,2,3,5}'`.execute(world.db)
  await world.setStatus(matchId, NETBALL_STATUS.finished)
  await commit('state')
  await until(() => published().match !== undefined)
  expect(published()).toMatchObject({
    match: { s: NETBALL_STATUS.finished },
    statistic: [{ place: 3, points: 5 }],
  })
})

test('a commit that changes nothing is not published', async () => {
  await commit('state')
  await world.setStatus(matchId, NETBALL_STATUS.cancelled)
  await commit('state')
  await until(() => published().match !== undefined)
  const changes = events.filter(({ feed }) => feed === undefined)
  expect(changes).toMatchObject([{ match: { s: NETBALL_STATUS.cancelled } }])
})

test('topics and their rules are those of the sport', () => {
  const [rule] = opened.topics ?? []
  expect(rule?.pattern).toBe('match/netball/:id')
})
