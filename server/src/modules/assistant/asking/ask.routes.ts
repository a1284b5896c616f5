import { Readable } from 'node:stream'
import { type AnswerEvent, askQuestion, Question } from '@saidian/shared/contracts/assistant'
import { TOKEN_HEADER } from '@saidian/shared/contracts/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../../../platform/errors'
import { createCheck, networkOf, PORT_CLOSING } from '../../../platform/http'
import type { Asker } from '../budget/budget'
import type { Answering, AskCall } from './ask.service'

const BUSY_MS = 2_000

/** The answer as a stream. What is wrong with the question itself is an error as of any call. */
export function askRoutes(app: FastifyInstance, ask: (call: AskCall) => Promise<Answering>): void {
  const check = createCheck(Question, 'body')
  const config = { isEndless: true, endpoint: askQuestion } as const
  app.post(askQuestion.path, { config }, async (request, reply) => {
    if (app.isDatabaseBusy()) throw new RequestError('server.busy', { retryAfterMs: BUSY_MS })
    const asker = await askerOf(app, request)
    const checked = check(request.body)
    if ('error' in checked) throw checked.error
    const answering = await ask({ asker, question: checked.value as Question })
    return sendEvents(reply, answering)
  })
}

/** A token that is not valid is an error; without one the asker is a visitor. */
async function askerOf(app: FastifyInstance, request: FastifyRequest): Promise<Asker> {
  const network = networkOf(request.ip)
  if (!request.headers[TOKEN_HEADER.toLowerCase()]) return { memberId: null, network }
  const user = await app.userOf(request)
  if (!user) throw new RequestError('auth.no_token')
  if (user.isBanned) return { memberId: null, network }
  request.caller = user
  return { memberId: user.id, network }
}

/** Writes events as fast as the reader takes them; a closed connection stops the answer. */
function sendEvents(reply: FastifyReply, answering: Answering): FastifyReply {
  const stop = new AbortController()
  const events = Readable.from(encoded(answering(stop.signal)), { objectMode: false })
  const abort = () => stop.abort()
  reply.raw.once('close', abort)
  if (reply.raw.destroyed) abort()
  // The next process answers the question, which is asked again under its key.
  reply.raw.once(PORT_CLOSING, abort)
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(events)
}

async function* encoded(events: AsyncGenerator<AnswerEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
}
