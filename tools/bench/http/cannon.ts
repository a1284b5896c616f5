import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Order = {
  urls: string[]
  connections: number
  seconds: number
  /**
   * Requests a second of all connections; without it each connection sends its next request after
   * the answer.
   */
  rate?: number
}

/**
 * Latencies of answers with 200, in milliseconds; `rejected` counts 503, `failed` everything else.
 */
export type Shot = {
  perSecond: number
  p50: number
  p99: number
  answers: number
  rejected: number
  failed: number
  bytes: number
}

/**
 * Sends requests to addresses of one server in turn, from a separate process so that it does not
 * slow the caller.
 */
export async function fire(
  urls: string | string[],
  { connections = 100, seconds = 10, rate }: Partial<Order> = {},
): Promise<Shot> {
  const child = fork(fileURLToPath(new URL('cannon-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const order: Order = { urls: [urls].flat(), connections, seconds, rate }
  child.send(order)
  const [shot] = await once(child, 'message')
  return shot as Shot
}
