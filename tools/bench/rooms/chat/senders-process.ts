import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRoomMessage } from '@saidian/shared/contracts/rooms'
import { sharedNow } from '../../gateway/messages'
import { percentile } from '../../measure'
import type { SendersOrder, Sent } from './orders'

/** Members who send at a constant pace over HTTP, whether the server keeps up or not. */
const TICK_MS = 5

/** Every member has a connection, as on a phone: none waits for that of another. */
const agent = new Agent({ keepAlive: true })
let keys = 0

type Answer = { code: number; reason?: string; retryAfterMs?: number }
type Answered = { answer: Answer; calledAt: number }

function post(port: number, token: string, body: string): Promise<Answered> {
  return new Promise((resolve) => {
    let calledAt = sharedNow()
    const end = (answer: Answer) => resolve({ answer, calledAt })
    const failed = (reason: string) => end({ code: 0, reason })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accesstoken: token,
    }
    const options = { port, host: '127.0.0.1', method: 'POST', path: sendRoomMessage.path }
    const call = request({ ...options, agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        // What is refused before the application, such as a connection, has no body.
        if (text === '') failed(`status ${answer.statusCode}`)
        else end(JSON.parse(text) as Answer)
      })
      answer.on('error', (error) => failed(error.message))
    })
    call.on('error', (error) => failed(error.message))
    call.on('socket', (socket) => {
      const note = () => {
        calledAt = sharedNow()
      }
      if (socket.connecting) socket.once('connect', note)
      else note()
    })
    call.end(body)
  })
}

async function sendAll({ port, roomId, tokens, perSecond, seconds }: SendersOrder): Promise<Sent> {
  const latencies: number[] = []
  const inCaller: number[] = []
  const answered: number[] = []
  const rejectedAfter: number[] = []
  let minRetryAfterMs = Number.POSITIVE_INFINITY
  const rejected: Record<string, number> = {}
  const sending: Promise<void>[] = []
  const startedAt = sharedNow()
  const total = perSecond * seconds

  async function send(dueAt: number): Promise<void> {
    const key = `bench-${++keys}-key`
    const body = JSON.stringify({ roomId, text: '这球传得漂亮，防守也到位', key })
    const { answer, calledAt } = await post(port, tokens[keys % tokens.length] ?? '', body)
    const { code, reason = 'none', retryAfterMs = 0 } = answer
    const now = sharedNow()
    inCaller.push(calledAt - dueAt)
    if (code === 200) {
      latencies.push(now - dueAt)
      answered.push(now - calledAt)
      return
    }
    rejectedAfter.push(now - calledAt)
    minRetryAfterMs = Math.min(minRetryAfterMs, retryAfterMs)
    rejected[reason] = (rejected[reason] ?? 0) + 1
  }

  for (let count = 0; count < total; await sleep(TICK_MS)) {
    const due = Math.min(total, ((sharedNow() - startedAt) * perSecond) / 1_000)
    for (; count < due; count++) sending.push(send(startedAt + (count / perSecond) * 1_000))
  }
  await Promise.all(sending)
  return {
    offered: total,
    accepted: latencies.length,
    rejected,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    maxMs: percentile(latencies, 1),
    callerP50Ms: percentile(inCaller, 0.5),
    callerP99Ms: percentile(inCaller, 0.99),
    answeredP50Ms: percentile(answered, 0.5),
    answeredP99Ms: percentile(answered, 0.99),
    rejectedP99Ms: rejectedAfter.length > 0 ? percentile(rejectedAfter, 0.99) : 0,
    minRetryAfterMs: rejectedAfter.length > 0 ? minRetryAfterMs : 0,
  }
}

process.on('message', async (order: SendersOrder) => process.send?.(await sendAll(order)))
process.on('disconnect', () => process.exit(0))
