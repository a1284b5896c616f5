import type { EntryBody, Quote } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import { SEARCHED, TEXT } from './blocks.repository'
import type { Candidate } from './candidates.repository'

/** A message of a log, with what a search compares. */
export type SearchedEntry = { id: string; seq: number; atMs: number; text: string }

/** Messages in these parts of logs, without recalled ones and those of hidden members. */
export async function readParts(
  db: Db,
  parts: readonly Candidate[],
  hidden: ReadonlySet<string>,
): Promise<SearchedEntry[]> {
  const given = jsonRows('given', [...parts], { id: 'bigint', from: 'bigint', to: 'bigint' })
  const { rows } = await sql<SearchedEntry>`
    SELECT e.conversation_id::text AS id, e.seq::float8 AS seq, ${TEXT} AS text,
      (extract(epoch FROM e.at) * 1000)::float8 AS "atMs"
    FROM ${given}
    JOIN conversation_entries e
      ON e.conversation_id = given.id AND e.seq BETWEEN given."from" AND given."to"
    WHERE ${SEARCHED} AND e.recalled_at IS NULL
      AND e.sender_id <> ALL(${[...hidden]}::bigint[])`.execute(db)
  return rows
}

export type HitEntry = {
  id: string
  seq: number
  atMs: number
  senderId: string
  clientMsgId: string | null
  body: EntryBody
  quote: Quote | null
}

/** The messages of a page, in its order; one that was recalled a moment ago is left out. */
export async function readHits(
  db: Db,
  hits: readonly Pick<HitEntry, 'id' | 'seq'>[],
): Promise<HitEntry[]> {
  const given = jsonRows(
    'given',
    hits.map(({ id, seq }, place) => ({ id, seq, place })),
    { id: 'bigint', seq: 'bigint', place: 'int' },
  )
  const { rows } = await sql<HitEntry>`
    SELECT e.conversation_id::text AS id, e.seq::float8 AS seq, e.sender_id::text AS "senderId",
      (extract(epoch FROM e.at) * 1000)::float8 AS "atMs", e.client_msg_id::text AS "clientMsgId",
      e.body, CASE WHEN q.recalled_at IS NULL THEN e.quote
        ELSE jsonb_set(e.quote, '{excerpt}', '""') END AS quote
    FROM ${given}
    JOIN conversation_entries e ON e.conversation_id = given.id AND e.seq = given.seq
    LEFT JOIN conversation_entries q
      ON q.conversation_id = e.conversation_id AND q.seq = (e.quote ->> 'seq')::bigint
    WHERE e.recalled_at IS NULL ORDER BY given.place`.execute(db)
  return rows
}
