import { type ApiError, type Http, mapFailure } from '@saidian/shared/api'
import type { AnswerEvent, ClosedMarket, Question } from '@saidian/shared/contracts/assistant'
import { v7 as newKey } from 'uuid'
import { askAssistant } from './ask-assistant'
import type { ConversationSource } from './conversation-source'
import {
  afterError,
  afterEvent,
  askedAgain,
  type Exchange,
  exchangesBefore,
  newExchange,
} from './exchange.rules'

/** The conversation on the screen. */
export type SessionState = {
  /** Null before the first question. */
  conversationId: string | null
  exchanges: readonly Exchange[]
  status: 'ready' | 'loading' | 'failed'
  error: ApiError | null
  /** The exchange that was asked here last: its progress is announced. */
  liveRef: string | null
}

export type SessionDeps = {
  http: Http
  source: ConversationSource
  /** Whether who asks is still who opened the session. */
  isCurrent: () => boolean
  closed: () => ClosedMarket | undefined
}

const NEW: SessionState = {
  conversationId: null,
  exchanges: [],
  status: 'ready',
  error: null,
  liveRef: null,
}

/** Text comes word by word; the page shows it in steps of this length. */
const STEP_MS = 50

/**
 * The conversation of a caller with the assistant. It outlives the page: an answer goes on while
 * one reads another page of the product.
 */
export class AssistantSession {
  /** What stands in the field, over a visit of another page. */
  draft = ''
  #state = NEW
  #running: AbortController | null = null
  #step: ReturnType<typeof setTimeout> | undefined
  readonly #listeners = new Set<() => void>()
  readonly #deps: SessionDeps

  constructor(deps: SessionDeps) {
    this.#deps = deps
  }

  readonly read = (): SessionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks, unless an answer is under way. */
  ask(question: string): void {
    if (this.#running || this.#state.status !== 'ready') return
    const exchange = newExchange(question, newKey(), Date.now())
    void this.#run(exchange, [...this.#state.exchanges, exchange])
  }

  /** Asks a failed or stopped question once more. */
  retry(ref: string): void {
    const exchange = this.#state.exchanges.find((one) => one.ref === ref)
    if (!exchange || this.#running) return
    // The server has the stopped answer under its key.
    if (exchange.state === 'stopped') {
      this.ask(exchange.question)
      return
    }
    const again = askedAgain(exchange, exchange.key ?? newKey())
    const exchanges = this.#state.exchanges.map((one) => (one === exchange ? again : one))
    void this.#run(again, exchanges)
  }

  /** Ends the answer that is under way; what has come stays. */
  stop(): void {
    if (!this.#running) return
    this.#running.abort()
    this.#running = null
    const exchanges = this.#state.exchanges.map((exchange) =>
      exchange.state === 'asking' ? { ...exchange, state: 'stopped' as const } : exchange,
    )
    this.#change({ exchanges })
    this.#save()
  }

  /** Ends the answer without a trace: its caller has left. */
  close(): void {
    this.#running?.abort()
    this.#running = null
    clearTimeout(this.#step)
    this.#state = NEW
  }

  /** Shows a stored conversation. */
  async open(id: string): Promise<void> {
    this.stop()
    const opening = { ...NEW, conversationId: id, status: 'loading' as const }
    this.#change(opening)
    const isShown = () => this.#state.conversationId === id && this.#state.status === 'loading'
    try {
      const exchanges = await this.#deps.source.exchanges(id)
      if (isShown()) this.#change({ exchanges, status: 'ready' })
    } catch (failure) {
      if (isShown()) this.#change({ status: 'failed', error: mapFailure(failure) })
    }
  }

  /** Begins a new conversation. */
  startNew(): void {
    this.stop()
    this.#change(NEW)
  }

  async #run(exchange: Exchange, exchanges: readonly Exchange[]): Promise<void> {
    const running = new AbortController()
    this.#running = running
    const { save } = this.#deps.source
    const conversationId = this.#state.conversationId ?? (save ? newKey() : null)
    this.#change({ exchanges, conversationId, liveRef: exchange.ref })
    this.#save()
    const failed = await this.#answer(exchange, running.signal)
    if (this.#running !== running) return
    this.#running = null
    if (failed) this.#changeExchange(exchange.ref, (one) => afterError(one, failed, Date.now()))
    this.#save()
  }

  /** Why the answer failed; null when it came to its end. */
  async #answer(exchange: Exchange, signal: AbortSignal): Promise<ApiError | null> {
    const onEvent = (event: AnswerEvent) => {
      if (!this.#deps.isCurrent()) this.close()
      if (!signal.aborted) this.#take(exchange.ref, event)
    }
    try {
      await askAssistant(this.#deps.http, this.#questionOf(exchange), { signal, onEvent })
      return null
    } catch (failure) {
      return mapFailure(failure)
    }
  }

  #questionOf({ ref, question, key }: Exchange): Question {
    const closed = this.#deps.closed()
    const asked = { question, key: key ?? ref, ...(closed && { closed }) }
    const { conversationId, exchanges } = this.#state
    if (!this.#deps.source.save) return conversationId ? { ...asked, conversationId } : asked
    const at = exchanges.findIndex((exchange) => exchange.ref === ref)
    return { ...asked, before: exchangesBefore(exchanges.slice(0, at)) }
  }

  #take(ref: string, event: AnswerEvent): void {
    if (event.kind === 'started' && !this.#deps.source.save)
      this.#change({ conversationId: event.conversationId })
    const isText = event.kind === 'text'
    this.#changeExchange(ref, (exchange) => afterEvent(exchange, event, Date.now()), isText)
  }

  #changeExchange(ref: string, after: (exchange: Exchange) => Exchange, canWait = false): void {
    const exchanges = this.#state.exchanges.map((exchange) =>
      exchange.ref === ref ? after(exchange) : exchange,
    )
    this.#change({ exchanges }, canWait)
  }

  #change(part: Partial<SessionState>, canWait = false): void {
    this.#state = { ...this.#state, ...part }
    if (canWait) this.#step ??= setTimeout(this.#notify, STEP_MS)
    else this.#notify()
  }

  readonly #notify = (): void => {
    clearTimeout(this.#step)
    this.#step = undefined
    for (const listener of this.#listeners) listener()
  }

  #save(): void {
    const { conversationId, exchanges } = this.#state
    if (conversationId) void this.#deps.source.save?.(conversationId, exchanges)
  }
}
