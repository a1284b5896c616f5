import type { Entry } from '@saidian/shared/contracts/messaging'
import { createRetry, type Retry } from '@saidian/shared/realtime'
import { v7 } from 'uuid'
import type { NewItem, OutboxItem } from './outbox-item'
import type { OutboxStore } from './outbox-store'
import { type SendDeps, sendItem } from './send-item'
import { openTabChannel, type TabChannel } from './tab-channel'
import { type Locks, TabLeader } from './tab-leader'

export type OutboxOptions = Omit<SendDeps, 'store'> & {
  store: OutboxStore
  memberId: string
  signal: AbortSignal
  locks: Locks | null
  nowMs: () => number
}

type Sent = (conversationId: string, entry: Entry) => void

const RETRY = { baseMs: 2_000, maxMs: 30_000 }
/** A leader that has not sent by then may be a tab that the system suspended. */
const PATIENCE_MS = 10_000

/**
 * Sends what the member wrote, in the order of each conversation, once: also after a reload, and
 * from one of several tabs. A message that the server rejects is marked and passed over; without
 * a network everything waits.
 */
export class Outbox {
  readonly #options: OutboxOptions
  readonly #leader: TabLeader
  readonly #channel: TabChannel
  readonly #listeners = new Set<() => void>()
  readonly #sentListeners = new Set<Sent>()
  /** Conversations that are being sent to, each by one run. */
  readonly #running = new Set<string>()
  readonly #retries = new Map<string, Retry>()
  #items: readonly OutboxItem[] = []
  /** Those that this device has stored; only they are sent. */
  #stored: readonly OutboxItem[] = []
  /** Those that it is about to store: shown already, for storing takes longer than a frame. */
  #adding: readonly OutboxItem[] = []
  #term: AbortSignal | null = null
  #reading: Promise<void> = Promise.resolve()

  constructor(options: OutboxOptions) {
    this.#options = options
    const { memberId, signal, locks } = options
    const name = `saidian-outbox-${memberId}`
    this.#channel = openTabChannel(name, signal, (message) => {
      if (message.kind === 'sent') this.#emitSent(message.conversationId, message.entry)
      void this.#refresh()
    })
    const lead = (term: AbortSignal) => {
      this.#term = term
      void this.#refresh()
    }
    this.#leader = new TabLeader({ name, signal, locks, lead })
    signal.addEventListener('abort', () => this.#stop(), { once: true })
    void this.#refresh()
  }

  /** What waits, oldest first; the same array until something changes. */
  items = (): readonly OutboxItem[] => this.#items

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls for each message that the server has acknowledged, in any tab. */
  onSent(listener: Sent): () => void {
    this.#sentListeners.add(listener)
    return () => this.#sentListeners.delete(listener)
  }

  /** Shows a message at once, stores it and sends it as soon as that is possible. */
  async add({ conversationId, body, quote }: NewItem): Promise<void> {
    const { store, memberId, nowMs } = this.#options
    const item: Omit<OutboxItem, 'order'> = {
      memberId,
      conversationId,
      clientMsgId: v7(),
      body,
      ...(quote ? { quote } : {}),
      at: nowMs(),
      state: 'waiting',
    }
    const shown = { ...item, order: Number.MAX_SAFE_INTEGER }
    this.#adding = [...this.#adding, shown]
    this.#show()
    try {
      await store.add(item)
      await this.#changed()
    } finally {
      this.#adding = this.#adding.filter((other) => other !== shown)
      if (this.#items.includes(shown)) this.#show()
    }
    this.#watchLeader()
  }

  /** 重发. */
  async resend(order: number): Promise<void> {
    await this.#options.store.moveToEnd(order)
    await this.#changed()
    this.#watchLeader()
  }

  async remove(order: number): Promise<void> {
    await this.#options.store.remove(order)
    await this.#changed()
  }

  async #changed(): Promise<void> {
    this.#channel.post({ kind: 'changed' })
    await this.#refresh()
  }

  /** Reads the items, one reading after the other, and sends what can be sent. */
  #refresh(): Promise<void> {
    this.#reading = this.#reading
      .then(async () => {
        const items = await this.#options.store.list()
        if (this.#options.signal.aborted) return
        this.#stored = items
        this.#show()
        this.#sendAll()
      })
      .catch(() => undefined)
    return this.#reading
  }

  #show(): void {
    const stored = new Set(this.#stored.map(({ clientMsgId }) => clientMsgId))
    const adding = this.#adding.filter(({ clientMsgId }) => !stored.has(clientMsgId))
    this.#items = [...this.#stored, ...adding]
    for (const listener of this.#listeners) listener()
  }

  #sendAll(): void {
    const term = this.#term
    if (!term || term.aborted) return
    const waiting = this.#stored.filter(({ state }) => state === 'waiting')
    for (const id of new Set(waiting.map((item) => item.conversationId))) {
      if (!this.#running.has(id)) void this.#send(id, term).catch(() => this.#running.delete(id))
    }
  }

  /** Sends to one conversation, a message after the other, until nothing waits or one must wait. */
  async #send(id: string, term: AbortSignal): Promise<void> {
    const isNext = (item: OutboxItem) => item.conversationId === id && item.state === 'waiting'
    this.#running.add(id)
    let mayGoOn = true
    while (mayGoOn && !term.aborted) {
      const item = (await this.#options.store.list()).find(isNext)
      if (!item) break
      mayGoOn = await this.#sendOne(item, term)
    }
    this.#running.delete(id)
    // What was written while the last reading was under way.
    if (mayGoOn && !term.aborted && this.#stored.some(isNext)) void this.#send(id, term)
  }

  /** Answers whether the next message of the conversation may follow. */
  async #sendOne(item: OutboxItem, term: AbortSignal): Promise<boolean> {
    const { store } = this.#options
    const outcome = await sendItem(this.#options, item, term)
    if (term.aborted) return false
    const { conversationId: id } = item
    if ('entry' in outcome) {
      this.#retries.get(id)?.settle()
      await store.remove(item.order)
      this.#emitSent(id, outcome.entry)
      this.#channel.post({ kind: 'sent', conversationId: id, entry: outcome.entry })
      await this.#changed()
      return true
    }
    const { error } = outcome
    // The session is over: what waits is forgotten with it, or goes with the next login.
    if (error.reason === 'auth.no_token') return false
    if (error.retryable || error.code === 0) {
      this.#retryOf(id).failed(error.retryAfterMs)
      return false
    }
    await store.change(item.order, { state: 'failed', problem: error.message })
    await this.#changed()
    return true
  }

  #retryOf(id: string): Retry {
    const known = this.#retries.get(id)
    if (known) return known
    const retry = createRetry(() => void this.#refresh(), RETRY)
    this.#retries.set(id, retry)
    return retry
  }

  #emitSent(conversationId: string, entry: Entry): void {
    for (const listener of this.#sentListeners) listener(conversationId, entry)
  }

  /** The tab that the member uses takes over when the leader sends nothing. */
  #watchLeader(): void {
    if (this.#leader.isLeader) return
    const timer = setTimeout(() => {
      const waits = this.#items.some(({ state }) => state === 'waiting')
      if (waits && navigator.onLine && !document.hidden) this.#leader.takeOver()
    }, PATIENCE_MS)
    this.#options.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }

  #stop(): void {
    for (const retry of this.#retries.values()) retry.settle()
    this.#listeners.clear()
    this.#sentListeners.clear()
  }
}
