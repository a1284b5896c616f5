import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Measure } from '../../measure'
import type { ServerOrder, ServerStarted, ServerUsage, ViewersCount, ViewersOrder } from './orders'

const VIEWERS = 2_000
const KBITS = 800
const SECONDS = 10
const SETTLE_MS = 3_000
/** Bare and product take turns, so that other work of the machine meets both. */
const ROUNDS = 3

type Run = { cpuMs: number; bytes: number; fewest: number; open: number; viewersBytes: number }

/**
 * Two thousand viewers of one stream: the CPU time that the product needs for a byte, and its
 * memory, beside a bare server that writes the same bytes to as many sockets.
 */
export async function benchFlv(): Promise<Measure[]> {
  const bare: Run[] = []
  const product: Run[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await run('bare-process.ts'))
    product.push(await run('product-process.ts'))
  }
  const perMegabyte = (runs: readonly Run[]) =>
    median(runs.map(({ cpuMs, bytes }) => cpuMs / (bytes / 1_000_000)))
  const memory = (runs: readonly Run[]) => median(runs.map((one) => one.viewersBytes / 1_000_000))
  const expected = (KBITS / 8) * 1_000 * SECONDS
  const cores = median(product.map(({ cpuMs }) => cpuMs / 1_000 / SECONDS))
  return [
    {
      what: `CPU time of ${VIEWERS} viewers of ${KBITS} kbit/s, beside a bare server`,
      value: round2(perMegabyte(product) / perMegabyte(bare)),
      unit: 'times',
      target: 1.3,
    },
    { what: 'the same in the product', value: round2(cores * 100), unit: '% of a core' },
    {
      what: 'memory of a hundred viewers above the bare server',
      value: round2((memory(product) - memory(bare)) / (VIEWERS / 100)),
      unit: 'MB',
      target: 1.5,
    },
    {
      what: 'share of the stream that the slowest viewer received',
      value: round2(Math.min(...product.map(({ fewest }) => fewest)) / expected),
      unit: '',
      target: 0.95,
      atLeast: true,
    },
    {
      what: 'viewers who lost the stream',
      value: product.reduce((sum, { open }) => sum + VIEWERS - open, 0),
      unit: '',
      target: 0,
    },
  ]
}

async function run(program: string): Promise<Run> {
  const server = start(program, 0)
  const viewers = start('viewers-process.ts', 1)
  try {
    const { port, urls } = await answerOf<ServerStarted>(server)
    await answerOf(viewers)
    const empty = await ask<ServerUsage>(server, 'usage')
    await ask(viewers, { do: 'open', port, urls })
    await sleep(SETTLE_MS)
    await ask(viewers, { do: 'count' })
    const before = await ask<ServerUsage>(server, 'usage')
    await sleep(SECONDS * 1_000)
    const after = await ask<ServerUsage>(server, 'usage')
    const counted = await ask<ViewersCount>(viewers, { do: 'close' })
    return {
      ...counted,
      cpuMs: after.cpuMs - before.cpuMs,
      viewersBytes: after.rssBytes - empty.rssBytes,
    }
  } finally {
    server.disconnect()
    viewers.disconnect()
    await Promise.all([once(server, 'exit'), once(viewers, 'exit')])
  }
}

function start(program: string, core: number): ChildProcess {
  const path = fileURLToPath(new URL(program, import.meta.url))
  const command = [process.execPath, '--expose-gc', '--import', 'tsx', path, String(VIEWERS)]
  const pinned =
    process.platform === 'linux' ? ['taskset', '-c', String(core), ...command] : command
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

function ask<Answer = unknown>(
  child: ChildProcess,
  order: ServerOrder | ViewersOrder,
): Promise<Answer> {
  const answer = answerOf<Answer>(child)
  child.send(order)
  return answer
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const round2 = (value: number) => Math.round(value * 100) / 100
