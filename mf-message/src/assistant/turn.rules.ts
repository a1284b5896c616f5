import type { ApiError } from '@saidian/shared/api'
import type { AnswerEvent, AssistantTurn, Question } from '@saidian/shared/contracts/assistant'

/** Why an answer failed; `message` is safe to show. */
export type TurnError = Pick<ApiError, 'reason' | 'message'> & {
  /** Ms since 1970, the clock of the device; null when it may be retried at once. */
  retryAt: number | null
}

/** A question and its answer on the screen. */
export type Turn = Omit<AssistantTurn, 'state'> & {
  /** Names the turn on this page. */
  ref: string
  /** The server answers one key once; null when the turn was asked elsewhere. */
  key: string | null
  state: AssistantTurn['state'] | 'asking'
  /** What the assistant has read, in order; only while it answers here. */
  steps: readonly string[]
  error: TurnError | null
}

/** A turn as the device stores it. */
export type StoredTurn = AssistantTurn & { key: string | null }

/** Longest text of an answer: what a model says without an end is cut. */
const MAX_TEXT = 40_000
/** Marks that change the direction of what follows: an answer could show another order. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/** A question that is about to be asked. */
export function newTurn(question: string, key: string, at: number): Turn {
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

/** The turn asked once more: nothing of the answer before stays. */
export function askedAgain(turn: Turn, key: string): Turn {
  return { ...turn, ...EMPTY, key, state: 'asking' }
}

/** The turn after an event of its answer. */
export function afterEvent(turn: Turn, event: AnswerEvent, nowMs: number): Turn {
  switch (event.kind) {
    case 'started':
      return { ...turn, ...EMPTY, id: event.answerId }
    case 'reading':
      return { ...turn, steps: [...turn.steps, event.label] }
    case 'text':
      return { ...turn, text: withText(turn.text, event.text) }
    case 'block':
      return { ...turn, blocks: [...turn.blocks, event.block] }
    case 'source':
      return { ...turn, sources: [...turn.sources, event.source] }
    case 'unsourced':
      return { ...turn, unsourced: [...turn.unsourced, ...event.figures] }
    case 'done':
      return { ...turn, state: 'done', suggestions: event.suggestions }
    case 'error':
      return afterError(turn, event, nowMs)
  }
}

function withText(text: string, more: string): string {
  return (text + more.replace(DIRECTION_MARKS, '')).slice(0, MAX_TEXT)
}

/** The turn whose answer failed. */
export function afterError(
  turn: Turn,
  { reason, message, retryAfterMs }: Pick<ApiError, 'reason' | 'message' | 'retryAfterMs'>,
  nowMs: number,
): Turn {
  const retryAt = retryAfterMs === undefined ? null : nowMs + retryAfterMs
  return { ...turn, state: 'failed', error: { reason, message, retryAt } }
}

/** A stored turn as it is shown. `turn.key` is missing where the server stored it. */
export function turnOf(stored: AssistantTurn & { key?: string | null }): Turn {
  return { ...stored, ref: stored.id, key: stored.key ?? null, steps: [], error: null }
}

/** A turn as the device stores it: one that the page left in the middle has failed. */
export function storedTurn(turn: Turn): StoredTurn {
  const { ref: _ref, steps: _steps, error: _error, state, ...rest } = turn
  return { ...rest, state: state === 'asking' ? 'failed' : state }
}

/** The most turns and characters that a question brings along. */
const MAX_BEFORE = 10
const MAX_BEFORE_TEXT = 20_000

/** What a visitor sends along: the last turns that have an answer, oldest first. */
export function turnsBefore(turns: readonly Turn[]): NonNullable<Question['before']> {
  return turns
    .filter(({ text, state }) => text !== '' && (state === 'done' || state === 'stopped'))
    .slice(-MAX_BEFORE)
    .map(({ question, text }) => ({ question, text: text.slice(0, MAX_BEFORE_TEXT) }))
}
