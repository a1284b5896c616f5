import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { bumpVersions, type DetailStore, rowJson, type Touched } from '../../football'
import { isTrend } from './detail-shape.rules'
import { soundFacts } from './facts-shape.rules'
import {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Sifted,
  siftedStore,
} from './sifted.store'

/** Surroundings of matches. A field that a message leaves out stays as it was; the higher revision wins. */
export function factsStore(onDetails: OnDetails): DetailStore {
  return siftedStore({ kind: 'facts', sift, keep: keepFacts }, onDetails)
}

function sift(message: MessageOf<'facts'>): Sifted<MessageOf<'facts'>> {
  const { kept, malformed } = soundFacts(message.facts)
  const isEmpty = Object.keys(kept).length === 0
  return { sound: isEmpty ? null : { ...message, facts: kept }, malformed }
}

async function keepFacts({ db, source, messages, ids }: Batch<'facts'>): Promise<Touched[]> {
  const rows = new Map<number, { matchId: number; revision: number; at: number; facts: object }>()
  for (const { matchKey, revision, at, facts } of messages.toSorted(
    (a, b) => a.revision - b.revision,
  )) {
    const matchId = ids.get(matchKey)
    if (matchId === undefined) continue
    rows.set(matchId, { matchId, revision, at, facts: { ...rows.get(matchId)?.facts, ...facts } })
  }
  await addMissing(db, source, [...rows.values()])
  const { rows: taken } = await sql<{ matchId: number; isListed: boolean }>`
    WITH said AS (
      SELECT * FROM json_to_recordset(${rowJson([...rows.values()])}::json) AS r(
        "matchId" int, revision bigint, at float8, facts jsonb)
    ), before AS (
      SELECT match_id, mlive, intelligence IS NOT NULL AS told FROM football_match_facts
      WHERE match_id IN (SELECT "matchId" FROM said)
    )
    UPDATE football_match_facts t
    SET weather = CASE WHEN jsonb_exists(r.facts, 'weather') THEN (r.facts->>'weather')::smallint ELSE t.weather END,
      temperature = CASE WHEN jsonb_exists(r.facts, 'temperature') THEN r.facts->>'temperature' ELSE t.temperature END,
      humidity = CASE WHEN jsonb_exists(r.facts, 'humidity') THEN r.facts->>'humidity' ELSE t.humidity END,
      pressure = CASE WHEN jsonb_exists(r.facts, 'pressure') THEN r.facts->>'pressure' ELSE t.pressure END,
      wind = CASE WHEN jsonb_exists(r.facts, 'wind') THEN r.facts->>'wind' ELSE t.wind END,
      venue = CASE WHEN jsonb_exists(r.facts, 'venue') THEN r.facts->>'venue' ELSE t.venue END,
      referee = CASE WHEN jsonb_exists(r.facts, 'referee') THEN r.facts->>'referee' ELSE t.referee END,
      intelligence = CASE WHEN jsonb_exists(r.facts, 'intelligence')
        THEN nullif(r.facts->'intelligence', 'null'::jsonb) ELSE t.intelligence END,
      mlive = CASE WHEN jsonb_exists(r.facts, 'mlive') THEN (r.facts->>'mlive')::boolean ELSE t.mlive END,
      facts_revision = r.revision, source = ${source}, source_at = to_timestamp(r.at)
    FROM said r JOIN before b ON b.match_id = r."matchId"
    WHERE t.match_id = r."matchId" AND t.facts_revision < r.revision
    RETURNING t.match_id AS "matchId",
      (t.mlive, t.intelligence IS NOT NULL) IS DISTINCT FROM (b.mlive, b.told) AS "isListed"`.execute(
    db,
  )
  const listed = taken.filter(({ isListed }) => isListed).map(({ matchId }) => matchId)
  await bumpVersions(db, listed)
  return [
    ...taken.map(({ matchId }) => ({ matchId, part: 'facts' as const })),
    ...listed.map((matchId) => ({ matchId, part: 'columns' as const })),
  ]
}

/** Pressure of matches: each message tells the whole story so far. */
export function trendStore(onDetails: OnDetails): DetailStore {
  return siftedStore(
    {
      kind: 'trend',
      sift: (message) => {
        return isTrend(message.halves)
          ? { sound: message, malformed: 0 }
          : { sound: null, malformed: 1 }
      },
      keep: keepTrend,
    },
    onDetails,
  )
}

async function keepTrend({ db, source, messages, ids }: Batch<'trend'>): Promise<Touched[]> {
  const rows = new Map<
    number,
    { matchId: number; revision: number; at: number; halves: number[][] }
  >()
  for (const { matchKey, revision, at, halves } of messages.toSorted(
    (a, b) => a.revision - b.revision,
  )) {
    const matchId = ids.get(matchKey)
    if (matchId !== undefined) rows.set(matchId, { matchId, revision, at, halves })
  }
  await addMissing(db, source, [...rows.values()])
  const { rows: taken } = await sql<{ matchId: number }>`
    UPDATE football_match_facts t
    SET trend = r.halves, trend_revision = r.revision, source = ${source}, source_at = to_timestamp(r.at)
    FROM json_to_recordset(${rowJson([...rows.values()])}::json) AS r(
      "matchId" int, revision bigint, at float8, halves jsonb)
    WHERE t.match_id = r."matchId" AND t.trend_revision < r.revision
    RETURNING t.match_id AS "matchId"`.execute(db)
  return taken.map(({ matchId }) => ({ matchId, part: 'trend' }))
}

async function addMissing(
  db: Db,
  source: string,
  rows: { matchId: number; at: number }[],
): Promise<void> {
  await sql`
    INSERT INTO football_match_facts (match_id, source, source_at)
    SELECT r."matchId", ${source}, to_timestamp(r.at)
    FROM json_to_recordset(${rowJson(rows)}::json) AS r("matchId" int, at float8)
    ON CONFLICT (match_id) DO NOTHING`.execute(db)
}
