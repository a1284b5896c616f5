import type { RoomEvent, RoomMessage } from '@saidian/shared/contracts/rooms'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { beijingDate } from '@saidian/shared/lib'
import type { TopicMessage } from '../../../../platform/bus'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { RequestError } from '../../../../platform/errors'
import type { StoredTopics } from '../../../../platform/topics'
import { type Author, type NobleOf, readAuthors, shownMessage } from '../authors'
import type { Conversation } from '../conversation'
import { type Admitted, admit } from './admit'
import type { StoredBatch } from './outbox'
import { lockPace, readRoomsOf, savePace } from './pace.repository'
import { chooseShown, countOthers, freeMessages, withShown } from './pace.rules'
import { countActivity, findSent, insertMessages, type Send } from './sending.repository'

export type StoreBatchDeps = { db: Db; clock: Clock; topics: StoredTopics; nobleOf: NobleOf }

type Outcomes = Map<string, RoomMessage | RequestError>
type Authors = ReadonlyMap<string, Author>
type Published = { event: TopicMessage | null; leftOut: number }

const OTHERS_WITHIN_MS = 1_000

/**
 * Stores messages of one conversation and publishes those that its viewers get, in one transaction.
 * What was sent before with the same key is answered with the stored message.
 */
export function createStoreBatch(deps: StoreBatchDeps) {
  const { db, topics, nobleOf } = deps

  return async (
    conversation: Conversation,
    sends: readonly Send[],
  ): Promise<StoredBatch<RoomMessage>> => {
    // Before the transaction, which would wait for a second connection while it has one.
    const ids = sends.map(({ authorId }) => authorId)
    const authors = await readAuthors(db, nobleOf, ids)
    const { outcomes, event, leftOut } = await db.transaction().execute(async (trx) => {
      const outcomes: Outcomes = new Map()
      const admitted = await admitNew(trx, deps, { sends, authors, outcomes })
      const published = await store(trx, deps, { conversation, admitted, authors, outcomes })
      return { outcomes, ...published }
    })
    if (event) topics.publish(event)
    const none = () => new RequestError('auth.not_allowed')
    return {
      outcomes: sends.map((send) => outcomes.get(keyOf(send)) ?? none()),
      hasMore: leftOut > 0,
    }
  }
}

const keyOf = ({ authorId, key }: Pick<Send, 'authorId' | 'key'>) => `${authorId}/${key}`

type Batch = { sends: readonly Send[]; authors: Authors; outcomes: Outcomes }

/** Puts the outcome of what was sent before, or may not be sent, into `outcomes`. */
async function admitNew(
  trx: Db,
  { clock }: StoreBatchDeps,
  { sends, authors, outcomes }: Batch,
): Promise<Admitted[]> {
  const distinct = new Map(sends.map((send) => [keyOf(send), send]))
  const answerSent = async (given: readonly Send[]) => {
    if (given.length === 0) return
    for (const message of await findSent(trx, given)) {
      const author = authors.get(message.authorId)
      if (author) outcomes.set(keyOf(message), shownMessage(message, author))
    }
  }
  await answerSent([...distinct.values()])
  const fresh = [...distinct].flatMap(([key, send]) => (outcomes.has(key) ? [] : [send]))
  const { admitted, rejected } = await admit(
    trx,
    fresh.filter(({ authorId }) => authors.has(authorId)),
    clock.now(),
  )
  for (const [send, error] of rejected) outcomes.set(keyOf(send), error)
  // The same message may have been stored by another process while this one counted its tries.
  await answerSent([...rejected.keys()])
  return admitted
}

type Given = {
  conversation: Conversation
  admitted: readonly Admitted[]
  authors: Authors
  outcomes: Outcomes
}

/** The lock of the pace comes first: it orders the batches of all processes. */
async function store(trx: Db, deps: StoreBatchDeps, given: Given): Promise<Published> {
  const { conversation, admitted, authors, outcomes } = given
  const { topic, matchId } = conversation
  const sends = admitted.map(({ send }) => send)
  const pace = await lockPace(trx, topic)
  const nowMs = deps.clock.now()
  const rows = sends.length > 0 ? await insertMessages(trx, { matchId, nowMs }, sends) : []
  const admittedBy = new Map(admitted.map((one) => [one.send.authorId, one]))
  const stored = rows.flatMap(({ id, at, authorId }) => {
    const [one, author] = [admittedBy.get(authorId), authors.get(authorId)]
    if (!one || !author) return []
    const message = shownMessage({ ...one.send, id, at, matchId, role: one.role }, author)
    outcomes.set(keyOf(one.send), message)
    return [{ message, send: one.send, role: one.role, noble: author.noble }]
  })
  await countActivity(
    trx,
    beijingDate(nowMs),
    stored.map(({ send }) => send),
  )
  const others = await countOthersOf(trx, deps.topics, conversation)
  const shown = chooseShown(stored, freeMessages(pace, pace.nowMs, others))
  const leftOut = pace.leftOut + stored.length - shown.length
  // What is left out is reported with the next messages, or alone when none come.
  const isReported = leftOut > 0 && (shown.length > 0 || sends.length === 0)
  const data: RoomEvent = {
    serverAt: nowMs,
    ...(shown.length > 0 && { said: shown.map(({ message }) => message) }),
    ...(isReported && { leftOut }),
  }
  const event =
    isReported || shown.length > 0 ? await deps.topics.append(trx, topic, () => data) : null
  const left = isReported ? 0 : leftOut
  await savePace(trx, topic, withShown(pace, pace.nowMs, shown.length, left))
  return { event, leftOut: left }
}

/** Gifts, entrances and acts that the viewers of a room got in the last second. */
async function countOthersOf(
  trx: Db,
  topics: StoredTopics,
  conversation: Conversation,
): Promise<number> {
  const rooms = await readRoomsOf(trx, conversation)
  if (rooms.length === 0) return 0
  const counts = new Map<string, number>()
  const events = await topics.recent(trx, rooms.map(TOPIC.room), OTHERS_WITHIN_MS)
  for (const { topic, data } of events)
    counts.set(topic, (counts.get(topic) ?? 0) + countOthers(data as RoomEvent))
  return Math.max(0, ...counts.values())
}
