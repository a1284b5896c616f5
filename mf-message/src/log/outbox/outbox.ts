import type { Entry } from '@saidian/shared/contracts/messaging'
import { createRetry, type Retry } from '@saidian/shared/realtime'
import { v7 } from 'uuid'
import type { NewItem, OutboxItem } from './outbox-item'
import type { OutboxStore } from './outbox-store'
import { type SendDeps, sendItem } from './send-item'
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel'
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
  #term: AbortSignal | null = null

  constructor(options: OutboxOptions) {
    this.#options = options
    const { memberId, signal, locks } = options
    const name = `saidian-outbox-${memberId}`
    this.#channel = openTabChannel(name, signal, (message) => this.#onMessage(message))
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

  /** Whether nothing waits that would be lost, or stay unsent, with this outbox. */
  isIdle(): boolean {
    const { store } = this.#options
    return store.items().every((item) => item.state !== 'waiting' && !store.isHereAlone(item))
  }

  /** Whether the device stores nothing, so that what waits is lost with the page. */
  isStoreLost = (): boolean => this.#options.store.isLost

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls for each message that the server has acknowledged, in any tab. */
  onSent(listener: Sent): () => void {
    this.#sentListeners.add(listener)
    return () => this.#sentListeners.delete(listener)
  }

  /**
   * Takes a message: it shows and waits as soon as this returns. Settles once the device has stored
   * it, or has shown that it does not; it is sent as soon as that is possible.
   */
  async add({ conversationId, body, quote }: NewItem): Promise<void> {
    const { store, memberId, nowMs } = this.#options
    const added = store.add({
      memberId,
      conversationId,
      clientMsgId: v7(),
      body,
      ...(quote ? { quote } : {}),
      at: nowMs(),
      state: 'waiting',
    })
    this.#show()
    await added
    this.#changed()
    this.#watchLeader()
  }

  /** 重发. */
  async resend(clientMsgId: string): Promise<void> {
    await this.#options.store.moveToEnd(clientMsgId)
    this.#changed()
    this.#watchLeader()
  }

  async remove(clientMsgId: string): Promise<void> {
    const removed = this.#options.store.remove(clientMsgId)
    this.#show()
    await removed
    this.#show()
    this.#channel.post({ kind: 'removed', clientMsgId })
  }

  #onMessage(message: TabMessage): void {
    const { store } = this.#options
    if (message.kind === 'sent' && message.entry.clientMsgId !== null) {
      store.forget(message.entry.clientMsgId)
      this.#emitSent(message.conversationId, message.entry)
    }
    if (message.kind === 'removed') store.forget(message.clientMsgId)
    void this.#refresh()
  }

  #changed(): void {
    this.#channel.post({ kind: 'changed' })
    this.#show()
    this.#sendAll()
  }

  /** Reads the items and sends what can be sent. */
  async #refresh(): Promise<void> {
    await this.#options.store.sync()
    if (this.#options.signal.aborted) return
    this.#show()
    this.#sendAll()
  }

  #show(): void {
    this.#items = this.#options.store.items()
    for (const listener of this.#listeners) listener()
  }

  /** The leader sends everything, another tab what no other one can see. */
  #mayNext(item: OutboxItem): boolean {
    const { signal, store } = this.#options
    if (item.state !== 'waiting' || signal.aborted) return false
    return this.#isLeading() || store.isHereAlone(item)
  }

  #isLeading(): boolean {
    return this.#term !== null && !this.#term.aborted
  }

  #sendAll(): void {
    const waiting = this.#items.filter((item) => this.#mayNext(item))
    for (const id of new Set(waiting.map((item) => item.conversationId))) {
      if (!this.#running.has(id)) void this.#send(id).catch(() => this.#running.delete(id))
    }
  }

  /** Sends to one conversation, a message after the other, until nothing waits or one must wait. */
  async #send(id: string): Promise<void> {
    const { store, signal } = this.#options
    const term = this.#isLeading() && this.#term ? this.#term : signal
    const isNext = (item: OutboxItem) => item.conversationId === id && this.#mayNext(item)
    this.#running.add(id)
    let mayGoOn = true
    while (mayGoOn && !term.aborted) {
      await store.sync()
      const item = store.items().find(isNext)
      if (!item) break
      mayGoOn = await this.#sendOne(item, term)
    }
    this.#running.delete(id)
    // What was written while the last reading was under way.
    if (mayGoOn && !term.aborted && store.items().some(isNext)) void this.#send(id)
  }

  /** Answers whether the next message of the conversation may follow. */
  async #sendOne(item: OutboxItem, term: AbortSignal): Promise<boolean> {
    const { store } = this.#options
    const outcome = await sendItem(this.#options, item, term)
    if (term.aborted) return false
    const { conversationId: id } = item
    if ('entry' in outcome) {
      this.#retries.get(id)?.settle()
      // Shown at once, however long the device takes.
      const removed = store.remove(item.clientMsgId)
      this.#emitSent(id, outcome.entry)
      this.#channel.post({ kind: 'sent', conversationId: id, entry: outcome.entry })
      this.#show()
      await removed
      // Nothing may be in this page alone any more.
      this.#show()
      return true
    }
    const { error } = outcome
    // The session is over: what waits is forgotten with it, or goes with the next login.
    if (error.reason === 'auth.no_token') return false
    if (error.retryable || error.code === 0) {
      this.#retryOf(id).failed(error.retryAfterMs)
      return false
    }
    await store.change(item.clientMsgId, { state: 'failed', problem: error.message })
    this.#changed()
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
