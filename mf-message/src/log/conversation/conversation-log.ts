import { callEndpoint, mapFailure } from '@saidian/shared/api'
import type { Author } from '@saidian/shared/contracts/content'
import {
  type Entry,
  type EntryRange,
  getConversation,
  getEntries,
} from '@saidian/shared/contracts/messaging'
import {
  asListed,
  type ListedConversation,
  withAnswer,
  withEntry as withCountedEntry,
  withLength,
  withReadUpTo,
} from '@saidian/shared/conversation'
import {
  type AskedRange,
  coveredBy,
  hasOlder,
  isBehind,
  type LogRun,
  runAt,
  withEntries,
  withEntry,
  withRange,
} from '../run/run.rules'
import { followLog } from './follow-log'
import { hiddenAfter, hiddenAfterEntry, hiddenAfterRange } from './hidden.rules'
import type { LogDeps } from './log-deps'
import { type LogState, NOTHING_YET } from './log-state'
import { createReceipts, type Receipts } from './receipts'
import { createUncover } from './uncover'

/** A page of entries: about three screens. */
const PAGE = 50
/** Further behind than this, a device shows the end of the log and loads the rest on demand. */
const MAX_CATCH_UP = 100

/**
 * The log of one conversation while it is open: at once what the device has, then what the server
 * adds, then every entry as it comes. A hole is repaired by its numbers.
 */
export class ConversationLog {
  readonly id: string
  readonly receipts: Receipts
  readonly #deps: LogDeps
  readonly #signal: AbortSignal
  readonly #listeners = new Set<() => void>()
  readonly #uncover = createUncover({ state: () => this.#state, ask: (asked) => this.#ask(asked) })
  #state: LogState = NOTHING_YET
  #isRepairing = false
  /** An old part of the log is shown: new entries are counted, not shown. */
  #isDetached = false

  constructor(deps: LogDeps, id: string, signal: AbortSignal) {
    this.#deps = deps
    this.id = id
    this.#signal = signal
    const onRead = (seq: number) => this.changeConversation((known) => withReadUpTo(known, seq))
    this.receipts = createReceipts(deps, id, signal, onRead)
    void this.#open()
  }

