import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/database'
import type { PageUnderTest } from './measure'

const SAMPLES = 220

/**
 * Matches whose pages are requested: `recent` of the last weeks, with all data; `any` of all years;
 * `long` with a long history of odds; `days` the last days of play, each requested once.
 */
export type Sample = {
  recent: number[]
  any: number[]
  long: number[]
  issues: string[]
  days: string[]
}

/** The same matches at every run of the same scale. `nowS`: seconds since 1970. */
export async function readSample(db: Db, nowS: number): Promise<Sample> {
  const ids = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM matches WHERE ${where} ORDER BY md5(id::text) LIMIT ${SAMPLES}`.execute(db)
    return rows.map(({ id }) => id)
  }
  const recent = sql`kickoff_at
    BETWEEN to_timestamp(${nowS}) - interval '60 days' AND to_timestamp(${nowS})`
  const { rows: issues } = await sql<{ issue: string }>`
    SELECT issue FROM lottery_issues WHERE kind = 'jczq' ORDER BY issue DESC LIMIT 30`.execute(db)
  const { rows: days } = await sql<{ day: string }>`
    SELECT DISTINCT to_char(kickoff_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day
    FROM matches
    WHERE kickoff_at < to_timestamp(${nowS}) ORDER BY day DESC LIMIT ${SAMPLES}`.execute(db)
  return {
    recent: await ids(recent),
    any: await ids(sql`true`),
    long: await ids(sql`id % 50 = 0`),
    issues: issues.map(({ issue }) => issue),
    days: days.map(({ day }) => day),
  }
}

/** Every page of the product that reads this data. */
export function samplePages({ recent, any, long, issues, days }: Sample): PageUnderTest[] {
  const ofMatches = (what: string, ids: number[], path: (id: number) => string) => ({
    what,
    paths: ids.map(path),
  })
  return [
    ofMatches('navigation', recent, (id) => `/live/fb/match/live/navigation/${id}`),
    ofMatches('textLive', recent, (id) => `/live/fb/match/live/textLive/${id}`),
    ofMatches('lineup', recent, (id) => `/live/fb/match/live/lineup/${id}`),
    ofMatches('odds', any, (id) => `/live/odds/${id}`),
    ofMatches(
      'history of odds, 300 rows',
      long,
      (id) => `/live/odds/history/${id}?companyId=3&type=1`,
    ),
    ofMatches('history of odds', any, (id) => `/live/odds/history/${id}?companyId=7&type=2`),
    ofMatches('table', any, (id) => `/live/fb/match/analysis/table/${id}`),
    ofMatches('history', any, (id) => `/live/fb/match/analysis/history/${id}`),
    ofMatches('goal times', any, (id) => `/live/fb/match/analysis/goalTime/${id}`),
    ofMatches('future', any, (id) => `/live/fb/match/analysis/future/${id}`),
    { what: 'day list', paths: days.map((date) => `/live/football/match?date=${date}`) },
    {
      what: 'lottery',
      paths: ['jczq', 'bjdc', 'lottery'].flatMap((kind) =>
        issues.map((issue) => `/live/football/${kind}?issue=${issue}`),
      ),
    },
  ]
}
