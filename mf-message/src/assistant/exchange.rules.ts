import type { ApiError } from '@saidian/shared/api'
import type { AnswerEvent, AssistantTurn, Question } from '@saidian/shared/contracts/assistant'

/** Why an answer failed; `message` is safe to show. */
export type ExchangeError = Pick<ApiError, 'reason' | 'message'> & {
  /** Ms since 1970, the clock of the device; null when it may be retried at once. */
  retryAt: number | null
}

/** A question and its answer on the screen. */
export type Exchange = Omit<AssistantTurn, 'state'> & {
  /** Names the exchange on this page. */
  ref: string
  /** The server answers one key once; null when the exchange was asked elsewhere. */
  key: string | null
  state: AssistantTurn['state'] | 'asking'
  /** What the assistant has read, in order; only while it answers here. */
  steps: readonly string[]
  error: ExchangeError | null
}

/** An exchange as the device stores it. */
export type StoredExchange = AssistantTurn & { key: string | null }

/** Longest text of an answer: what a model says without an end is cut. */
const MAX_TEXT = 40_000
/** Marks that change the direction of what follows: an answer could show another order. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/** A question that is about to be asked. */
export function newExchange(question: string, key: string, at: number): Exchange {
  return { ...EMPTY, id: key, ref: key, key, question, at, state: 'asking' }
}

const EMPTY = {
  text: '',
  blocks: [],
  sources: [],
  unsourced: [],
  suggestions: [],
  steps: [],
  error: null,
}

/** The exchange asked once more: nothing of the answer before stays. */
export function askedAgain(exchange: Exchange, key: string): Exchange {
  return { ...exchange, ...EMPTY, key, state: 'asking' }
}

/** The exchange after an event of its answer. */
export function afterEvent(exchange: Exchange, event: AnswerEvent, nowMs: number): Exchange {
  switch (event.kind) {
    case 'started':
      return { ...exchange, ...EMPTY, id: event.answerId }
    case 'reading':
      return { ...exchange, steps: [...exchange.steps, event.label] }
    case 'text':
      return { ...exchange, text: withText(exchange.text, event.text) }
    case 'block':
      return { ...exchange, blocks: [...exchange.blocks, event.block] }
    case 'source':
      return { ...exchange, sources: [...exchange.sources, event.source] }
    case 'unsourced':
      return { ...exchange, unsourced: [...exchange.unsourced, ...event.figures] }
    case 'done':
      return { ...exchange, state: 'done', suggestions: event.suggestions }
    case 'error':
      return afterError(exchange, event, nowMs)
  }
}

function withText(text: string, more: string): string {
  return (text + more.replace(DIRECTION_MARKS, '')).slice(0, MAX_TEXT)
}

/** The exchange whose answer failed. */
export function afterError(
  exchange: Exchange,
  { reason, message, retryAfterMs }: Pick<ApiError, 'reason' | 'message' | 'retryAfterMs'>,
  nowMs: number,
): Exchange {
  const retryAt = retryAfterMs === undefined ? null : nowMs + retryAfterMs
  return { ...exchange, state: 'failed', error: { reason, message, retryAt } }
}

/** A stored exchange as it is shown. `exchange.key` is missing where the server stored it. */
export function exchangeOf(stored: AssistantTurn & { key?: string | null }): Exchange {
  return { ...stored, ref: stored.id, key: stored.key ?? null, steps: [], error: null }
}

/** An exchange as the device stores it: one that the page left in the middle has failed. */
export function storedExchange(exchange: Exchange): StoredExchange {
  const { ref: _ref, steps: _steps, error: _error, state, ...rest } = exchange
  return { ...rest, state: state === 'asking' ? 'failed' : state }
}

/** The most exchanges and characters that a question brings along. */
const MAX_BEFORE = 10
const MAX_BEFORE_TEXT = 20_000

/** What a visitor sends along: the last exchanges that have an answer, oldest first. */
export function exchangesBefore(exchanges: readonly Exchange[]): NonNullable<Question['before']> {
  return exchanges
    .filter(({ text, state }) => text !== '' && (state === 'done' || state === 'stopped'))
    .slice(-MAX_BEFORE)
    .map(({ question, text }) => ({ question, text: text.slice(0, MAX_BEFORE_TEXT) }))
}
