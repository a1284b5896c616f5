import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { sportTable } from '../../../sports/sport-table.repository'
import { predictedBasketball } from '../in-play/basketball-predictions'
import { predictedFootball } from '../in-play/football-predictions'
import type { PredictedSport } from '../predicted-sport'

const DAY_S = 86_400
const TEAMS = 8

/** Football with the matches of the feed `demo`. */
export const testFootball = predictedFootball({ sources: () => ['demo'], speed: () => 1 })
/** Basketball with the games of the feed `demo`. */
export const testBasketball = predictedBasketball({ sources: () => ['demo'] })

/** Ids, which are the same in every copy of a database. */
export type TestCatalogue = { leagueId: number; seasons: number[]; teams: number[] }

type Sides = { home: number; away: number }
/** `home` and `away` are places in the list of teams. */
type TestFixture = { inSeconds?: number; home?: number; away?: number }

export type TestLeague = {
  catalogue: TestCatalogue
  leagueId: number
  teams: number[]
  /** Adds a match that has not started; resolves with its id. */
  addFixture: (fixture?: TestFixture) => Promise<number>
  /** Sets the state of a match; null of the score leaves it. */
  setState: (matchId: number, status: number, score?: [number, number]) => Promise<void>
  moveKickoff: (matchId: number, inSeconds: number) => Promise<void>
  /** Adds an average quotation of home, draw and away. */
  quote: (matchId: number, prices: [number, number, number]) => Promise<void>
}

/** A league with the results of two seasons, in which a team of a lower number is stronger. */
export async function makeTestLeague(
  db: Db,
  predicted: Pick<PredictedSport, 'sport'> = testFootball,
): Promise<TestLeague> {
  const { sport } = predicted
  const catalogue = await insertCatalogue(db, sport.id)
  const league = openTestLeague(db, predicted, catalogue)
  await playSeasons(catalogue, async (seasonId, sides, result) => {
    const id = await league.insertMatch(seasonId, sides, result.day * DAY_S)
    const score = sport.id === testFootball.sport.id ? result.score : pointsOf(result.score)
    await league.setState(id, sport.statuses.finished, score)
  })
  return league
}

