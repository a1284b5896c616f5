import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SentMessage = {
  role: string
  content: string
  tool_call_id?: string
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}
export type SentRequest = {
  headers: IncomingMessage['headers']
  body: {
    model: string
    stream: boolean
    messages: SentMessage[]
    tools?: { function: { name: string; parameters: unknown } }[]
  }
}

export type ModelStep = {
  /** Sends a chunk. */
  delta: (delta: Record<string, unknown>) => void
  text: (text: string) => void
  call: (name: string, input: unknown) => void
  /** Ends the answer as the protocol says. */
  finish: (reason?: string) => void
  response: ServerResponse
}

/** What the endpoint does with a request. */
export type Behave = (request: SentRequest, step: ModelStep) => void | Promise<void>

export type FakeModel = {
  baseUrl: string
  requests: SentRequest[]
  behave: (next: Behave) => void
  close: () => Promise<void>
}

/** An OpenAI-compatible endpoint that does what a test says. */
export async function openFakeModel(): Promise<FakeModel> {
  const requests: SentRequest[] = []
  let behave: Behave = (_, { finish }) => finish()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const sent = {
      headers: request.headers,
      body: JSON.parse(Buffer.concat(parts).toString()) as SentRequest['body'],
    }
    requests.push(sent)
    await behave(sent, stepOf(response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (next) => {
      requests.length = 0
      behave = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function stepOf(response: ServerResponse): ModelStep {
  let calls = 0
  const begin = () => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  }
  const send = (choice: Record<string, unknown>) => {
    begin()
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`)
  }
  const delta = (given: Record<string, unknown>) => send({ delta: given, finish_reason: null })
  return {
    response,
    delta,
    text: (text) => delta({ content: text }),
    call(name, input) {
      const index = calls
      calls += 1
      const text = typeof input === 'string' ? input : JSON.stringify(input)
      const half = Math.floor(text.length / 2)
      const first = { name, arguments: text.slice(0, half) }
      delta({ tool_calls: [{ index, id: `c${index}`, type: 'function', function: first }] })
      delta({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] })
    },
    finish(reason = calls > 0 ? 'tool_calls' : 'stop') {
      send({ delta: {}, finish_reason: reason })
      response.end('data: [DONE]\n\n')
    },
  }
}

/** What the tools gave in a request, the newest last. */
export function toolContents({ body }: SentRequest): string[] {
  return body.messages.flatMap(({ role, content }) => (role === 'tool' ? content : []))
}
