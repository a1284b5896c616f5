import type { AssistantConversation, AssistantTurn } from '@saidian/shared/contracts/assistant'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** What an answer consists of, as far as it came. */
export type StoredAnswer = Pick<
  AssistantTurn,
  'text' | 'blocks' | 'sources' | 'unsourced' | 'suggestions' | 'state'
>

const STATE = { done: 1, stopped: 2, failed: 3 } as const
const MAX_CONVERSATIONS = 100
const MAX_EXCHANGES = 200

/** The account that owns a conversation; null when there is none. */
export async function readAccountOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ accountId: string }>`
    SELECT account_id::text AS "accountId" FROM assistant_conversations
    WHERE id = ${id}::bigint`.execute(db)
  return rows[0]?.accountId ?? null
}

/** A new conversation; the oldest ones go when there are too many. */
export async function insertConversation(
  trx: Db,
  accountId: string,
  { title, at }: { title: string; at: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO assistant_conversations (account_id, title, at)
    VALUES (${accountId}, ${title}, ${new Date(at)}) RETURNING id::text`.execute(trx)
  await sql`DELETE FROM assistant_conversations WHERE id IN (
    SELECT id FROM assistant_conversations WHERE account_id = ${accountId}
    ORDER BY at DESC, id DESC OFFSET ${MAX_CONVERSATIONS})`.execute(trx)
  return rows[0]?.id ?? ''
}

export async function readConversations(
  db: Db,
  accountId: string,
): Promise<AssistantConversation[]> {
  const { rows } = await sql<AssistantConversation>`
    SELECT id::text, title, floor(extract(epoch FROM at) * 1000)::float8 AS at
    FROM assistant_conversations WHERE account_id = ${accountId}
    ORDER BY assistant_conversations.at DESC, assistant_conversations.id DESC
    LIMIT ${MAX_CONVERSATIONS}`.execute(db)
  return rows
}

/** Questions and answers of a conversation, the last ones, oldest first. */
export async function readExchanges(
  db: Db,
  conversationId: string,
  limit = MAX_EXCHANGES,
): Promise<AssistantTurn[]> {
  const { rows } = await sql<AssistantTurn>`
    SELECT * FROM (
      SELECT ${exchangeColumns}, t.id AS place FROM assistant_turns t
      WHERE t.conversation_id = ${conversationId}::bigint ORDER BY t.id DESC LIMIT ${limit}
    ) AS last ORDER BY place`.execute(db)
  return rows
}

export type KeyedExchange = AssistantTurn & { conversationId: string }

/** The exchange that a member began under a key. */
export async function readKeyed(
  db: Db,
  accountId: string,
  key: string,
): Promise<KeyedExchange | null> {
  const { rows } = await sql<KeyedExchange>`
    SELECT ${exchangeColumns}, t.conversation_id::text AS "conversationId" FROM assistant_turns t
    WHERE t.account_id = ${accountId} AND t.request_key = ${key}`.execute(db)
  return rows[0] ?? null
}

const exchangeColumns = sql`t.id::text, t.question,
  floor(extract(epoch FROM t.at) * 1000)::float8 AS at, t.text, t.blocks, t.sources, t.unsourced,
  t.suggestions, (ARRAY['done', 'stopped', 'failed'])[t.state] AS state`

export type NewExchange = {
  accountId: string
  conversationId: string
  key: string
  question: string
  at: number
}

/** Begins a exchange, or begins the one of this key again; gives its id. */
export async function beginExchange(trx: Db, exchange: NewExchange): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO assistant_turns (conversation_id, account_id, request_key, question, at)
    VALUES (${exchange.conversationId}, ${exchange.accountId}, ${exchange.key},
      ${exchange.question}, ${new Date(exchange.at)})
    ON CONFLICT (account_id, request_key) DO UPDATE SET state = ${STATE.failed}
    RETURNING id::text`.execute(trx)
  await sql`UPDATE assistant_conversations SET at = ${new Date(exchange.at)}
    WHERE id = ${exchange.conversationId}::bigint`.execute(trx)
  return rows[0]?.id ?? ''
}

/** Stores what came of an answer; nothing when the conversation has been deleted meanwhile. */
export async function endExchange(db: Db, id: string, answer: StoredAnswer): Promise<void> {
  await sql`UPDATE assistant_turns SET text = ${answer.text},
      blocks = ${JSON.stringify(answer.blocks)}, sources = ${JSON.stringify(answer.sources)},
      unsourced = ${JSON.stringify(answer.unsourced)},
      suggestions = ${JSON.stringify(answer.suggestions)}, state = ${STATE[answer.state]}
    WHERE id = ${id}::bigint`.execute(db)
}

export async function deleteConversation(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM assistant_conversations WHERE id = ${id}::bigint`.execute(db)
}

export async function deleteConversationsOf(trx: Db, accountId: string): Promise<void> {
  await sql`DELETE FROM assistant_conversations WHERE account_id = ${accountId}`.execute(trx)
}
