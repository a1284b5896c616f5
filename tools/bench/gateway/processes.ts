import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DriverAnswer, DriverOrder, GatewayAnswer, GatewayOrder } from './messages'

export type Measure = {
  what: string
  value: number
  unit: string
  target?: number
  atLeast?: boolean
}

export type Pair = {
  gateway: ChildProcess
  driver: ChildProcess
  port: number
  matchIds?: number[]
}

/** The answer to one order. */
export type GatewayAnswerTo<What extends GatewayOrder['do']> = Extract<GatewayAnswer, { to: What }>
export type DriverAnswerTo<What extends DriverOrder['do']> = Extract<DriverAnswer, { to: What }>

/**
 * Runs `work` with a gateway on one core and a process of many clients on the other; both end with
 * it.
 */
export async function withPair<T>(
  work: (pair: Pair) => Promise<T>,
  program: 'gateway-process.ts' | 'product-process.ts' = 'gateway-process.ts',
): Promise<T> {
  const gateway = startPinned(new URL(program, import.meta.url), 0)
  const driver = startPinned(new URL('driver-process.ts', import.meta.url), 1)
  try {
    const { port, matchIds } = (await answerOf(gateway)) as Extract<GatewayAnswer, { to: 'start' }>
    return await work({ gateway, driver, port, ...(matchIds && { matchIds }) })
  } finally {
    gateway.disconnect()
    driver.disconnect()
  }
}

export function askGateway<What extends GatewayOrder['do']>(
  { gateway }: Pair,
  order: Extract<GatewayOrder, { do: What }>,
): Promise<GatewayAnswerTo<What>> {
  return askProcess(gateway, order) as Promise<GatewayAnswerTo<What>>
}

export function askDriver<What extends DriverOrder['do']>(
  { driver }: Pair,
  order: Extract<DriverOrder, { do: What }>,
): Promise<DriverAnswerTo<What>> {
  return askProcess(driver, order) as Promise<DriverAnswerTo<What>>
}

/**
 * Each process has a core of its own where the system can pin it; on one core the figures would be
 * the driver's.
 */
export function startPinned(
  program: URL,
  core: number,
  options: readonly string[] = [],
): ChildProcess {
  const path = fileURLToPath(program)
  const command = [process.execPath, '--expose-gc', '--import', 'tsx', path, ...options]
  const pinned =
    process.platform === 'linux' ? ['taskset', '-c', String(core), ...command] : command
  const [executable = '', ...parameters] = pinned
  return spawn(executable, parameters, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}

/** The next message of a process. */
export async function answerOf(child: ChildProcess): Promise<unknown> {
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the benchmark ended with ${code}`)
    }),
  ])
  return answer
}

export function askProcess(child: ChildProcess, order: object): Promise<unknown> {
  const answer = answerOf(child)
  child.send(order)
  return answer
}
