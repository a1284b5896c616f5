import { sql } from 'kysely'
import { type Random, randomFrom } from '../../../server/src/feeds/random'
import { type Db, jsonRows } from '../../../server/src/platform/database'
import { createCorpus, WORDS } from '../news/search/corpus'

const CONVERSATIONS = 1_000
const BATCH = 5_000
const RARE = 20_000
const CHARACTERS = 600
const FIRST_CHARACTER = 0x4e00

/** Messages of chats: some words each, common ones often. */
export function createChatTexts(seed: string) {
  const random = randomFrom(seed)
  const { clubs } = createCorpus(seed)
  const character = () => String.fromCodePoint(FIRST_CHARACTER + 7 * random.int(0, CHARACTERS - 1))
  const rare = Array.from({ length: RARE }, () => character() + character())
  const word = () => pickCommon(random.next() < 0.4 ? WORDS : rare, random)
  return {
    clubs,
    rare,
    random,
    text() {
      const words = Array.from({ length: random.int(2, 9) }, word)
      if (random.next() < 0.1) words.push(pickCommon(clubs, random))
      return words.join('')
    },
  }
}

/** Zipf's law: the n-th text comes 1/n as often as the first. */
function pickCommon(texts: readonly string[], random: Random): string {
  return texts[Math.floor(texts.length ** random.next()) - 1] ?? ''
}

/** Groups of one member with as many messages in all; a few of the groups have most of them. */
export async function fillLogs(
  db: Db,
  { memberId, otherId, count }: { memberId: string; otherId: string; count: number },
): Promise<void> {
  const { random, text } = createChatTexts('messages')
  await sql`INSERT INTO conversations (kind, epoch, last_at)
    SELECT 2, 'bench', now() FROM generate_series(1, ${CONVERSATIONS})`.execute(db)
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM conversations ORDER BY id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    SELECT c.id, m.id, now() FROM conversations c,
      unnest(ARRAY[${memberId}, ${otherId}]::bigint[]) AS m (id)`.execute(db)
  const seqs = new Map(ids.map((id) => [id, 0]))
  const columns = { id: 'bigint', seq: 'bigint', n: 'bigint', text: 'text' } as const
  for (let first = 0; first < count; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => {
      const id = ids[Math.floor(random.next() ** 2 * ids.length)] ?? ''
      const seq = (seqs.get(id) ?? 0) + 1
      seqs.set(id, seq)
      return { id, seq, n: first + at, text: text() }
    })
    await sql`
      INSERT INTO conversation_entries (conversation_id, seq, messages, sender_id, client_msg_id,
        kind, body, at)
      SELECT r.id, r.seq, r.seq, ${otherId}, uuidv7(), 1,
        jsonb_build_object('kind', 'text', 'text', r.text), to_timestamp(1700000000 + r.n * 20)
      FROM ${jsonRows('r', batch, columns)}`.execute(db)
  }
  await sql`UPDATE conversations c SET last_seq = e.seq, messages = e.seq, last_at = e.at
    FROM (SELECT conversation_id, max(seq) AS seq, max(at) AS at FROM conversation_entries
      GROUP BY 1) e
    WHERE e.conversation_id = c.id`.execute(db)
}
