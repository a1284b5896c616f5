import type { AnswerEvent } from '@saidian/shared/contracts/assistant'
import type { Market } from '../market/market'

/** What stands before a question in its conversation, oldest first. */
export type EarlierAnswer = { question: string; text: string; at: number }

export type Ask = {
  question: string
  earlier: readonly EarlierAnswer[]
  market: Market
  signal: AbortSignal
}

/**
 * Writes an answer: `reading`, `text`, `block`, `source`, `unsourced`, and `done` at its end. It
 * goes on only as fast as its events are taken, and throws when it cannot go on.
 */
export type Answerer = (ask: Ask) => AsyncGenerator<AnswerEvent>
