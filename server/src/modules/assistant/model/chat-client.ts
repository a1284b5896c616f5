import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { type ChatMessage, type ToolCall, wireMessage } from './chat-messages'
import { eventLines } from './event-lines'
import { modelError } from './model-error'
import type { ToolSpec } from './tool-spec'

export type ModelSettings = {
  baseUrl: string
  apiKey: string
  model: string
  /** The endpoint may send nothing for this long. */
  silenceMs?: number
}

/** Text as it comes, then at the end the calls that the model asks for. */
export type ChatPart = { text: string } | { calls: ToolCall[] }

const SILENCE_MS = 30_000
const MAX_CALLS = 8
const MAX_INPUT = 4_000
const MAX_ANSWER_TOKENS = 1_500

const MaybeText = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Chunk = Type.Object({
  choices: Type.Array(
    Type.Object({
      delta: Type.Optional(
        Type.Object({
          content: MaybeText,
          tool_calls: Type.Optional(
            Type.Union([
              Type.Null(),
              Type.Array(
                Type.Object({
                  index: Type.Optional(Type.Integer({ minimum: 0 })),
                  id: MaybeText,
                  function: Type.Optional(Type.Object({ name: MaybeText, arguments: MaybeText })),
                }),
              ),
            ]),
          ),
        }),
      ),
      finish_reason: MaybeText,
    }),
  ),
})
type Chunk = Static<typeof Chunk>
const chunkCheck = Compile(Chunk)

/** One call of an OpenAI-compatible endpoint; throws `assistant.model` without a whole answer. */
export async function* callModel(
  settings: ModelSettings,
  { messages, tools }: { messages: readonly ChatMessage[]; tools: readonly ToolSpec[] },
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  const silenceMs = settings.silenceMs ?? SILENCE_MS
  const body = await openAnswer(settings, { messages, tools }, { signal, silenceMs })
  const calls: ToolCall[] = []
  let isWhole = false
  for await (const line of eventLines(body, { silenceMs, signal })) {
    if (line === '[DONE]') {
      isWhole = true
      break
    }
    const choice = chunkOf(line).choices[0]
    if (choice?.finish_reason) isWhole = true
    if (choice?.delta) collectCalls(calls, choice.delta.tool_calls ?? [])
    if (choice?.delta?.content) yield { text: choice.delta.content }
  }
  if (!isWhole) throw modelError('cut')
  if (calls.length > 0) yield { calls: calls.filter(({ name }) => name !== '') }
}

async function openAnswer(
  { baseUrl, apiKey, model }: ModelSettings,
  { messages, tools }: { messages: readonly ChatMessage[]; tools: readonly ToolSpec[] },
  { signal, silenceMs }: { signal: AbortSignal; silenceMs: number },
): Promise<ReadableStream<Uint8Array>> {
  const slow = AbortSignal.timeout(silenceMs)
  const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      stream: true,
      temperature: 0.2,
      max_tokens: MAX_ANSWER_TOKENS,
      messages: messages.map(wireMessage),
      ...(tools.length > 0 && { tools: tools.map(wireTool) }),
    }),
    // The key goes to the named endpoint only.
    redirect: 'error',
    signal: AbortSignal.any([signal, slow]),
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : modelError(`no connection: ${String(error)}`)
  })
  if (response.ok && response.body) return response.body
  await response.body?.cancel()
  throw modelError(`status ${response.status}`, retryAfterOf(response))
}

const wireTool = ({ name, description, parameters }: ToolSpec) => ({
  type: 'function',
  function: { name, description, parameters },
})

function retryAfterOf({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds * 1_000) : 10_000
}

function chunkOf(line: string): Chunk {
  try {
    const chunk: unknown = JSON.parse(line)
    if (chunkCheck.Check(chunk)) return chunk
  } catch {
    throw modelError('a chunk that is not JSON')
  }
  throw modelError('a chunk of another form')
}

type Delta = NonNullable<NonNullable<Chunk['choices'][number]['delta']>['tool_calls']>

/** Parts of a call come one after another, joined by their index. */
function collectCalls(calls: ToolCall[], parts: Delta): void {
  for (const { index, id, function: part } of parts) {
    const place = index ?? (id ? calls.length : Math.max(0, calls.length - 1))
    if (place >= MAX_CALLS) continue
    while (calls.length <= place) calls.push({ id: `call_${calls.length}`, name: '', input: '' })
    const call = calls[place]
    if (!call) continue
    if (id) call.id = id
    call.name += part?.name ?? ''
    call.input = (call.input + (part?.arguments ?? '')).slice(0, MAX_INPUT)
  }
}
