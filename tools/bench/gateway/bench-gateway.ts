import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DriverAnswer, DriverOrder, GatewayAnswer, GatewayOrder } from './messages'

export type GatewayBench = { sockets: number; goals: number; everyMs: number }

export type Measure = { what: string; value: number; unit: string; target?: number; atLeast?: boolean }

const SETTLE_MS = 2_000

/**
 * Goals from the bus to many sockets of one gateway: the gateway on one core, the readers on the other. Writes
 * var/bench/gateway.json and returns what it measured. Rejects when an event did not arrive.
 */
export async function benchGateway(options: Partial<GatewayBench> = {}): Promise<Measure[]> {
  const { sockets = 10_000, goals = 40, everyMs = 500 } = options
  const gateway = start('gateway-process.ts', 0)
  const driver = start('driver-process.ts', 1)
  try {
    const { port } = await answerOf<Extract<GatewayAnswer, { port: number }>>(gateway)
    await sleep(SETTLE_MS)
    const emptyBytes = await rss(gateway)
    const { connectedMs } = await ask<Extract<DriverAnswer, { connectedMs: number }>>(driver, {
      do: 'connect',
      port,
      sockets,
    })
    await sleep(SETTLE_MS)
    const openBytes = await rss(gateway)

    const events = sockets * goals
    const reading = ask<Extract<DriverAnswer, { received: number }>>(driver, {
      do: 'expect',
      events,
      withinMs: goals * (everyMs + 2_000),
    })
    const writing = ask<Extract<GatewayAnswer, { loopMs: number }>>(gateway, {
      do: 'goals',
      count: goals,
      everyMs,
    })
    const [read, written] = await Promise.all([reading, writing])
    if (read.received !== events)
      throw new Error(`${events - read.received} of ${events} events did not arrive`)
    const usedBytes = await rss(gateway)

    const measures: Measure[] = [
      { what: `goal to ${sockets} sockets, p50`, value: read.p50Ms, unit: 'ms' },
      { what: `goal to ${sockets} sockets, p99`, value: read.p99Ms, unit: 'ms', target: 400 },
      { what: `goal to ${sockets} sockets, max`, value: read.maxMs, unit: 'ms' },
      { what: 'longest turn of the gateway', value: written.loopMs, unit: 'ms' },
      {
        what: 'memory per socket, connected',
        value: (openBytes - emptyBytes) / sockets / 1024,
        unit: 'KB',
        target: 12,
      },
      {
        what: 'memory per socket, after the goals',
        value: (usedBytes - emptyBytes) / sockets / 1024,
        unit: 'KB',
        target: 12,
      },
      { what: 'handshakes with two subscriptions', value: (sockets / connectedMs) * 1000, unit: '/s' },
    ]
    mkdirSync('var/bench', { recursive: true })
    writeFileSync('var/bench/gateway.json', `${JSON.stringify({ name: 'gateway', measures }, null, 2)}\n`)
    return measures
  } finally {
    gateway.disconnect()
    driver.disconnect()
  }
}

/** Each process has a core of its own where the system can pin it; on one core the figures would be the driver's. */
function start(program: string, core: number): ChildProcess {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const command = [process.execPath, '--import', 'tsx', path]
  const pinned = process.platform === 'linux' ? ['taskset', '-c', String(core), ...command] : command
  const [executable = '', ...parameters] = pinned
  return spawn(executable, parameters, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code}`)
    }),
  ])
  return answer as Answer
}

function ask<Answer>(child: ChildProcess, order: GatewayOrder | DriverOrder): Promise<Answer> {
  const answer = answerOf<Answer>(child)
  child.send(order)
  return answer
}

async function rss(gateway: ChildProcess): Promise<number> {
  return (await ask<Extract<GatewayAnswer, { rssBytes: number }>>(gateway, { do: 'rss' })).rssBytes
}