/** The league of `makeTestLeague` in a copy of its database. */
export function openTestLeague(
  db: Db,
  { sport }: Pick<PredictedSport, 'sport'>,
  catalogue: TestCatalogue,
) {
  const { leagueId, seasons, teams } = catalogue
  const states = sportTable(sport, 'match_states')
  const insertMatch = async (seasonId: number, { home, away }: Sides, inSeconds: number) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO matches (sport_id, league_id, season_id, home_id, away_id, key, round,
        kickoff_at, neutral, source, source_at)
      SELECT ${sport.id}, ${leagueId}, ${seasonId}, ${home}, ${away}, 'm' || count(*) + 1, '',
        now() + ${inSeconds} * interval '1 second', false, 'demo', now()
      FROM matches
      RETURNING id`.execute(db)
    const id = rows[0]?.id ?? 0
    await sql`INSERT INTO ${states} (match_id, source, source_at)
      VALUES (${id}, 'demo', now())`.execute(db)
    return id
  }
  const setState = async (matchId: number, status: number, score?: [number, number]) => {
    await sql`UPDATE ${states}
      SET status = ${status}, score = ${score ?? null}::smallint[], source_at = now()
      WHERE match_id = ${matchId}`.execute(db)
  }
  return {
    catalogue,
    leagueId,
    teams,
    insertMatch,
    setState,
    addFixture: ({ inSeconds = 7_200, home = 0, away = 1 }: TestFixture = {}) => {
      const sides = { home: teams[home] ?? 0, away: teams[away] ?? 0 }
      return insertMatch(seasons[1] ?? 0, sides, inSeconds)
    },
    moveKickoff: async (matchId: number, inSeconds: number) => {
      await sql`UPDATE matches SET kickoff_at = now() + ${inSeconds} * interval '1 second'
        WHERE id = ${matchId}`.execute(db)
    },
    quote: (matchId: number, prices: readonly [number, number, number]) =>
      insertQuotation(db, matchId, prices),
  }
}

/** Points of a game that goes like this match, never level. */
function pointsOf([home, away]: [number, number]): [number, number] {
  return [95 + 6 * home, 94 + 6 * away]
}

async function playSeasons(
  { seasons, teams }: TestCatalogue,
  add: (
    seasonId: number,
    sides: Sides,
    result: { day: number; score: [number, number] },
  ) => Promise<void>,
): Promise<void> {
  for (const [season, seasonId] of seasons.entries()) {
    let day = season === 0 ? -500 : -150
    for (const [one, home] of teams.entries())
      for (const [other, away] of teams.entries()) {
        if (one === other) continue
        day += 2
        await add(seasonId, { home, away }, { day, score: scoreOf(one, other, season) })
      }
  }
}

async function insertQuotation(
  db: Db,
  matchId: number,
  prices: readonly [number, number, number],
): Promise<void> {
  const [left = 0, middle = 0, right = 0] = prices.map((price) => Math.round(price * 1_000))
  const values = { left_value: left, middle_value: middle, right_value: right }
  const facts = { at: Math.floor(Date.now() / 1_000), status: 1, suspended: false }
  const quotation = sql`jsonb_populate_record(NULL::odds_quote,
    ${JSON.stringify({ ...values, ...facts })}::jsonb)`
  await sql`
    INSERT INTO odds_lines (match_id, type, company_id, opening, prematch, quotes, changed_at,
      source)
    VALUES (${matchId}, 2, 7, ${quotation}, ${quotation}, 1, now(), 'demo')
    ON CONFLICT (match_id, type, company_id)
      DO UPDATE SET prematch = excluded.prematch`.execute(db)
}

/** Stronger sides score more; the season changes some results. */
function scoreOf(home: number, away: number, season: number): [number, number] {
  const edge = (away - home) / 3 + 0.4
  return [
    Math.max(0, Math.round(1.3 + edge / 2 + ((home + away + season) % 3) - 1)),
    Math.max(0, Math.round(1.1 - edge / 2 + ((home * 3 + away + season) % 3) - 1)),
  ]
}

async function insertCatalogue(db: Db, sportId: number): Promise<TestCatalogue> {
  const one = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(db)).rows[0]?.id ?? 0
  const areaId = await one(sql<{ id: number }>`
    INSERT INTO areas (key, name_zh, source, source_at) VALUES ('a', '地区', 'demo', now())
    RETURNING id`)
  const leagueId = await one(sql<{ id: number }>`
    INSERT INTO leagues (sport_id, area_id, key, name_zh, short_zh, letter, color, level, kind,
      source, source_at)
    VALUES (${sportId}, ${areaId}, 'l', '联赛', '联', 'L', '#336699', 1, 1, 'demo', now())
    RETURNING id`)
  const seasons: number[] = []
  for (const [season, years] of [
    ['s1', -1],
    ['s2', 0],
  ] as const)
    seasons.push(
      await one(sql<{ id: number }>`
        INSERT INTO seasons (league_id, key, name, starts_on, ends_on, source, source_at)
        VALUES (${leagueId}, ${season}, ${season}, now() + ${years} * interval '1 year'
          - interval '160 days', now() + ${years + 1} * interval '1 year', 'demo', now())
        RETURNING id`),
    )
  const teams: number[] = []
  for (let team = 0; team < TEAMS; team++)
    teams.push(
      await one(sql<{ id: number }>`
        INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
        VALUES (${sportId}, ${`t${team}`}, ${`${team}队`}, ${`${team}队`},
          ${['#aa0000', '#ffffff']}, '队', 'demo', now())
        RETURNING id`),
    )
  return { leagueId, seasons, teams }
}
