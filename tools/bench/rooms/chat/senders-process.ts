import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendRoomMessage } from '@saidian/shared/contracts/rooms'
import { sharedNow } from '../../gateway/messages'
import { percentile } from '../../measure'
import type { SendersOrder, Sent } from './orders'

/** Members who send at a constant pace over HTTP, whether the server keeps up or not. */
const TICK_MS = 5
const CONNECTIONS = 600

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let keys = 0

type Answer = { code: number; reason?: string }

function post(port: number, token: string, body: string): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (reason: string) => resolve({ code: 0, reason })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accesstoken: token,
    }
    const options = { port, host: '127.0.0.1', method: 'POST', path: sendRoomMessage.path }
    const call = request({ ...options, agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as Answer))
      answer.on('error', (error) => failed(error.message))
    })
    call.on('error', (error) => failed(error.message))
    call.end(body)
  })
}

async function sendAll({ port, roomId, tokens, perSecond, seconds }: SendersOrder): Promise<Sent> {
  const latencies: number[] = []
  const rejected: Record<string, number> = {}
  const sending: Promise<void>[] = []
  const startedAt = sharedNow()
  const total = perSecond * seconds

  async function send(dueAt: number): Promise<void> {
    const key = `bench-${++keys}-key`
    const body = JSON.stringify({ roomId, text: '这球传得漂亮，防守也到位', key })
    const { code, reason = 'none' } = await post(port, tokens[keys % tokens.length] ?? '', body)
    if (code === 200) latencies.push(sharedNow() - dueAt)
    else rejected[reason] = (rejected[reason] ?? 0) + 1
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
  }
}

process.on('message', async (order: SendersOrder) => process.send?.(await sendAll(order)))
process.on('disconnect', () => process.exit(0))
