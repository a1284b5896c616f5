import { sql } from 'kysely'
import {
  type Bus,
  historySubject,
  positionSubject,
  type TopicMessage,
  topicOf,
} from '../../../platform/bus'
import { batchedRead, type Db } from '../../../platform/database'
import { eventOf } from './append-act'
import { readEntries } from './entries.repository'
import { authorsIn, entriesApart } from './hidden-entry.rules'
import { readHiddenFrom } from './hidden-from.repository'
import { shownEntry } from './stored-entry'

/** A gateway remembers as many. */
const MAX_HISTORY = 200
/** A broker takes a message of 1 MiB: of long messages a gateway gets fewer. */
const MAX_CHARACTERS = 200_000

const CONVERSATION = /^conv\/([1-9]\d{0,17})$/

type Head = { id: string; epoch: string; seq: number }

async function readHeads(db: Db, ids: readonly string[]): Promise<Map<string, Head>> {
  const { rows } = await sql<Head>`SELECT id::text, epoch, last_seq::float8 AS seq
    FROM conversations WHERE id = ANY(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Answers gateways for the topics of conversations until `signal` aborts: the log is the stored
 * topic. A gateway asks for thousands of silent ones at once, and one query answers hundreds.
 */
export function servePositions({ db, bus }: { db: Db; bus: Bus }, signal: AbortSignal): void {
  const readHead = batchedRead<Head, string>((ids) => readHeads(db, ids))
  const headOf = async (subject: string) => {
    const [, id] = CONVERSATION.exec(topicOf(subject)) ?? []
    return id === undefined ? undefined : readHead(id)
  }

  const position = async (_payload: unknown, subject: string) => {
    const head = await headOf(subject)
    return head ? { epoch: head.epoch, seq: head.seq } : null
  }
  const history = async (_payload: unknown, subject: string): Promise<TopicMessage[]> => {
    const head = await headOf(subject)
    if (!head) return []
    const whole = { conversationId: head.id, firstSeq: 0, lastSeq: head.seq }
    const entries = await readEntries(db, whole, { limit: MAX_HISTORY })
    const inLog = (authorId: string) => ({ conversationId: head.id, authorId })
    const hiddenFrom = await readHiddenFrom(db, entries.flatMap(authorsIn).map(inLog))
    const ofAuthor = (authorId: string) => hiddenFrom(inLog(authorId))
    const shown = entries.map(shownEntry)
    return newest(shown.map((entry) => eventOf(head, entry, entriesApart(entry, ofAuthor))))
  }
  bus.respond(positionSubject('conv/*'), position, signal)
  bus.respond(historySubject('conv/*'), history, signal)
}

/** The last ones that fit into one message of the bus. */
function newest(events: readonly TopicMessage[]): TopicMessage[] {
  let characters = 0
  const first = events.findLastIndex((event) => {
    characters += JSON.stringify(event).length
    return characters > MAX_CHARACTERS
  })
  return events.slice(first + 1)
}
