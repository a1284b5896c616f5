/**
 * A vendor with 500 matches in play, each of which changes once a second, feeds the whole product
 * in one process: `pnpm bench feed [--matches n] [--sockets n] [--seconds n]`. Latency is the time
 * of a change from the vendor's push to a client's socket: through the feed, PostgreSQL, the topic
 * of the match and the gateway.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FootballList } from '@saidian/shared/contracts/football'
import type { Envelope } from '@saidian/shared/contracts/http'
import { sharedNow } from '../gateway/messages'
import { optionOf } from '../option'
import { type BusyVendor, startBusyVendor } from './busy-vendor'
import { type Latencies, openReaders } from './match-readers'
import { until } from './until'

const matches = Number(optionOf('matches') ?? 500)
const sockets = Number(optionOf('sockets') ?? 1_000)
const boards = 100
const seconds = Number(optionOf('seconds') ?? 40)
const WARM_S = 10
const SETTLE_MS = 3_000
const STEP_MS = 5
/** Each goal is in another match than the previous one. */
const GOAL_STEP = 7

async function main(): Promise<void> {
  const vendor = await startBusyVendor(matches)
  const product = startProduct(vendor)
  const [{ port }] = (await answerOf(product)) as [{ port: number }]
  const ids = await listedIds(port)
  await until(vendor.isFollowed)
  const { latencies, goalsAt, unseen } = await openReaders(port, vendor, { ids, sockets, boards })
  const play = createPlay(vendor, goalsAt)
  await play(WARM_S)
  latencies.changes.length = 0
  latencies.goals.length = 0
  product.send({ sinceMs: 1 })
  await answerOf(product)
  const startedAt = sharedNow()
  await play(seconds)
  product.send({ sinceMs: sharedNow() - startedAt })
  const [{ cpu }] = (await answerOf(product)) as [{ cpu: number }]
  await sleep(SETTLE_MS)
  const ended = once(product, 'exit')
  report(latencies, unseen(), cpu)
  product.disconnect()
  vendor.close()
  await ended
}

function startProduct({ url, pushUrl }: BusyVendor): ChildProcess {
  const program = fileURLToPath(new URL('fed-product-process.ts', import.meta.url))
  const feed = {
    FEED: 'nami',
    FEED_USER: 'bench',
    FEED_SECRET: 'bench',
    FEED_URL: url,
    FEED_PUSH_URL: pushUrl,
  }
  return spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...feed, MAX_CONNECTIONS_PER_NETWORK: '20000' },
  })
}

/** Changes every match once a second, spread over the second, and scores one goal a second. */
function createPlay({ played, change }: BusyVendor, goalsAt: number[]) {
  return async (forSeconds: number): Promise<void> => {
    const startsAt = sharedNow()
    const total = forSeconds * played.length
    for (let done = 0; done < total; ) {
      const due = Math.min(total, Math.floor(((sharedNow() - startsAt) / 1_000) * played.length))
      for (; done < due; done += 1) {
        const match = played[done % played.length]
        if (!match) continue
        const second = Math.floor(done / played.length)
        const isGoal = done % played.length === (second * GOAL_STEP) % played.length
        if (isGoal) goalsAt.push(sharedNow())
        change(match, isGoal, goalsAt.length - 1)
      }
      await sleep(STEP_MS)
    }
  }
}

/**
 * The product's ids of the vendor's matches, in the vendor's order: both number them as they come.
 */
async function listedIds(port: number): Promise<number[]> {
  let list: FootballList | null = null
  await until(async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/live/football/v1_1/live?platform=4`)
    list = ((await reply.json()) as Envelope<FootballList | null>).data
    return (list?.matches.length ?? 0) >= matches
  })
  return idsIn(list)
}

function idsIn(list: FootballList | null): number[] {
  const home = new Map(
    list?.teams.map(({ id, nameZh }) => [id, Number(nameZh.replace('球队', ''))]),
  )
  const numbered =
    list?.matches.map((match) => [home.get(match.home) ?? 0, match.id] as const) ?? []
  return numbered.sort(([a], [b]) => a - b).map(([, id]) => id)
}

async function answerOf(child: ChildProcess): Promise<unknown[]> {
  return Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the product ended with ${code}`)
    }),
  ])
}

function report({ changes, goals }: Latencies, unseen: number, cpu: number): void {
  const at = (values: number[], share: number) => {
    const sorted = values.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }
  const load = `${matches} changes a second, ${sockets} sockets`
  const measures = [
    {
      what: `latency from change to one socket, p50 (${load})`,
      value: at(changes, 0.5),
      unit: 'ms',
    },
    {
      what: `latency from change to one socket, p99 (${load})`,
      value: at(changes, 0.99),
      unit: 'ms',
      target: 300,
    },
    { what: `latency from change to one socket, max (${load})`, value: at(changes, 1), unit: 'ms' },
    {
      what: `latency from goal to ${boards} sockets of the board, p50`,
      value: at(goals, 0.5),
      unit: 'ms',
    },
    {
      what: `latency from goal to ${boards} sockets of the board, p99`,
      value: at(goals, 0.99),
      unit: 'ms',
      target: 300,
    },
    { what: 'changes that no socket received', value: unseen, unit: '', target: 0 },
    { what: 'processor use of the process with feed, api and gateway', value: cpu, unit: 'cores' },
  ]
  console.log(`  ${changes.length} changes and ${goals.length} goals were seen`)
  mkdirSync('var/bench', { recursive: true })
  writeFileSync('var/bench/feed.json', `${JSON.stringify({ name: 'feed', measures }, null, 2)}\n`)
}

await main()
