import type { Author } from '@saidian/shared/contracts/content'
import type { Conversation, Entry } from '@saidian/shared/contracts/messaging'
import { afterRecall, recallerOf } from '../run/recalled.rules'
import type { Covered } from '../run/run.rules'
import { spanOf, withSpan } from '../run/spans.rules'
import { keysOf, type LogDatabase, type StoredHead } from './log-database'

/** Entries that lie on the device without a hole, with the head of their log. */
export type StoredPart = {
  head: StoredHead
  covered: Covered
  entries: Entry[]
}

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

  /** The last `count` entries of the log that this device has; null when it has none. */
  async readEnd(id: string, count: number): Promise<StoredPart | null> {
    const head = await this.readHead(id)
    const last = head?.spans.at(-1)
    return last && head ? this.#readPart(id, head, last[1], count) : null
  }

  /** Up to `count` entries up to and with `seq`; null when this one is not on the device. */
  async readUpTo(id: string, seq: number, count: number): Promise<StoredPart | null> {
    const head = await this.readHead(id)
    return head && spanOf(head.spans, seq) ? this.#readPart(id, head, seq, count) : null
  }

  async readHead(id: string): Promise<StoredHead | null> {
    return (await this.#database.get('heads', [this.#memberId, id])) ?? null
  }

  /** Stores what an answer covers. A log of another epoch is forgotten before. */
  async save(id: string, covered: Covered, saved: Saved): Promise<void> {
    const member = this.#memberId
    const transaction = this.#database.transaction(['entries', 'heads'], 'readwrite')
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

  async saveConversation(conversation: Conversation): Promise<void> {
    const { id, epoch, lastSeq, firstSeq } = conversation
    const transaction = this.#database.transaction('heads', 'readwrite')
    const known = await transaction.store.get([this.#memberId, id])
    const head = known ?? { epoch, lastSeq, firstSeq, spans: [], hidden: [] }
    await transaction.store.put({ ...head, conversation }, [this.#memberId, id])
    await transaction.done
  }

  async savePeople(people: readonly Author[]): Promise<void> {
    const transaction = this.#database.transaction('people', 'readwrite')
    for (const person of people) await transaction.store.put(person, [this.#memberId, person.id])
    await transaction.done
  }

  async readPeople(ids: readonly string[]): Promise<Author[]> {
    const transaction = this.#database.transaction('people')
    const found = await Promise.all(ids.map((id) => transaction.store.get([this.#memberId, id])))
    return found.filter((person) => person !== undefined)
  }

  /** Deletes messages from this device alone. */
  async deleteHere(id: string, seqs: readonly number[]): Promise<void> {
    const transaction = this.#database.transaction('deleted', 'readwrite')
    for (const seq of seqs) await transaction.store.put(seq, [this.#memberId, id, seq])
    await transaction.done
  }

  readDeleted(id: string): Promise<number[]> {
    return this.#database.getAll('deleted', keysOf(this.#memberId, id))
  }

  async #readPart(
    id: string,
    head: StoredHead,
    seq: number,
    count: number,
  ): Promise<StoredPart | null> {
    const span = spanOf(head.spans, seq)
    if (!span) return null
    const from = Math.max(span[0], seq - count + 1)
    const range = IDBKeyRange.bound([this.#memberId, id, from], [this.#memberId, id, seq])
    const entries = await this.#database.getAll('entries', range)
    return { head, covered: { epoch: head.epoch, from, to: seq }, entries }
  }
}

/** Forgets everything of all members but one: a login ended, or another one began. */
export async function forgetOthers(database: LogDatabase, memberId: string): Promise<void> {
  const tables = ['entries', 'heads', 'people', 'deleted', 'outbox'] as const
  const transaction = database.transaction(tables, 'readwrite')
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
}
