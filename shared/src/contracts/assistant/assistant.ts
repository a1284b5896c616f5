import Type, { type Static } from 'typebox'
import { ContentId, RequestKey } from '../content'
import { endpoint } from '../http'
import { validatorOf } from '../validation'

/** Longest question, in characters. */
export const MAX_QUESTION = 500

const Ms = Type.Integer({ minimum: 0, description: 'milliseconds since 1970, the server clock' })

/** Where a figure comes from: the block of a page, and the time of its data. */
export const AnswerSource = Type.Object({
  /** Number in the text: `[1]` stands behind the figures that it gave. */
  n: Type.Integer({ minimum: 1, maximum: 99 }),
  /** Such as 英超积分榜. */
  title: Type.String(),
  /** Address inside the product, at the block. */
  link: Type.String(),
  at: Ms,
})
export type AnswerSource = Static<typeof AnswerSource>

const Cell = Type.String()

/** What an answer consists of besides text: rows of the product's own data. */
export const AnswerBlock = Type.Union([
  Type.Object({
    kind: Type.Literal('table'),
    title: Type.String(),
    columns: Type.Array(Type.String(), { maxItems: 12 }),
    rows: Type.Array(Type.Array(Cell, { maxItems: 12 }), { maxItems: 60 }),
    source: Type.Integer({ minimum: 1 }),
  }),
  Type.Object({
    kind: Type.Literal('matches'),
    /** The page draws each as a row with its live score. */
    matches: Type.Array(Type.Object({ sport: Type.Integer(), id: Type.Integer() }), {
      maxItems: 30,
    }),
    source: Type.Integer({ minimum: 1 }),
  }),
  Type.Object({
    kind: Type.Literal('chart'),
    title: Type.String(),
    /** Bars by label, such as goals of each match. */
    bars: Type.Array(
      Type.Object({ label: Type.String(), value: Type.Number(), text: Type.String() }),
      { maxItems: 20 },
    ),
    source: Type.Integer({ minimum: 1 }),
  }),
])
export type AnswerBlock = Static<typeof AnswerBlock>

/**
 * What an answer streams, each a line `data: {json}` of `text/event-stream`. `text` is Markdown and
 * goes on where the one before ended. After `done` or `error` the stream ends; without either it
 * was cut, and the question can be asked again under the same key.
 */
export const AnswerEvent = Type.Union([
  Type.Object({
    kind: Type.Literal('started'),
    conversationId: Type.String(),
    answerId: Type.String(),
  }),
  /** What the assistant reads now, such as 正在查询 英超积分榜. */
  Type.Object({ kind: Type.Literal('reading'), label: Type.String() }),
  Type.Object({ kind: Type.Literal('text'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('block'), block: AnswerBlock }),
  Type.Object({ kind: Type.Literal('source'), source: AnswerSource }),
  /** Figures of the text that no source gave: shown as 非本站数据. */
  Type.Object({ kind: Type.Literal('unsourced'), figures: Type.Array(Type.String()) }),
  /** Questions that fit next. */
  Type.Object({
    kind: Type.Literal('done'),
    suggestions: Type.Array(Type.String(), { maxItems: 4 }),
  }),
  Type.Object({
    kind: Type.Literal('error'),
    reason: Type.String(),
    message: Type.String(),
    retryAfterMs: Type.Optional(Type.Integer()),
  }),
])
export type AnswerEvent = Static<typeof AnswerEvent>
export const isAnswerEvent = validatorOf(AnswerEvent)

export const AssistantTurn = Type.Object({
  id: Type.String(),
  question: Type.String(),
  at: Ms,
  text: Type.String(),
  blocks: Type.Array(AnswerBlock),
  sources: Type.Array(AnswerSource),
  unsourced: Type.Array(Type.String()),
  suggestions: Type.Array(Type.String()),
  /** `stopped` by the asker; `failed` can be asked again. */
  state: Type.Enum(['done', 'stopped', 'failed']),
})
export type AssistantTurn = Static<typeof AssistantTurn>
export const isAssistantTurn = validatorOf(AssistantTurn)

/**
 * Why the asker sees no figures of bookmakers: teen mode, or 显示指数 is off. The device says what
 * its settings are; what the account says counts besides.
 */
export const ClosedMarket = Type.Enum(['young', 'off'])
export type ClosedMarket = Static<typeof ClosedMarket>

/**
 * Asks the assistant; the reply is a stream of `AnswerEvent`. A visitor sends the last turns, which
 * the device stores; a member only the conversation. Closing the connection stops the answer.
 */
export const Question = Type.Object({
  question: Type.String({ minLength: 1, maxLength: 4 * MAX_QUESTION }),
  key: RequestKey,
  conversationId: Type.Optional(ContentId),
  closed: Type.Optional(ClosedMarket),
  /** Of a visitor: the last questions and answers, oldest first. */
  before: Type.Optional(
    Type.Array(
      Type.Object({
        question: Type.String({ maxLength: 4 * MAX_QUESTION }),
        text: Type.String({ maxLength: 20_000 }),
      }),
      { maxItems: 10 },
    ),
  ),
})
export type Question = Static<typeof Question>

export const ASK_PATH = '/api/assistant/ask'

export const askQuestion = endpoint({
  method: 'POST',
  path: ASK_PATH,
  summary: 'Asks the assistant; the answer is a stream of events',
  login: 'optional',
  body: Question,
  reply: AnswerEvent,
  isStream: true,
})

export const getAssistantStart = endpoint({
  method: 'GET',
  path: '/api/assistant/start',
  summary: 'What the assistant is and what one can ask it now',
  login: 'optional',
  query: Type.Object({ closed: Type.Optional(ClosedMarket) }),
  reply: Type.Object({
    /** Name of the model; null for the built-in assistant. */
    model: Type.Union([Type.String(), Type.Null()]),
    suggestions: Type.Array(Type.String(), { maxItems: 6 }),
    /** Questions that the caller has left today. */
    left: Type.Integer({ minimum: 0 }),
  }),
})

export const AssistantConversation = Type.Object({
  id: ContentId,
  title: Type.String(),
  at: Ms,
})
export type AssistantConversation = Static<typeof AssistantConversation>

export const getAssistantConversations = endpoint({
  method: 'GET',
  path: '/api/assistant/conversations',
  summary: 'Conversations of the caller with the assistant, newest first',
  login: 'required',
  reply: Type.Object({ conversations: Type.Array(AssistantConversation, { maxItems: 100 }) }),
})

export const getAssistantTurns = endpoint({
  method: 'GET',
  path: '/api/assistant/turns',
  summary: 'Questions and answers of a conversation of the caller, oldest first',
  login: 'required',
  query: Type.Object({ id: ContentId }),
  reply: Type.Object({ turns: Type.Array(AssistantTurn) }),
})

export const deleteAssistantConversation = endpoint({
  method: 'POST',
  path: '/api/assistant/delete',
  summary: 'Deletes a conversation of the caller',
  login: 'required',
  body: Type.Object({ id: ContentId }),
  reply: Type.Null(),
})
