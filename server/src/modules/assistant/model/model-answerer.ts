import type { AnswerEvent } from '@saidian/shared/contracts/assistant'
import type { Answerer, EarlierAnswer } from '../asking/answerer'
import { createSourceList, type SourceList } from '../asking/source-list'
import type { BuiltinDeps, ReplyContext } from '../builtin'
import { ClosedToReader, closedText, type Market, withoutMarket } from '../market/market'
import { createLines } from '../reading/lines'
import { productFor } from '../reading/product'
import { callModel, type ModelSettings } from './chat-client'
import type { ChatMessage, ToolCall } from './chat-messages'
import { addKnown, type Known, nothingKnown, unsourcedOf } from './figures.rules'
import { instructions, toolContent } from './instructions'
import { modelError } from './model-error'
import { createTextGuard } from './text-guard'
import { TOOL_SPECS } from './tool-specs'

/** Calls of the model for one answer; the last one gets no tools. */
const MAX_ROUNDS = 5
const MAX_TEXT = 12_000
const MAX_DATA = 12_000
const MAX_TIME_MS = 120_000

type Writing = {
  messages: ChatMessage[]
  sources: SourceList
  known: Known
  text: string
  signal: AbortSignal
  market: Market
  /** Sentences were left out that the one who asks may not see. */
  isShortened: boolean
}

/** Answers with a model that reads the product's data through the tools. */
export function createModelAnswerer(settings: ModelSettings, deps: BuiltinDeps): Answerer {
  return async function* answerByModel({ question, earlier, market, signal: stopped }) {
    const now = deps.clock.now()
    const product = productFor(deps.product, market)
    const lines = createLines(product, deps.db)
    const context = { ...deps, now, market, product, lines, book: await deps.readNames() }
    const slow = AbortSignal.timeout(MAX_TIME_MS)
    const signal = AbortSignal.any([stopped, slow])
    const writing: Writing = {
      messages: [
        { role: 'system', content: instructions(now, market) },
        ...earlier.flatMap(earlierMessages),
        { role: 'user', content: question },
      ],
      sources: createSourceList(),
      known: nothingKnown(),
      text: '',
      signal,
      market,
      isShortened: false,
    }
    try {
      for (let round = 1; round <= MAX_ROUNDS; round += 1) {
        const calls = yield* readRound(settings, writing, round === MAX_ROUNDS)
        if (calls.length === 0) break
        for (const call of calls) yield* runCall(call, writing, context)
      }
    } catch (error) {
      throw slow.aborted && !stopped.aborted ? modelError('too slow') : error
    }
    if (writing.text.trim() === '') yield { kind: 'text', text: insteadOfNothing(writing) }
    const figures = unsourcedOf(writing.text, writing.known)
    if (figures.length > 0) yield { kind: 'unsourced', figures }
    yield { kind: 'done', suggestions: [] }
  }
}

const earlierMessages = ({ question, text }: EarlierAnswer): ChatMessage[] => [
  { role: 'user', content: question },
  { role: 'assistant', content: text },
]

/** One call of the model: its text is sent on, the calls that it asks for are returned. */
async function* readRound(
  settings: ModelSettings,
  writing: Writing,
  isLast: boolean,
): AsyncGenerator<AnswerEvent, ToolCall[]> {
  const { messages, sources, signal } = writing
  const guard = createTextGuard(sources.has)
  const before = writing.text.length
  let calls: ToolCall[] = []
  const tools = isLast ? [] : TOOL_SPECS
  for await (const part of callModel(settings, { messages, tools }, signal)) {
    if ('calls' in part) calls = part.calls
    else if (writing.text.length + part.text.length > MAX_TEXT) throw modelError('too long')
    else yield* shown(writing, guard.push(part.text))
  }
  yield* shown(writing, guard.end())
  const content = writing.text.slice(before)
  if (calls.length > 0 && !isLast) messages.push({ role: 'assistant', content, calls })
  return isLast ? [] : calls
}

function* shown(writing: Writing, guarded: string): Generator<AnswerEvent> {
  const text = writing.market === 'open' ? guarded : withoutMarket(guarded)
  if (text !== guarded) writing.isShortened = true
  if (text === '') return
  writing.text += text
  yield { kind: 'text', text }
}

/** Runs what the model asks for; what it may not have is an answer to the model as well. */
async function* runCall(
  { id, name, input }: ToolCall,
  { messages, sources, known, signal }: Writing,
  context: ReplyContext,
): AsyncGenerator<AnswerEvent> {
  const answer = (content: string) => messages.push({ role: 'tool', callId: id, content })
  const tool = TOOL_SPECS.find((each) => each.name === name)
  if (!tool) return void answer(JSON.stringify({ error: 'no such tool' }))
  yield { kind: 'reading', label: tool.label }
  const found = await tool.run(parsed(input), context).catch(whyClosed)
  signal.throwIfAborted()
  if (found === null) return void answer(JSON.stringify({ error: '数据中没有' }))
  if (typeof found === 'string') return void answer(JSON.stringify({ error: found }))
  const { n, events } = sources.add(found)
  yield* events
  addKnown(known, found.data)
  answer(toolContent(n, found.data).slice(0, MAX_DATA))
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input || '{}')
  } catch {
    return null
  }
}

/** An answer of nothing but prices says why they are missing; else a model failed. */
function insteadOfNothing({ market, isShortened }: Writing): string {
  if (market === 'open' || !isShortened) throw modelError('an empty answer')
  return closedText(market)
}

/** Why the one who asks may not see it. */
function whyClosed(error: unknown): string {
  if (error instanceof ClosedToReader) return error.message
  throw error
}
