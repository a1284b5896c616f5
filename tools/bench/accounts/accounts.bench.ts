import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CODE } from '@saidian/shared/contracts/http'
import { startProduct } from '../../product'
import { addressOf, createCaller } from './caller'
import type { OthersOrder } from './others-process'
import { momentsOf, welchT } from './welch'

/**
 * 500 members log in at once on a real server, while others use it; then compares response times of
 * known and unknown accounts.
 */
const MEMBERS = 500
const PAIRS = 200
const PASSWORD = 'kuai-le-zu-qiu-7'
const FIRST_PHONE = 13_600_000_000
const UNKNOWN_PHONE = 15_900_000_000

const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-accounts-'))
await chmod(varDir, 0o755)
const env = { SMS_DEV: '1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' }
const product = await startProduct({ varDir, feed: 'none', publish: false, env })
const caller = createCaller(product.url)
try {
  const tokens = await registerAll()
  const times = await compareTimes()
  const burst = await logInAtOnce(tokens)
  report([...burst, ...times])
} finally {
  await product.stop()
  rmSync(varDir, { recursive: true, force: true })
}

/** Each in a block of numbers of its own: registering needs no work. */
function phoneOf(member: number): string {
  return String(FIRST_PHONE + 10_001 * member)
}

async function registerAll(): Promise<string[]> {
  const tokens: string[] = []
  let next = 0
  const worker = async () => {
    for (let member = next++; member < MEMBERS; member = next++)
      tokens[member] = await caller.register(phoneOf(member), PASSWORD, addressOf(member))
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return tokens
}

/**
 * Runs other members' calls in a separate process; resolves when they are running, with a function
 * that stops them and returns their times.
 */
async function startOthers(tokens: string[]): Promise<() => Promise<number[]>> {
  const others = fork(new URL('./others-process.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
  })
  const send = (order: OthersOrder) => others.send(order)
  send({ url: product.url, tokens })
  await once(others, 'message')
  return async () => {
    send('stop')
    const [times] = await once(others, 'message')
    return times as number[]
  }
}

/** The longest delay of the event loop since the last query, in milliseconds. */
async function maxLoopDelayMs(): Promise<number> {
  const text = await (await fetch(`${product.internalUrl}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1_000
}

async function rssMb(): Promise<number> {
  const text = await (await fetch(`${product.internalUrl}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20
}

async function logInAtOnce(tokens: string[]) {
  const rssBefore = await rssMb()
  await maxLoopDelayMs()
  const endOthers = await startOthers(tokens)
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: MEMBERS }, (_, member) =>
      caller.logIn(phoneOf(member), PASSWORD, addressOf(member)),
    ),
  )
  const tookMs = performance.now() - startedAt
  const times = (await endOthers()).sort((one, other) => one - other)
  const loopDelayMs = await maxLoopDelayMs()
  const isIn = answers.filter(({ code }) => code === CODE.ok).length
  const isPutOff = answers.filter(
    ({ code, retryAfterMs }) => code === CODE.tooMany && retryAfterMs,
  ).length
  return [
    { what: '500 concurrent logins: latency', value: tookMs, unit: 'ms', target: 10_000 },
    {
      what: '500 concurrent logins: neither logged in nor asked to retry',
      value: MEMBERS - isIn - isPutOff,
      unit: '',
      target: 0,
    },
    { what: '500 concurrent logins: logged in', value: isIn, unit: '', target: 100, atLeast: true },
    {
      what: 'latency of other calls during the logins (p99)',
      value: at(times, 0.99),
      unit: 'ms',
      target: 200,
    },
    { what: 'latency of other calls during the logins (p50)', value: at(times, 0.5), unit: 'ms' },
    { what: 'longest delay of the event loop', value: loopDelayMs, unit: 'ms', target: 50 },
    { what: 'growth of memory', value: (await rssMb()) - rssBefore, unit: 'MB', target: 150 },
  ]
}

/** Wrong passwords of known and unknown accounts in turn, each from an address of its own. */
async function compareTimes() {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair++) {
    const asks = [
      async () => known.push(await failedLogin(phoneOf(pair), 200_000 + 2 * pair)),
      async () => unknown.push(await failedLogin(String(UNKNOWN_PHONE + pair), 200_001 + 2 * pair)),
    ]
    // Random order, so that neither of the two always goes first.
    if (Math.random() < 0.5) asks.reverse()
    for (const ask of asks) await ask()
  }
  return [
    {
      what: `wrong password, known against unknown account: Welch's |t|, n = ${PAIRS}`,
      value: Math.abs(welchT(known, unknown)),
      unit: '',
      target: 2.6,
    },
    { what: 'wrong password, known account (mean)', value: momentsOf(known).mean, unit: 'ms' },
    { what: 'wrong password, unknown account (mean)', value: momentsOf(unknown).mean, unit: 'ms' },
  ]
}

async function failedLogin(account: string, number: number): Promise<number> {
  const { code, tookMs } = await caller.logIn(account, 'not the password', addressOf(number))
  if (code !== CODE.invalid) throw new Error(`a wrong password was answered ${code}`)
  return tookMs
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function report(
  measures: { what: string; value: number; unit: string; target?: number; atLeast?: boolean }[],
) {
  mkdirSync('var/bench', { recursive: true })
  writeFileSync(
    'var/bench/accounts.json',
    `${JSON.stringify({ name: 'accounts', measures }, null, 2)}\n`,
  )
  console.table(measures)
}
