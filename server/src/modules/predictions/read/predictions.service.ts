import type { ReplyOf } from '@saidian/shared/contracts/http'
import {
  type getPastPredictions,
  type getPredictionScores,
  type getUpcomingPredictions,
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
import { type Cursor, readOfMatch, readOpen, readSettled, type Scope } from './listed.repository'
import { listedPrediction } from './listed.rules'
import { scoreGroups } from './scores.rules'
import { countSettled, readForecasts, readValueRecords } from './settled.repository'

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

/** Reads of predictions, as pages show them. */
export function createPredictionsService({ db, clock, sports }: Deps): PredictionsService {
  const scopesOf = (sport?: number, leagueId?: number): Scope[] =>
    sports
      .filter((each) => sport === undefined || each.sport.id === sport)
      .map((each) => ({ sportId: each.sport.id, sources: each.sources(), leagueId }))
  const upcoming = createFreshCache<SharedAnswer<Upcoming>>(clock, 4)
  const matches = createFreshCache<SharedAnswer<MatchPrediction>>(clock, MAX_MATCHES)
  const scores = createFreshCache<SharedAnswer<Scores>>(clock, 1)

  async function readUpcoming(sport: number | undefined): Promise<SharedAnswer<Upcoming>> {
    const scopes = scopesOf(sport)
    const after = new Date(clock.now() - IN_PLAY_MS)
    const [stored, value] = await Promise.all([
      readOpen(db, scopes, { after, limit: MAX_UPCOMING }),
      readValueRecords(db, scopes),
    ])
    const list = stored.map(listedPrediction)
    return new SharedAnswer({ serverAt: clock.now(), ...(await readNames(db, list)), list, value })
  }

  async function readMatch(matchId: number): Promise<SharedAnswer<MatchPrediction>> {
    const stored = await readOfMatch(db, scopesOf(), matchId)
    const serverAt = clock.now()
    if (!stored) return new SharedAnswer({ serverAt, prediction: null, inPlay: null })
    const listed = listedPrediction(stored)
    const { prediction: whole, inputs } = lockedContentOf(stored.locked)
    const predicted = sports.find(({ sport }) => sport.id === listed.sport)
    const inPlay = (await predicted?.readCurve(db, matchId, whole, serverAt)) ?? null
    return new SharedAnswer({ serverAt, prediction: { listed, whole, inputs }, inPlay })
  }

  async function readScores(): Promise<SharedAnswer<Scores>> {
    const groups = scoreGroups(await readForecasts(db, scopesOf()))
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
      const scopes = scopesOf(sport, leagueId)
      const [stored, counts] = await Promise.all([
        readSettled(db, scopes, { after: cursorOf(after), limit: PAST_PAGE + 1 }),
        countSettled(db, scopes),
      ])
      const list = stored.slice(0, PAST_PAGE).map(listedPrediction)
      const last = stored.length > PAST_PAGE ? stored[PAST_PAGE - 1] : undefined
      const next = last ? `${last.kickoffAt}-${last.recordId}` : null
      return { ...(await readNames(db, list)), list, ...counts, next }
    },
  }
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
