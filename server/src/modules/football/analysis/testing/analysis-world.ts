import { sql } from 'kysely'
import { Registry } from 'prom-client'
import type {
  FeedFixture,
  FeedMatchState,
  FeedMessage,
  FeedSink,
  FeedTeam,
} from '../../../../feeds/feed'
import { createInProcessBus } from '../../../../platform/bus'
import { createLog } from '../../../../platform/log'
import { createOddsStore } from '../../../../sports/odds'
import {
  createTestApp,
  createTestDatabase,
  manualFeed,
  SATURDAY_EVENING,
  startLeading,
} from '../../../../testing'
import { footballSink } from '../..'
import { footballModules } from '../../football.module'
import { football } from '../../sport'

const DAY_S = 86_400
const NAMES = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛']
const log = createLog('silent')

export type Game = Partial<FeedFixture> & Pick<FeedFixture, 'key'>

/** A fixture of league `eng.1` between teams 0 and 1, `days` after Saturday evening. */
export function game(key: string, days: number, given: Partial<FeedFixture> = {}): FeedFixture {
  return {
    key,
    leagueKey: 'eng.1',
    seasonKey: 'eng.1/s',
    homeKey: 't/0',
    awayKey: 't/1',
    round: '第1轮',
    kickoffAt: SATURDAY_EVENING + days * DAY_S,
    neutral: false,
    ...given,
  }
}

/** The end of a match, or another state of it. */
export function ended(
  matchKey: string,
  score: [number, number],
  given: Partial<FeedMatchState> = {},
): Extract<FeedMessage, { kind: 'match' }> {
  const unknown = {
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
    varCheck: false,
  }
  const state = { status: 8, halfKickoffAt: null, score, half: null, ...unknown, ...given }
  return { kind: 'match', matchKey, at: SATURDAY_EVENING - DAY_S, revision: 1, state }
}

function catalogue(): FeedMessage {
  const looks = { letter: 'L', areaKey: 'a', areaZh: '地区', color: '#336699', level: 1 }
  const leagues = [
    { key: 'eng.1', nameZh: '英超联赛', shortZh: '英超', kind: 1 as const, ...looks },
    { key: 'esp.1', nameZh: '西甲联赛', shortZh: '西甲', kind: 1 as const, ...looks },
    { key: 'fifa.wc', nameZh: '世界杯赛', shortZh: '世界杯', kind: 2 as const, ...looks },
    { key: 'eng.cup', nameZh: '英格兰足总杯', shortZh: '足总杯', kind: 2 as const, ...looks },
  ]
  const teams: FeedTeam[] = NAMES.map((name, number) => ({
    key: `t/${number}`,
    nameZh: `${name}队`,
    shortZh: name,
    colors: ['#aa0000', '#ffffff'],
    mark: name,
    iso: null,
  }))
  const span = { name: '2026-27', startsOn: '2026-07-01', endsOn: '2027-06-30' }
  const seasons = leagues.map(({ key }) => ({ key: `${key}/s`, leagueKey: key, ...span }))
  return { kind: 'catalogue', at: SATURDAY_EVENING - 30 * DAY_S, leagues, teams, seasons }
}

/** A clock that runs from Saturday evening; `pass` moves it forward. */
function runningClock() {
  const openedAt = Date.now()
  let passedMs = 0
  return {
    now: () => SATURDAY_EVENING * 1000 + Date.now() - openedAt + passedMs,
    pass: (ms: number) => {
      passedMs += ms
    },
  }
}

/** Football, odds and analysis over a test database; the test delivers the messages of the feed. */
export async function openAnalysisWorld() {
  const database = await createTestDatabase()
  const { db } = database
  const { feed, deliver } = manualFeed()
  const end = new AbortController()
  const clock = runningClock()
  const deps = {
    db,
    bus: createInProcessBus(),
    clock,
    log,
    metrics: new Registry(),
    roles: new Set(['api', 'feed']),
  }
  const modules = footballModules({ ...deps, feed })
  const app = await createTestApp({ modules: [modules.football, modules.analysis] })
  await startLeading([modules.football, modules.match, modules.analysis], end.signal)
  await deliver(catalogue())

  async function idOf(table: 'matches' | 'teams', key: string): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM ${sql.table(table)} WHERE key = ${key} ORDER BY id DESC`.execute(db)
    return rows[0]?.id ?? 0
  }
  return {
    db,
    bus: deps.bus,
    deliver,
    pass: clock.pass,
    fixtures: (...fixtures: FeedFixture[]) => {
      return deliver({ kind: 'fixtures', at: SATURDAY_EVENING - 20 * DAY_S, fixtures })
    },
    /** The sink of an importer or another feed. */
    sinkOf: (source: string): FeedSink =>
      footballSink({ db, source, clock, log, stores: [createOddsStore(football)] }),
    match: (key: string) => idOf('matches', key),
    team: (number: number) => idOf('teams', `t/${number}`),
    get: async <T>(path: string): Promise<{ code: number; reason?: string; data: T }> => {
      return (await app.inject({ method: 'GET', url: path })).json()
    },
    close: async () => {
      end.abort()
      await app.close()
      await database.drop()
    },
  }
}

export type AnalysisWorld = Awaited<ReturnType<typeof openAnalysisWorld>>
