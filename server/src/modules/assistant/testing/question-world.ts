import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import {
  type AnswerBlock,
  AnswerEvent,
  type AnswerSource,
  ASK_PATH,
} from '@saidian/shared/contracts/assistant'
import { getRooms, getRoomsOfMatch, type RoomCard } from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { readConfig } from '../../../config'
import type { FeedBasketballState } from '../../../feeds/feed'
import { createSports } from '../../../match-sports'
import { createInProcessBus } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { serve } from '../../../platform/http'
import { createLog } from '../../../platform/log'
import { createMetrics } from '../../../platform/metrics'
import type { Module } from '../../../platform/module'
import { createTestApp, createTestDatabase, manualFeed, startLeading } from '../../../testing'
import { newAddress } from '../../../testing/every-route'
import { createScratchDir } from '../../../testing/scratch-dir'
import { assistantModule } from '..'
import type { Market } from '../market/market'
import type { ModelSettings } from '../model'
import { BASKETBALL_SEASON } from './basketball-season'
import { NOW_S } from './catalogue'
import { FOOTBALL_SEASON } from './football-season'

export type Answered = {
  events: AnswerEvent[]
  text: string
  sources: AnswerSource[]
  blocks: AnswerBlock[]
  unsourced: string[]
  suggestions: string[]
  error: Extract<AnswerEvent, { kind: 'error' }> | null
}

export type Before = { question: string; text: string }[]

export type QuestionWorld = Awaited<ReturnType<typeof openQuestionWorld>>

let keys = 0
export const newKey = () => {
  keys += 1
  return `question-${keys}`
}

/**
 * The product's matches as scripted, on a Saturday at 20:00, with the assistant. Members are those
 * of `accounts`: their token is their id.
 */
export async function openQuestionWorld(llm: ModelSettings | null = null) {
  const database = await createTestDatabase()
  const scratch = await createScratchDir()
  const { db } = database
  const end = new AbortController()
  setMaxListeners(100, end.signal)
  // It runs beside the real clock: lists are read again as time passes.
  const clock = { offsetMs: NOW_S * 1000 - Date.now(), now: () => Date.now() + clock.offsetMs }
  const [football, basketball] = [manualFeed(), manualFeed<FeedBasketballState>()]
  const log = createLog('silent')
  const deps = { db, bus: createInProcessBus(), clock, log, metrics: createMetrics() }
  const config = readConfig({ ROLES: 'api,feed', FEED: 'none', VAR_DIR: scratch.dir })
  const feeds = { football: football.feed, basketball: basketball.feed }
  const sports = createSports(config, deps, feeds)
  const rooms: RoomCard[] = []
  const markets = new Map<string, Market>()
  const marketOf = async (memberId: string) => markets.get(memberId) ?? 'open'
  const assistant = assistantModule({ db, clock, log, isApi: true, llm, marketOf })
  const app = await createTestApp({
    modules: [...sports.modules, roomsModule(rooms), assistant],
    authenticate: async (token) => ({ id: token, sessionId: 's' }),
  })
  await startLeading(sports.modules, end.signal)
  await football.deliver(...FOOTBALL_SEASON)
  await basketball.deliver(...BASKETBALL_SEASON)
  await insertPrediction(db)
  await listed(app)
  return {
    app,
    db,
    clock,
    rooms,
    markets,
    part: assistant.part,
    football,
    basketball,
    ask: (question: string, before: Before = []) =>
      askOver(app, { question, key: newKey(), before }),
    close: async () => {
      end.abort()
      await app.close()
      await database.drop()
      await scratch.remove()
    },
  }
}

/** Waits until today's list shows the match in play: lists are read in steps. */
async function listed(app: FastifyInstance): Promise<void> {
  for (;;) {
    const live = (await app.inject('/live/football/v1_1/live')).json()
    const games = (
      await app.inject({ method: 'POST', url: '/live/basketball/match', payload: {} })
    ).json()
    const isListed = live.data?.matches.some(({ s }: { s: number }) => s === 2)
    if (isListed && games.data !== null) return
  }
}

