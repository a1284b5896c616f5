import { mkdirSync, writeFileSync } from 'node:fs'
import { startToldProduct } from '../told-product'
import { fire, type Shot } from './cannon'

/** 100 connections on today's football list of a real server whose demo season goes on meanwhile. */
const LEAST_MATCHES = 90
const PATH = '/live/football/v1_1/live?platform=4'

const product = await startToldProduct({ publish: false })
const url = `${product.url}${PATH}`
try {
  const matchCount = await listLength()
  await fire(url, { seconds: 3 })
  const full = await fire(url)
  checkAnswers(full)
  report(full, matchCount)
} finally {
  await product.stop()
}

/** How long the list is. */
async function listLength(): Promise<number> {
  const { data } = (await (await fetch(url)).json()) as { data: { matches: unknown[] } }
  if (data.matches.length >= LEAST_MATCHES) return data.matches.length
  throw new Error(`the list has ${data.matches.length} matches, fewer than ${LEAST_MATCHES}`)
}

function checkAnswers({ errors, timeouts, non2xx }: Shot): void {
  if (errors + timeouts + non2xx === 0) return
  throw new Error(`not every request was answered: ${JSON.stringify({ errors, timeouts, non2xx })}`)
}

function report({ requests, latency, throughput }: Shot, matchCount: number): void {
  const measures = [
    {
      what: `${PATH}, 100 connections`,
      value: requests.average,
      unit: 'requests/s',
      target: 4_000,
      atLeast: true,
    },
    { what: 'answered within (p99)', value: latency.p99, unit: 'ms', target: 60 },
    { what: 'answered within (p50)', value: latency.p50, unit: 'ms' },
    { what: 'matches on the list', value: matchCount, unit: '', target: LEAST_MATCHES, atLeast: true },
    { what: 'bytes of one answer', value: throughput.average / requests.average, unit: 'B' },
  ]
  mkdirSync('var/bench', { recursive: true })
  writeFileSync('var/bench/http.json', `${JSON.stringify({ name: 'http', measures }, null, 2)}\n`)
  console.table(measures)
}