  state = (): LogState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(change: Partial<LogState>): void {
    if (this.#signal.aborted) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  changeConversation(recipe: (known: ListedConversation) => ListedConversation): void {
    const known = this.#state.conversation
    const next = known && recipe(known)
    if (next && next !== known) this.change({ conversation: next })
  }

  /** Takes one entry: of the topic, or the acknowledgement of an own message. */
  take(entry: Entry): void {
    const { people } = this.#state
    const run = this.#state.run ?? runAt(this.#state.conversation, entry)
    if (!run) return
    const next = withEntry(run, entry)
    this.#show(next)
    this.changeConversation((known) => withCountedEntry(known, entry, this.#deps.memberId))
    this.#setHidden(hiddenAfterEntry(this.#state.hidden, entry))
    const covered = { epoch: next.epoch, from: entry.seq, to: entry.seq }
    const saved = { ...next, entries: [entry], hidden: [...this.#state.hidden] }
    void this.#deps.device.save(this.id, covered, saved).catch(ignored)
    if (next.beyond.length > 0) void this.#repair()
    const isSeen = entry.body.kind !== 'hidden'
    if (isSeen && !people.has(entry.senderId)) void this.#learnSender(entry)
  }

  /** The entries above the run, oldest first. */
  async loadNewer(): Promise<void> {
    const { run } = this.#state
    if (run && isBehind(run)) await this.#ask({ after: run.to }).catch(ignored)
  }

  /** The entries before the run: from the device if it has them, else from the server. */
  async loadOlder(): Promise<void> {
    const { run, older } = this.#state
    if (!run || older === 'loading' || !hasOlder(run)) return
    this.change({ older: 'loading' })
    const upTo = run.from - 1
    try {
      if (!(await this.#showStored(upTo))) await this.#ask({ upTo })
      this.change({ older: 'idle' })
    } catch {
      this.change({ older: 'failed' })
    }
  }

  /** Shows the part of the log around a message; false when it cannot be read. */
  async goTo(seq: number): Promise<boolean> {
    const { run } = this.#state
    if (run && seq >= run.from && seq <= run.to) return true
    try {
      const upTo = Math.min(seq + PAGE / 2, run?.lastSeq ?? seq)
      await this.#ask({ upTo })
      this.#isDetached = this.#state.run !== null && isBehind(this.#state.run)
      return true
    } catch {
      return false
    }
  }

  /** Shows the end of the log again. */
  async goToEnd(): Promise<void> {
    const { run } = this.#state
    this.#isDetached = false
    if (run && isBehind(run)) await this.#ask({}).catch(ignored)
  }

  async deleteHere(seqs: readonly number[]): Promise<void> {
    await this.#deps.device.deleteHere(this.id, seqs).catch(ignored)
    this.change({ deleted: new Set([...this.#state.deleted, ...seqs]) })
  }

  /** Reads what is missing at the end; answers where the log stands. Rejects without an answer. */
  async catchUp(): Promise<{ epoch: string; seq: number }> {
    void this.readConversation()
    try {
      const { run } = this.#state
      const range = await (run && this.#isDetached ? this.#readPosition() : this.#readEnd(run))
      this.change({ error: null })
      return { epoch: range.epoch, seq: range.lastSeq }
    } catch (failure) {
      if (!this.#state.run) this.change({ error: mapFailure(failure) })
      throw failure
    }
  }

  /** Reads names and markers of the conversation again. */
  async readConversation(): Promise<void> {
    const { http, device } = this.#deps
    const args = { query: { id: this.id } }
    try {
      const answer = await callEndpoint(http, getConversation, args, this.#quietly())
      const { readSeq, unread, mentionSeq } = answer
      const opened = this.#state.opened ?? { readSeq, unread, mentionSeq }
      const known = this.#state.conversation ?? undefined
      this.change({ conversation: withAnswer(known, answer), opened })
      this.#setHidden(hiddenAfter(this.#state.hidden, answer.hidden))
      await device.saveConversation(answer)
    } catch (failure) {
      if (!this.#state.conversation) this.change({ error: mapFailure(failure) })
    }
  }

  async #open(): Promise<void> {
    await this.#showDevice().catch(ignored)
    if (!this.#signal.aborted) followLog(this, this.#deps, this.#signal)
  }

  async #showDevice(): Promise<void> {
    const { device } = this.#deps
    this.change({ deleted: new Set(await device.readDeleted(this.id)) })
    const end = await device.readEnd(this.id, PAGE)
    const conversation = end?.head.conversation ?? (await this.#deps.listed(this.id))
    const hidden = new Set(end?.head.hidden ?? conversation?.hidden)
    this.change({ conversation: conversation && asListed(conversation), hidden })
    const part = end?.part
    if (!part) return
    await this.#showPeople(part.entries)
    this.#show(withEntries(null, part.covered, { ...part.head, entries: part.entries }))
  }

  async #showStored(upTo: number): Promise<boolean> {
    const part = await this.#deps.device.readUpTo(this.id, upTo, PAGE).catch(() => null)
    const { run } = this.#state
    if (!part || !run || part.covered.epoch !== run.epoch) return false
    await this.#showPeople(part.entries)
    const known = this.#state.run
    if (!known) return false
    this.#show(withEntries(known, part.covered, { ...known, entries: part.entries }))
    void this.#uncover()
    return true
  }

  async #showPeople(entries: readonly Entry[]): Promise<void> {
    const ids = new Set(entries.map(({ senderId }) => senderId))
    this.#addPeople(await this.#deps.device.readPeople([...ids]))
  }

  /** Reads the hole below entries that arrived early, once at a time. */
  async #repair(): Promise<void> {
    if (this.#isRepairing) return
    this.#isRepairing = true
    try {
      for (let tries = 0; tries < MAX_CATCH_UP; tries++) {
        const { run } = this.#state
        if (!run || run.beyond.length === 0 || this.#isDetached || this.#signal.aborted) return
        await this.#ask({ after: run.to })
      }
    } catch {
      // The topic, or the next entry, asks again.
    } finally {
      this.#isRepairing = false
    }
  }

  /** An entry of the topic has no name of its sender. */
  async #learnSender({ seq }: Entry): Promise<void> {
    const range = await this.#readOne({ upTo: seq }).catch(() => null)
    if (range) this.#addPeople(range.members)
  }

  #quietly = () => ({ signal: this.#signal, isBackground: true })

  #readOne(asked: AskedRange): Promise<EntryRange> {
    const args = { body: { id: this.id, limit: 1, ...asked } }
    const options = { ...this.#quietly(), needsNetwork: true }
    return callEndpoint(this.#deps.http, getEntries, args, options)
  }

  /** What follows on the run; the end alone when that is too much, or the numbering is new. */
  async #readEnd(run: LogRun | null): Promise<EntryRange> {
    if (!run) return this.#ask({})
    const range = await this.#ask({ after: run.to })
    const reached = this.#state.run
    const isWhole = reached !== null && reached.epoch === range.epoch && !isBehind(reached)
    return isWhole && range.epoch === run.epoch ? range : this.#ask({})
  }

  /** Only where the log stands, so that the part that is read stays on the screen. */
  async #readPosition(): Promise<EntryRange> {
    const range = await this.#readOne({})
    const { run } = this.#state
    if (run?.epoch !== range.epoch) return this.#ask({})
    this.#show({ ...run, lastSeq: Math.max(run.lastSeq, range.lastSeq) })
    return range
  }

  async #ask(asked: AskedRange): Promise<EntryRange> {
    const { http, device } = this.#deps
    const limit = asked.after === undefined ? PAGE : MAX_CATCH_UP
    const options = { ...this.#quietly(), isAwaited: true, needsNetwork: true }
    const args = { body: { id: this.id, limit, ...asked } }
    const range = await callEndpoint(http, getEntries, args, options)
    this.#addPeople(range.members)
    this.change({ run: withRange(this.#state.run, range, asked) })
    this.changeConversation((known) => withLength(known, range))
    this.#setHidden(hiddenAfterRange(this.#state.hidden, range))
    if (!isBehind(this.#state.run as LogRun)) this.#isDetached = false
    const covered = coveredBy(range, asked)
    // Nothing waits for the device: the topic is followed at once.
    void device.save(this.id, covered, { ...range, hidden: [...this.#state.hidden] }).catch(ignored)
    void device.savePeople(range.members).catch(ignored)
    return range
  }

  #setHidden(hidden: ReadonlySet<string>): void {
    if (hidden === this.#state.hidden) return
    this.change({ hidden })
    void this.#uncover()
  }

  #show(run: LogRun): void {
    if (!isBehind(run)) this.#isDetached = false
    if (run !== this.#state.run) this.change({ run })
  }

  #addPeople(added: readonly Author[]): void {
    if (added.length === 0) return
    const people = new Map(this.#state.people)
    for (const person of added) people.set(person.id, person)
    this.change({ people })
  }
}

/** What is not stored is read from the server the next time. */
function ignored(): void {}
