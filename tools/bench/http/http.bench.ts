/**
 * The product over HTTP while its demo season goes on: today's list against plain Fastify with the
 * same bytes, the header of one match against the list, and headers of all matches at twice the
 * load that the server can serve. `BENCH_URL` names a running server, `BENCH_SECONDS` sets the
 * length of a round (default 10).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { startSeededProduct } from '../seeded-product'
import { fire, type Shot } from './cannon'
import { startPlainServer } from './plain-server'

const LEAST_MATCHES = 90
const LIST = '/live/football/v1_1/live?platform=4'
const HEADER = '/live/fb/match/live/navigation'
/** The speed of a shared machine varies: compared variants are measured in turn. */
const ROUNDS = 3
const CROWD = 600
const seconds = Number(process.env.BENCH_SECONDS ?? 10)

type Measure = { what: string; value: number; unit: string; target?: number; atLeast?: boolean }

const product = process.env.BENCH_URL
  ? { url: process.env.BENCH_URL, stop: async () => undefined }
  : await startSeededProduct({ publish: false })
try {
  report([...(await measureList()), ...(await measureHeader()), ...(await measureOverload())])
} finally {
  await product.stop()
}

async function listedMatches(): Promise<number[]> {
  const answer = await fetch(product.url + LIST)
  const { data } = (await answer.json()) as { data: { matches: { id: number }[] } }
  return data.matches.map(({ id }) => id)
}

async function measureList(): Promise<Measure[]> {
  const matches = await listedMatches()
  const url = product.url + LIST
  const plain = await startPlainServer(url)
  await fire(url, { seconds: 3 })
  await fire(plain.url, { seconds: 3 })
  const pairs: { ours: Shot; theirs: Shot }[] = []
  for (let round = 0; round < ROUNDS; round++)
    pairs.push({
      ours: whole(await fire(url, { seconds })),
      theirs: whole(await fire(plain.url, { seconds })),
    })
  plain.stop()
  const best = pairs.map(({ ours }) => ours).sort((a, b) => b.perSecond - a.perSecond)[0] as Shot
  const ratio = middle(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond))
  return [
    {
      what: `${LIST}, 100 connections`,
      value: best.perSecond,
      unit: 'requests/s',
      target: 4_000,
      atLeast: true,
    },
    {
      what: "share of plain Fastify's rate with the same bytes",
      value: ratio,
      unit: '×',
      target: 0.8,
      atLeast: true,
    },
    { what: 'latency (p99)', value: best.p99, unit: 'ms', target: 60 },
    { what: 'latency (p50)', value: best.p50, unit: 'ms' },
    {
      what: 'matches on the list',
      value: matches.length,
      unit: '',
      target: LEAST_MATCHES,
      atLeast: true,
    },
    { what: 'size of one answer', value: best.bytes / best.answers, unit: 'B' },
  ]
}

async function measureHeader(): Promise<Measure[]> {
  const [id] = await listedMatches()
  const url = `${product.url}${HEADER}/${id}`
  await fire(url, { seconds: 3 })
  const shares: number[] = []
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const header = whole(await fire(url, { seconds }))
    best = Math.max(best, header.perSecond)
    shares.push(header.perSecond / whole(await fire(product.url + LIST, { seconds })).perSecond)
  }
  return [
    { what: 'header of one match, 100 connections', value: best, unit: 'requests/s' },
    {
      what: "share of the list's rate",
      value: middle(shares),
      unit: '×',
      target: 1 / 3,
      atLeast: true,
    },
  ]
}

/** Headers of all listed matches: first at the server's maximum, then at twice that rate. */
async function measureOverload(): Promise<Measure[]> {
  const urls = (await listedMatches()).map((id) => `${product.url}${HEADER}/${id}`)
  await fire(urls, { seconds: 5 })
  const { perSecond } = whole(await fire(urls, { seconds }))
  const crowd = await fire(urls, { connections: CROWD, rate: Math.round(2 * perSecond), seconds })
  if (crowd.failed > 0)
    throw new Error(`${crowd.failed} requests were neither answered nor refused`)
  const share = crowd.rejected / (crowd.rejected + crowd.answers)
  return [
    {
      what: `headers of ${urls.length} matches, 100 connections`,
      value: perSecond,
      unit: 'requests/s',
    },
    { what: 'at twice the rate: answered', value: crowd.perSecond, unit: 'requests/s' },
    { what: 'at twice the rate: rejected', value: share * 100, unit: '%' },
    { what: 'at twice the rate: latency (p50)', value: crowd.p50, unit: 'ms' },
    {
      what: 'at twice the rate: latency (p99)',
      value: crowd.p99,
      unit: 'ms',
      target: 500,
    },
  ]
}

function whole(shot: Shot): Shot {
  if (shot.failed + shot.rejected === 0) return shot
  throw new Error(`not every request was answered: ${JSON.stringify(shot)}`)
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function report(measures: Measure[]): void {
  mkdirSync('var/bench', { recursive: true })
  writeFileSync('var/bench/http.json', `${JSON.stringify({ name: 'http', measures }, null, 2)}\n`)
  console.table(measures)
}
