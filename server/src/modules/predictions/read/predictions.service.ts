import type { ReplyOf } from '@saidian/shared/contracts/http'
import {
  type getPastPredictions,
  type getPredictionScores,
  type getUpcomingPredictions,
  type IndexRow,
  type ListedPrediction,
  type MatchPrediction,
  PAST_PAGE,
} from '@saidian/shared/contracts/predictions'
import { createFreshCache } from '../../../platform/cache'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { SharedAnswer } from '../../../platform/http'
import { readLeagues, readTeams } from '../../../sports/lists'
import type { PredictedSport } from '../predicted-sport'
import { lockedContentOf } from '../records/record-content'
import { createRecordedIndex } from '../records/recorded-index.service'
import {
  type Cursor,
  countSettled,
  forecastsOf,
  isAfter,
  rowsWithin,
  type Scope,
  valueRecords,
} from './counts.rules'
import { readContents } from './listed.repository'
import { listedPrediction, type StoredPrediction } from './listed.rules'
import { scoreGroups } from './scores.rules'

type Upcoming = ReplyOf<typeof getUpcomingPredictions>
type Past = ReplyOf<typeof getPastPredictions>
type Scores = ReplyOf<typeof getPredictionScores>

export type PastFilter = {
  sport?: number | undefined
  leagueId?: number | undefined
  after?: string | undefined
}

export type PredictionsService = {
  upcoming: (sport: number | undefined) => Promise<SharedAnswer<Upcoming>>
  past: (filter: PastFilter) => Promise<Past>
  match: (matchId: number) => Promise<SharedAnswer<MatchPrediction>>
  scores: () => Promise<SharedAnswer<Scores>>
}

type Deps = { db: Db; clock: Clock; sports: readonly PredictedSport[] }

/** A match that began earlier and has no result is no longer listed as coming or in play. */
const IN_PLAY_MS = 6 * 3_600_000
const MAX_UPCOMING = 600
const UPCOMING_LIFE_MS = 15_000
const MATCH_LIFE_MS = 3_000
const SCORES_LIFE_MS = 60_000
const MAX_MATCHES = 200

/**
 * Reads of predictions, as pages show them: everything from the chained records, nothing from the
 * index beside them.
 */
export function createPredictionsService({ db, clock, sports }: Deps): PredictionsService {
  const scopesOf = (sport?: number, leagueId?: number): Scope[] =>
    sports
      .filter((each) => sport === undefined || each.sport.id === sport)
      .map((each) => ({ sportId: each.sport.id, sources: each.sources(), leagueId }))
  const recorded = createRecordedIndex(db)
  const rowsOf = async (scopes: readonly Scope[]) => rowsWithin((await recorded()).values(), scopes)
  const upcoming = createFreshCache<SharedAnswer<Upcoming>>(clock, 4)
  const matches = createFreshCache<SharedAnswer<MatchPrediction>>(clock, MAX_MATCHES)
  const scores = createFreshCache<SharedAnswer<Scores>>(clock, 1)

  async function readUpcoming(sport: number | undefined): Promise<SharedAnswer<Upcoming>> {
    const rows = await rowsOf(scopesOf(sport))
    const after = clock.now() - IN_PLAY_MS
    const open = rows.filter(({ settledId, kickoffAt }) => settledId === null && kickoffAt > after)
    const list = await readListed(db, open.reverse().slice(0, MAX_UPCOMING))
    const value = valueRecords(rows)
    return new SharedAnswer({ serverAt: clock.now(), ...(await readNames(db, list)), list, value })
  }

  async function readMatch(matchId: number): Promise<SharedAnswer<MatchPrediction>> {
    const rows = (await rowsOf(scopesOf())).filter((row) => row.matchId === matchId)
    const newest = rows.sort((one, other) => other.recordId - one.recordId).slice(0, 1)
    const [stored] = await readStored(db, newest)
    const serverAt = clock.now()
    if (!stored) return new SharedAnswer({ serverAt, prediction: null, inPlay: null })
    const listed = listedPrediction(stored)
    const { prediction: whole, inputs } = lockedContentOf(stored.locked)
    const predicted = sports.find(({ sport }) => sport.id === listed.sport)
    const inPlay = (await predicted?.readCurve(db, matchId, whole, serverAt)) ?? null
    return new SharedAnswer({ serverAt, prediction: { listed, whole, inputs }, inPlay })
  }

  async function readScores(): Promise<SharedAnswer<Scores>> {
    const groups = scoreGroups(forecastsOf(await rowsOf(scopesOf())))
    const ids = groups.flatMap(({ leagueId }) => leagueId ?? [])
    const names = new Map((await readLeagues(db, ids)).map(({ id, nameZh }) => [id, nameZh]))
    return new SharedAnswer({
      groups: groups.map((group) => ({
        ...group,
        leagueZh: group.leagueId === null ? null : (names.get(group.leagueId) ?? null),
      })),
    })
  }

  return {
    upcoming: (sport) => upcoming.get(String(sport), UPCOMING_LIFE_MS, () => readUpcoming(sport)),
    match: (matchId) => matches.get(String(matchId), MATCH_LIFE_MS, () => readMatch(matchId)),
    scores: () => scores.get('scores', SCORES_LIFE_MS, readScores),
    async past({ sport, leagueId, after }) {
      const rows = await rowsOf(scopesOf(sport, leagueId))
      const cursor = cursorOf(after)
      const settled = rows.filter((row) => row.settledId !== null && isAfter(row, cursor))
      const list = await readListed(db, settled.slice(0, PAST_PAGE))
      const last = settled.length > PAST_PAGE ? list.at(-1) : undefined
      const next = last ? `${last.kickoffAt}-${last.record}` : null
      return { ...(await readNames(db, list)), list, ...countSettled(rows), next }
    },
  }
}

async function readStored(db: Db, rows: readonly IndexRow[]): Promise<StoredPrediction[]> {
  const ids = rows.flatMap(({ recordId, settledId }) => [recordId, settledId ?? recordId])
  const contents = await readContents(db, ids)
  return rows.flatMap(({ recordId, settledId }) => {
    const locked = contents.get(recordId)
    const settled = settledId === null ? null : contents.get(settledId)
    return locked === undefined || settled === undefined ? [] : [{ locked, settled }]
  })
}

async function readListed(db: Db, rows: readonly IndexRow[]): Promise<ListedPrediction[]> {
  return (await readStored(db, rows)).map(listedPrediction)
}

async function readNames(db: Db, list: readonly ListedPrediction[]) {
  const [leagues, teams] = await Promise.all([
    readLeagues(db, [...new Set(list.map(({ leagueId }) => leagueId))]),
    readTeams(db, [...new Set(list.flatMap(({ home, away }) => [home, away]))]),
  ])
  return { leagues, teams }
}

function cursorOf(after: string | undefined): Cursor | null {
  const [kickoffAt, recordId] = after?.split('-').map(Number) ?? []
  return kickoffAt === undefined || recordId === undefined ? null : { kickoffAt, recordId }
}