/** Asks and reads the whole stream. */
export async function askOver(
  app: FastifyInstance,
  payload: Record<string, unknown>,
  token?: string,
): Promise<Answered> {
  const reply = await app.inject({
    method: 'POST',
    url: ASK_PATH,
    payload,
    // Each asks from a network of its own: the budget has its own tests.
    remoteAddress: newAddress(),
    headers: token === undefined ? {} : { accesstoken: token },
  })
  if (!String(reply.headers['content-type']).startsWith('text/event-stream'))
    throw new Error(`no stream: ${reply.body}`)
  return answeredOf(eventsOf(reply.body))
}

function eventsOf(body: string): AnswerEvent[] {
  return body
    .split('\n\n')
    .filter(Boolean)
    .map((line) => Value.Parse(AnswerEvent, JSON.parse(line.replace(/^data: /, ''))))
}

function answeredOf(events: AnswerEvent[]): Answered {
  return {
    events,
    text: events.flatMap((event) => (event.kind === 'text' ? event.text : [])).join(''),
    sources: events.flatMap((event) => (event.kind === 'source' ? event.source : [])),
    blocks: events.flatMap((event) => (event.kind === 'block' ? event.block : [])),
    unsourced: events.flatMap((event) => (event.kind === 'unsourced' ? event.figures : [])),
    suggestions: events.flatMap((event) => (event.kind === 'done' ? event.suggestions : [])),
    error: events.find((event) => event.kind === 'error') ?? null,
  }
}

/** The calls of rooms that the assistant reads, with the rooms of the test. */
function roomsModule(rooms: RoomCard[]): Module {
  return {
    name: 'rooms',
    routes: (app) => {
      serve(app, getRooms, () => ({ rooms, hasMore: false, banner: [], upcoming: [] }))
      serve(app, getRoomsOfMatch, ({ params }) =>
        rooms.filter(({ match }) => match?.id === params.matchId),
      )
    },
  }
}

/** A locked prediction of 曼联 against 曼城: 31 %, 24 %, 45 %. */
async function insertPrediction(db: Db): Promise<void> {
  const { rows } = await sql<{
    id: number
    leagueId: number
    home: number
    away: number
  }>`
    SELECT id, league_id AS "leagueId", home_id AS home, away_id AS away
    FROM matches WHERE key = 'e32'`.execute(db)
  const match = rows[0]
  if (!match) throw new Error('no match')
  const lockedAt = new Date((NOW_S - 3_600) * 1000)
  const named = (id: number) => ({ id, name: '' })
  const chance = (value: number) => [value - 0.05, value, value + 0.05]
  const content = JSON.stringify({
    kind: 'prediction',
    record: 1,
    at: lockedAt.toISOString(),
    match: {
      id: match.id,
      sport: 'football',
      source: 'demo',
      league: named(match.leagueId),
      home: named(match.home),
      away: named(match.away),
      kickoffAt: new Date((NOW_S + 7_200) * 1000).toISOString(),
    },
    model: 'test-1',
    inputs: { matches: 100, until: NOW_S - 86_400, opening: null },
    market: null,
    value: null,
    prediction: {
      sport: 'football',
      outcome: { home: chance(0.31), draw: chance(0.24), away: chance(0.45) },
      totals: [{ line: 2.5, over: chance(0.55) }],
      handicaps: [],
      terms: [],
      goals: [1.2, 1.6],
      scores: [
        [0.08, 0.1],
        [0.07, 0.12],
      ],
    },
  })
  const hash = createHash('sha256').update(content).digest()
  await sql`INSERT INTO prediction_records (id, at, content, hash)
    VALUES (1, ${lockedAt}, ${content}, ${hash})`.execute(db)
  await sql`INSERT INTO predictions (record_id, sport_id, source, league_id, match_id, kickoff_at,
      locked_at, chances)
    VALUES (1, 1, 'demo', ${match.leagueId}, ${match.id}, to_timestamp(${NOW_S + 7_200}),
      ${lockedAt}, ARRAY[0.31, 0.24, 0.45])`.execute(db)
}
