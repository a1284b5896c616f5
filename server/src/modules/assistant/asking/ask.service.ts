import {
  type AnswerEvent,
  type AssistantTurn,
  MAX_QUESTION,
  type Question,
} from '@saidian/shared/contracts/assistant'
import { REASONS } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { Logger } from '../../../platform/log'
import { ASSISTANT_CONVERSATION } from '../access.rules'
import type { Asker, Budget } from '../budget/budget'
import {
  beginExchange,
  checkAccess,
  endExchange,
  insertConversation,
  readExchanges,
  readKeyed,
  type StoredAnswer,
} from '../conversations'
import { asSeen, type Market, type MarketOf, stricter, withoutMarket } from '../market/market'
import type { Answerer, EarlierAnswer } from './answerer'
import { plainText } from './plain-text'
import { createRunning } from './running'

export type AskDeps = {
  db: Db
  clock: Clock
  log: Logger
  budget: Budget
  answerer: Answerer
  marketOf: MarketOf
}

export type AskCall = { asker: Asker; question: Question }
export type Answering = (signal: AbortSignal) => AsyncGenerator<AnswerEvent>

/** Earlier turns that a question may go on from. */
const MAX_EARLIER = 10
const TITLE_LENGTH = 30

type Exchange = { id: string; conversationId: string; earlier: EarlierAnswer[] }

/**
 * Checks a question and prepares its answer, which begins when it is read. Throws before the first
 * event for what the asker may not do.
 */
export function createAsking(deps: AskDeps): (call: AskCall) => Promise<Answering> {
  const { db, budget } = deps
  const running = createRunning()

  return async ({ asker, question: sent }) => {
    const question = plainText(sent.question).trim()
    if (question === '' || [...question].length > MAX_QUESTION)
      throw new RequestError('request.invalid', { field: 'question' })
    const known = asker.memberId === null ? null : await readKeyed(db, asker.memberId, sent.key)
    const member = asker.memberId === null ? null : { id: asker.memberId }
    const own = member ? await deps.marketOf(member.id) : 'open'
    const market = stricter(own, sent.closed ?? 'open')
    if (known?.state === 'done') return () => replay(asSeen(known, market))
    if (member && sent.conversationId !== undefined)
      await checkAccess(db, member, 'change', known?.conversationId ?? sent.conversationId)
    const leave = running.enter(asker)
    try {
      const counted = await budget.take(asker)
      const exchange = member
        ? await beginStored(deps, member, { ...sent, question, known, market })
        : beginUnstored(deps, sent, market)
      return (signal) => {
        // Also when the reader leaves before the first event: then nothing of the answer runs.
        signal.addEventListener('abort', leave, { once: true })
        return answering(deps, {
          exchange,
          question,
          signal,
          isStored: member !== null,
          counted,
          leave,
          market,
        })
      }
    } catch (error) {
      leave()
      throw error
    }
  }
}

/** The answer that is stored under the key of the question. */
async function* replay(exchange: AssistantTurn & { conversationId: string }) {
  const { id, conversationId, sources, text, blocks, unsourced, suggestions } = exchange
  yield { kind: 'started' as const, conversationId, answerId: id }
  for (const source of sources) yield { kind: 'source' as const, source }
  yield { kind: 'text' as const, text }
  for (const block of blocks) yield { kind: 'block' as const, block }
  if (unsourced.length > 0) yield { kind: 'unsourced' as const, figures: unsourced }
  yield { kind: 'done' as const, suggestions }
}

async function beginStored(
  { db, clock }: AskDeps,
  member: { id: string },
  sent: Question & { known: (AssistantTurn & { conversationId: string }) | null; market: Market },
): Promise<Exchange> {
  permit(member, 'make', { kind: ASSISTANT_CONVERSATION, ownerId: member.id })
  const at = clock.now()
  const { question, key, known } = sent
  return db.transaction().execute(async (trx) => {
    const title = [...question].slice(0, TITLE_LENGTH).join('')
    const conversationId =
      known?.conversationId ??
      sent.conversationId ??
      (await insertConversation(trx, member.id, { title, at }))
    const turns = await readExchanges(trx, conversationId, MAX_EARLIER)
    const exchange = { accountId: member.id, conversationId, key, question, at }
    const id = await beginExchange(trx, exchange)
    const earlier = turns.filter((each) => each.id !== id)
    return { id, conversationId, earlier: earlier.map((each) => asSeen(each, sent.market)) }
  })
}

function beginUnstored(
  { clock }: AskDeps,
  { before = [], key }: Question,
  market: Market,
): Exchange {
  const at = clock.now()
  const earlier = before.map(({ question, text }) => ({
    question: plainText(question),
    text: market === 'open' ? plainText(text) : withoutMarket(plainText(text)),
    at,
  }))
  return { id: key, conversationId: '', earlier }
}

type Run = {
  exchange: Exchange
  question: string
  signal: AbortSignal
  isStored: boolean
  counted: { refund: () => Promise<void> }
  leave: () => void
  market: Market
}

async function* answering(
  { db, log, answerer }: AskDeps,
  { exchange, question, signal, isStored, counted, leave, market }: Run,
): AsyncGenerator<AnswerEvent> {
  const { id, conversationId, earlier } = exchange
  const answer: StoredAnswer = {
    text: '',
    blocks: [],
    sources: [],
    unsourced: [],
    suggestions: [],
    state: 'stopped',
  }
  try {
    yield { kind: 'started', conversationId, answerId: id }
    for await (const event of answerer({ question, earlier, market, signal })) {
      collect(answer, event)
      yield event
    }
  } catch (error) {
    if (signal.aborted) return
    answer.state = 'failed'
    await counted.refund()
    const failure = failureOf(error)
    if (failure.reason === 'server.fault' || failure.reason === 'assistant.model')
      log.warn({ err: error }, 'no answer of the assistant')
    yield failure
  } finally {
    leave()
    if (isStored) await endExchange(db, id, answer)
  }
}

function collect(answer: StoredAnswer, event: AnswerEvent): void {
  if (event.kind === 'text') answer.text += event.text
  else if (event.kind === 'block') answer.blocks.push(event.block)
  else if (event.kind === 'source') answer.sources.push(event.source)
  else if (event.kind === 'unsourced') answer.unsourced = event.figures
  else if (event.kind === 'done') {
    answer.suggestions = event.suggestions
    answer.state = 'done'
  }
}

function failureOf(error: unknown): Extract<AnswerEvent, { kind: 'error' }> {
  const reason = error instanceof RequestError ? error.reason : 'server.fault'
  const retryAfterMs = error instanceof RequestError ? error.retryAfterMs : undefined
  return {
    kind: 'error',
    reason,
    message: REASONS[reason].message,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
}
