import type { Author } from '@saidian/shared/contracts/content'
import type { Conversation, Entry } from '@saidian/shared/contracts/messaging'
import { afterRecall, recallerOf } from '@saidian/shared/conversation'
import type { IDBPDatabase } from 'idb'
import type { Covered } from '../run/run.rules'
import { spanOf, withSpan } from '../run/spans.rules'
import { keysOf, type LogDatabase, type LogSchema, type StoredHead } from './log-database'

/** Entries that lie on the device without a hole, with the head of their log. */
export type StoredPart = {
  head: StoredHead
  covered: Covered
  entries: Entry[]
}

/** The end of a log as this device has it; no part where it has the head alone. */
type StoredEnd = { head: StoredHead; part: StoredPart | null }

type Opened = IDBPDatabase<LogSchema>

type Saved = {
  lastSeq: number
  firstSeq: number
  entries: readonly Entry[]
  hidden?: readonly string[]
}

/** The logs of one member as this device has them. */
export class DeviceLog {
  readonly #database: LogDatabase
  readonly #memberId: string

  constructor(database: LogDatabase, memberId: string) {
    this.#database = database
    this.#memberId = memberId
  }

  /** The last `count` entries of the log that this device has; null without its head. */
  readEnd(id: string, count: number): Promise<StoredEnd | null> {
    return this.#database.use(async (opened) => {
      const head = await this.#head(opened, id)
      if (!head) return null
      const last = head.spans.at(-1)
      return { head, part: last ? await this.#part(opened, id, head, last[1], count) : null }
    })
  }

  /** Up to `count` entries up to and with `seq`; null when this one is not on the device. */
  readUpTo(id: string, seq: number, count: number): Promise<StoredPart | null> {
    return this.#database.use(async (opened) => {
      const head = await this.#head(opened, id)
      return head && spanOf(head.spans, seq) ? this.#part(opened, id, head, seq, count) : null
    })
  }

  /** Stores what an answer covers. A log of another epoch is forgotten before. */
  save(id: string, covered: Covered, saved: Saved): Promise<void> {
    return this.#database.use((opened) => save(opened, this.#memberId, id, { covered, saved }))
  }

  saveConversation(conversation: Conversation): Promise<void> {
    return this.#database.use(async (opened) => {
      const { id, epoch, lastSeq, firstSeq } = conversation
      const transaction = opened.transaction('heads', 'readwrite')
      const known = await transaction.store.get([this.#memberId, id])
      const head = known ?? { epoch, lastSeq, firstSeq, spans: [], hidden: [] }
      const { hidden = [] } = conversation
      await transaction.store.put({ ...head, hidden, conversation }, [this.#memberId, id])
      await transaction.done
    })
  }

  savePeople(people: readonly Author[]): Promise<void> {
    return this.#database.use(async (opened) => {
      const transaction = opened.transaction('people', 'readwrite')
      for (const person of people) await transaction.store.put(person, [this.#memberId, person.id])
      await transaction.done
    })
  }

  readPeople(ids: readonly string[]): Promise<Author[]> {
    return this.#database.use(async (opened) => {
      const transaction = opened.transaction('people')
      const found = await Promise.all(ids.map((id) => transaction.store.get([this.#memberId, id])))
      return found.filter((person) => person !== undefined)
    })
  }

  /** Deletes messages from this device alone. */
  deleteHere(id: string, seqs: readonly number[]): Promise<void> {
    return this.#database.use(async (opened) => {
      const transaction = opened.transaction('deleted', 'readwrite')
      for (const seq of seqs) await transaction.store.put(seq, [this.#memberId, id, seq])
      await transaction.done
    })
  }

  readDeleted(id: string): Promise<number[]> {
    return this.#database.use((opened) => opened.getAll('deleted', keysOf(this.#memberId, id)))
  }

  async #head(opened: Opened, id: string): Promise<StoredHead | null> {
    return (await opened.get('heads', [this.#memberId, id])) ?? null
  }

  async #part(
    opened: Opened,
    id: string,
    head: StoredHead,
    seq: number,
    count: number,
  ): Promise<StoredPart | null> {
    const span = spanOf(head.spans, seq)
    if (!span) return null
    const from = Math.max(span[0], seq - count + 1)
    const range = IDBKeyRange.bound([this.#memberId, id, from], [this.#memberId, id, seq])
    const entries = await opened.getAll('entries', range)
    return { head, covered: { epoch: head.epoch, from, to: seq }, entries }
  }
}

async function save(
  opened: Opened,
  member: string,
  id: string,
  { covered, saved }: { covered: Covered; saved: Saved },
): Promise<void> {
  const transaction = opened.transaction(['entries', 'heads'], 'readwrite')
  const [entries, heads] = [transaction.objectStore('entries'), transaction.objectStore('heads')]
  const stored = await heads.get([member, id])
  const known = stored?.epoch === covered.epoch ? stored : null
  if (stored && !known) await entries.delete(keysOf(member, id))
  for (const entry of saved.entries) {
    const before = await entries.get([member, id, entry.seq])
    // An answer may be older than a recall that is stored already.
    if (before?.body.kind !== 'recalled') await entries.put(entry, [member, id, entry.seq])
    if (entry.body.kind !== 'recall') continue
    const target = await entries.get([member, id, entry.body.seq])
    if (!target) continue
    await entries.put(afterRecall(target, recallerOf(entry)), [member, id, entry.body.seq])
  }
  const head = {
    epoch: covered.epoch,
    lastSeq: Math.max(known?.lastSeq ?? 0, saved.lastSeq),
    firstSeq: Math.max(known?.firstSeq ?? 0, saved.firstSeq),
    spans: withSpan(known?.spans ?? [], [covered.from, covered.to]),
    hidden: saved.hidden ?? known?.hidden ?? [],
    conversation: stored?.conversation ?? null,
  }
  await heads.put(head, [member, id])
  await transaction.done
}

/** Forgets everything of all members but one: a login ended, or another one began. */
export function forgetOthers(database: LogDatabase, memberId: string): Promise<void> {
  return database.use(async (opened) => {
    const tables = ['entries', 'heads', 'people', 'deleted', 'outbox'] as const
    const transaction = opened.transaction(tables, 'readwrite')
    for (const name of ['entries', 'heads', 'people', 'deleted'] as const) {
      const store = transaction.objectStore(name)
      await store.delete(IDBKeyRange.upperBound([memberId], true))
      await store.delete(IDBKeyRange.lowerBound([memberId, []], true))
    }
    const outbox = transaction.objectStore('outbox')
    for (const item of await outbox.getAll()) {
      if (item.memberId !== memberId) await outbox.delete(item.order)
    }
    await transaction.done
  })
}
