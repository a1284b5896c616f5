import { sql } from 'kysely'
import { isFeedTrend } from '../../../../feeds/messages'
import { type Db, jsonRows } from '../../../../platform/database'
import { bumpVersions, type DetailStore, type Touched } from '../../../../sports/ingest'
import {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Validated,
  validatedStore,
} from '../../../../sports/match'
import { football } from '../../sport'
import { validFacts } from './facts.rules'

/** Facts of matches. A field missing in a message stays unchanged; the highest revision wins. */
export function factsStore(onDetails: OnDetails): DetailStore {
  return validatedStore(football, { kind: 'facts', validate, save: saveFacts }, onDetails)
}

function validate(message: MessageOf<'facts'>): Validated<MessageOf<'facts'>> {
  const { valid, malformed } = validFacts(message.facts)
  const isEmpty = Object.keys(valid).length === 0
  return { message: isEmpty ? null : { ...message, facts: valid }, malformed }
}

type FactsRow = { matchId: number; revision: number; at: number; facts: object }

async function saveFacts({ db, source, messages, ids }: Batch<'facts'>): Promise<Touched[]> {
  const rows = new Map<number, FactsRow>()
  for (const { matchKey, revision, at, facts } of messages.toSorted(
    (a, b) => a.revision - b.revision,
  )) {
    const matchId = ids.get(matchKey)
    if (matchId === undefined) continue
    rows.set(matchId, { matchId, revision, at, facts: { ...rows.get(matchId)?.facts, ...facts } })
  }
  await addMissing(db, source, [...rows.values()])
  const taken = await updateFacts(db, source, [...rows.values()])
  const listed = taken.filter(({ isListed }) => isListed).map(({ matchId }) => matchId)
  await bumpVersions(db, football, listed)
  return [
    ...taken.map(({ matchId }) => ({ matchId, part: 'facts' as const })),
    ...listed.map((matchId) => ({ matchId, part: 'columns' as const })),
  ]
}

/** Writes newer facts; `isListed` says that the mark of the list row changed. */
async function updateFacts(
  db: Db,
  source: string,
  rows: FactsRow[],
): Promise<{ matchId: number; isListed: boolean }[]> {
  const given = { matchId: 'int', revision: 'bigint', at: 'float8', facts: 'jsonb' } as const
  const { rows: taken } = await sql<{ matchId: number; isListed: boolean }>`
    WITH given AS (
      SELECT * FROM ${jsonRows('r', rows, given)}
    ), before AS (
      SELECT match_id, mlive, intelligence IS NOT NULL AS has_intelligence
      FROM football_match_facts
      WHERE match_id IN (SELECT "matchId" FROM given)
    )
    UPDATE football_match_facts t
    SET weather = CASE
        WHEN jsonb_exists(r.facts, 'weather') THEN (r.facts->>'weather')::smallint
        ELSE t.weather
      END,
      temperature = CASE
        WHEN jsonb_exists(r.facts, 'temperature') THEN r.facts->>'temperature'
        ELSE t.temperature
      END,
      humidity = CASE
        WHEN jsonb_exists(r.facts, 'humidity') THEN r.facts->>'humidity'
        ELSE t.humidity
      END,
      pressure = CASE
        WHEN jsonb_exists(r.facts, 'pressure') THEN r.facts->>'pressure'
        ELSE t.pressure
      END,
      wind = CASE WHEN jsonb_exists(r.facts, 'wind') THEN r.facts->>'wind' ELSE t.wind END,
      venue = CASE WHEN jsonb_exists(r.facts, 'venue') THEN r.facts->>'venue' ELSE t.venue END,
      referee = CASE
        WHEN jsonb_exists(r.facts, 'referee') THEN r.facts->>'referee'
        ELSE t.referee
      END,
      intelligence = CASE
        WHEN jsonb_exists(r.facts, 'intelligence')
          THEN nullif(r.facts->'intelligence', 'null'::jsonb)
        ELSE t.intelligence
      END,
      mlive = CASE
        WHEN jsonb_exists(r.facts, 'mlive') THEN (r.facts->>'mlive')::boolean
        ELSE t.mlive
      END,
      facts_revision = r.revision, source = ${source}, source_at = to_timestamp(r.at)
    FROM given r
    JOIN before b ON b.match_id = r."matchId"
    WHERE t.match_id = r."matchId" AND t.facts_revision < r.revision
    RETURNING t.match_id AS "matchId",
      (t.mlive, t.intelligence IS NOT NULL)
        IS DISTINCT FROM (b.mlive, b.has_intelligence) AS "isListed"`.execute(db)
  return taken
}

/** Pressure of matches; each message replaces the earlier ones. */
export function trendStore(onDetails: OnDetails): DetailStore {
  return validatedStore(
    football,
    {
      kind: 'trend',
      validate: (message) => {
        return isFeedTrend(message.halves)
          ? { message, malformed: 0 }
          : { message: null, malformed: 1 }
      },
      save: saveTrend,
    },
    onDetails,
  )
}

async function saveTrend({ db, source, messages, ids }: Batch<'trend'>): Promise<Touched[]> {
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
  const said = jsonRows('r', [...rows.values()], {
    matchId: 'int',
    revision: 'bigint',
    at: 'float8',
    halves: 'jsonb',
  })
  const { rows: taken } = await sql<{ matchId: number }>`
    UPDATE football_match_facts t
    SET trend = r.halves, trend_revision = r.revision,
      source = ${source}, source_at = to_timestamp(r.at)
    FROM ${said}
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
    FROM ${jsonRows('r', rows, { matchId: 'int', at: 'float8' })}
    ON CONFLICT (match_id) DO NOTHING`.execute(db)
}
