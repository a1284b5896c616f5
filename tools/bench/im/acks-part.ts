import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../../server/src/config'
import { createSending } from '../../../server/src/modules/messaging/sending/sending.service'
import { systemClock } from '../../../server/src/platform/clock'
import { type Db, openDatabase } from '../../../server/src/platform/database'
import { createLog } from '../../../server/src/platform/log'
import { type Measure, percentile } from '../measure'
import { optionOf } from '../option'

const SENDERS = 1_000
const GROUPS = 100
const OFFERED = 3_000
const AT_ONCE = 400
const TEXT = '今晚的比赛你看了吗？最后十分钟太精彩了'

type Send = (sender: number, index: number) => Promise<unknown>

/** Acknowledged messages of one process, beside raw inserts of such rows in the same run. */
export async function benchAcks(): Promise<Measure[]> {
  const seconds = Number(optionOf('seconds') ?? 10)
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-im-'))
  const database = await openDatabase(readConfig({ VAR_DIR: varDir }), createLog('warn'))
  try {
    const { db } = database
    const places = await fill(db)
    const send = senderOf(db, places)
    await untilStored(1_000, send)
    const paced = await offer(send, seconds)
    const count = OFFERED * seconds
    const stored = await untilStored(count, send)
    const raw = await untilInserted(db, count, places)
    return [
      { what: `acks at ${OFFERED} offered`, value: paced.rate, unit: '/s', ...atLeast(2_950) },
      { what: 'ack p50', value: percentile(paced.waits, 0.5), unit: 'ms' },
      { what: 'ack p99', value: percentile(paced.waits, 0.99), unit: 'ms', target: 50 },
      { what: 'acks, 400 senders wait', value: stored, unit: '/s', ...atLeast(3_000) },
      { what: 'raw inserts, 10 connections', value: raw, unit: '/s' },
      { what: 'acks beside raw inserts', value: stored / raw, unit: '', ...atLeast(0.7) },
    ]
  } finally {
    await database.close()
    rmSync(varDir, { recursive: true, force: true })
  }
}

const atLeast = (target: number) => ({ target, atLeast: true })

type Place = { memberId: string; conversationId: string }

async function fill(db: Db): Promise<Place[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO accounts (id, phone, created_at)
    SELECT 500000 + n, '139' || (10000000 + n), now() - interval '9 days'
    FROM generate_series(1, ${SENDERS}) AS n RETURNING id::text`.execute(db)
  const groups = await sql<{ id: string }>`
    INSERT INTO conversations (kind, epoch, last_at)
    SELECT 2, n::text, now() FROM generate_series(1, ${GROUPS}) AS n RETURNING id::text`.execute(db)
  const places = rows.map(({ id }, at) => ({
    memberId: id,
    conversationId: groups.rows[at % GROUPS]?.id ?? '',
  }))
  const first = rows[0]?.id
  await sql`INSERT INTO conversation_groups (conversation_id, name, code, made_by, request_key)
    SELECT id, '群', id::text, ${first}::bigint, id::text FROM conversations`.execute(db)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT p."conversationId"::bigint, p."memberId"::bigint, now()
    FROM json_to_recordset(${JSON.stringify(places)}::json)
      AS p ("conversationId" text, "memberId" text)`.execute(db)
  return places
}

function senderOf(db: Db, places: readonly Place[]): Send {
  const send = createSending({
    db,
    clock: systemClock,
    files: { attach: async () => new Map() },
    publish: () => undefined,
    signalAll: async () => undefined,
    hiddenFor: async () => new Set(),
    readAcquaintances: async () => new Map(),
    textFilter: { check: () => [], mask: (text) => text },
  })
  return (sender) => {
    const { memberId = '', conversationId = '' } = places[sender % SENDERS] ?? {}
    const body = { kind: 'text' as const, text: TEXT }
    return send({ id: memberId }, { id: conversationId, clientMsgId: crypto.randomUUID(), body })
  }
}

/** Sends on a schedule, whether earlier ones are acknowledged or not. */
async function offer(send: Send, seconds: number): Promise<{ rate: number; waits: number[] }> {
  const waits: number[] = []
  const begunAt = performance.now()
  const sends: Promise<unknown>[] = []
  for (let index = 0; index < OFFERED * seconds; ) {
    const due = Math.min(OFFERED * seconds, ((performance.now() - begunAt) * OFFERED) / 1_000)
    for (; index < due; index++) {
      const sentAt = performance.now()
      sends.push(send(index, index).then(() => waits.push(performance.now() - sentAt)))
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(sends)
  return { rate: (waits.length * 1_000) / (performance.now() - begunAt), waits }
}

/** Messages a second while a number of senders wait for their answers. */
const untilStored = (count: number, send: Send) =>
  rateOf(count, AT_ONCE, (index) => send(index, index))

/** Rows a second of single inserts into a table with the same columns and indexes. */
async function untilInserted(db: Db, count: number, places: readonly Place[]): Promise<number> {
  return rateOf(count, 10, (index) => {
    const { memberId, conversationId } = places[index % SENDERS] ?? places[0] ?? {}
    const body = JSON.stringify({ kind: 'text', text: TEXT })
    return sql`INSERT INTO conversation_entries (conversation_id, seq, messages, sender_id,
        client_msg_id, kind, body, at)
      VALUES (${conversationId}, ${1_000_000 + index}, ${index}, ${memberId},
        ${crypto.randomUUID()}, 1, ${body}::jsonb, now())`.execute(db)
  })
}

async function rateOf(
  count: number,
  atOnce: number,
  act: (index: number) => Promise<unknown>,
): Promise<number> {
  const begunAt = performance.now()
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await act(index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (count * 1_000) / (performance.now() - begunAt)
}
