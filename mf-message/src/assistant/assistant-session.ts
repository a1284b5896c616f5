import { type ApiError, type Http, mapFailure } from '@saidian/shared/api'
import type { AnswerEvent, Question } from '@saidian/shared/contracts/assistant'
import { v7 as newKey } from 'uuid'
import { askAssistant } from './ask-assistant'
import type { ConversationSource } from './conversation-source'
import { afterError, afterEvent, askedAgain, newTurn, type Turn, turnsBefore } from './turn.rules'

/** The conversation on the screen. */
export type SessionState = {
  /** Null before the first question. */
  conversationId: string | null
  turns: readonly Turn[]
  status: 'ready' | 'loading' | 'failed'
  error: ApiError | null
  /** The turn that was asked here last: its progress is announced. */
  liveRef: string | null
}

export type SessionDeps = {
  http: Http
  source: ConversationSource
  /** Whether who asks is still who opened the session. */
  isCurrent: () => boolean
}

const NEW: SessionState = {
  conversationId: null,
  turns: [],
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
    const turn = newTurn(question, newKey(), Date.now())
    void this.#run(turn, [...this.#state.turns, turn])
  }

  /** Asks a failed or stopped question once more. */
  retry(ref: string): void {
    const turn = this.#state.turns.find((one) => one.ref === ref)
    if (!turn || this.#running) return
    // The server has the stopped answer under its key.
    if (turn.state === 'stopped') {
      this.ask(turn.question)
      return
    }
    const again = askedAgain(turn, turn.key ?? newKey())
    const turns = this.#state.turns.map((one) => (one === turn ? again : one))
    void this.#run(again, turns)
  }

  /** Ends the answer that is under way; what has come stays. */
  stop(): void {
    if (!this.#running) return
    this.#running.abort()
    this.#running = null
    const turns = this.#state.turns.map((turn) =>
      turn.state === 'asking' ? { ...turn, state: 'stopped' as const } : turn,
    )
    this.#change({ turns })
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
      const turns = await this.#deps.source.turns(id)
      if (isShown()) this.#change({ turns, status: 'ready' })
    } catch (failure) {
      if (isShown()) this.#change({ status: 'failed', error: mapFailure(failure) })
    }
  }

  /** Begins a new conversation. */
  startNew(): void {
    this.stop()
    this.#change(NEW)
  }

  async #run(turn: Turn, turns: readonly Turn[]): Promise<void> {
    const running = new AbortController()
    this.#running = running
    const { save } = this.#deps.source
    const conversationId = this.#state.conversationId ?? (save ? newKey() : null)
    this.#change({ turns, conversationId, liveRef: turn.ref })
    this.#save()
    const failed = await this.#answer(turn, running.signal)
    if (this.#running !== running) return
    this.#running = null
    if (failed) this.#changeTurn(turn.ref, (one) => afterError(one, failed, Date.now()))
    this.#save()
  }

  /** Why the answer failed; null when it came to its end. */
  async #answer(turn: Turn, signal: AbortSignal): Promise<ApiError | null> {
    const onEvent = (event: AnswerEvent) => {
      if (!this.#deps.isCurrent()) this.close()
      if (!signal.aborted) this.#take(turn.ref, event)
    }
    try {
      await askAssistant(this.#deps.http, this.#questionOf(turn), { signal, onEvent })
      return null
    } catch (failure) {
      return mapFailure(failure)
    }
  }

  #questionOf({ ref, question, key }: Turn): Question {
    const asked = { question, key: key ?? ref }
    const { conversationId, turns } = this.#state
    if (!this.#deps.source.save) return conversationId ? { ...asked, conversationId } : asked
    const at = turns.findIndex((turn) => turn.ref === ref)
    return { ...asked, before: turnsBefore(turns.slice(0, at)) }
  }

  #take(ref: string, event: AnswerEvent): void {
    if (event.kind === 'started' && !this.#deps.source.save)
      this.#change({ conversationId: event.conversationId })
    const isText = event.kind === 'text'
    this.#changeTurn(ref, (turn) => afterEvent(turn, event, Date.now()), isText)
  }

  #changeTurn(ref: string, after: (turn: Turn) => Turn, canWait = false): void {
    const turns = this.#state.turns.map((turn) => (turn.ref === ref ? after(turn) : turn))
    this.#change({ turns }, canWait)
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
    const { conversationId, turns } = this.#state
    if (conversationId) void this.#deps.source.save?.(conversationId, turns)
  }
}
