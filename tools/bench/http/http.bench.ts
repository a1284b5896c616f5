import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '../../product'
import { fire, type Shot } from './cannon'

/** 100 connections on today's football list of a real server whose demo season goes on meanwhile. */
const LEAST_MATCHES = 90
const LOADED_WITHIN_MS = 120_000
/** More than this in three seconds is history being loaded, not play. */
const MESSAGES_OF_PLAY = 100
const PATH = '/live/football/v1_1/live?platform=4'

const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-http-'))
const product = await startProduct({ varDir, feed: 'demo', publish: false })
const url = `${product.url}${PATH}`
try {
  const matchCount = await loadedList()
  await fire(url, { seconds: 3 })
  const full = await fire(url)
  checkAnswers(full)
  report(full, matchCount)
} finally {
  await product.stop()
  rmSync(varDir, { recursive: true, force: true })
}

/** Waits until the season is loaded, that is until the feed says no more than what happens now; how long the list is. */
async function loadedList(): Promise<number> {
  let before = 0
  for (const deadline = Date.now() + LOADED_WITHIN_MS; Date.now() < deadline; await pause(3_000)) {
    const said = await messagesSaid()
    const isLoaded = said > 0 && said - before < MESSAGES_OF_PLAY
    before = said
    if (isLoaded) return listLength()
  }
  throw new Error(`the season is still loading after ${LOADED_WITHIN_MS} ms`)
}

async function messagesSaid(): Promise<number> {
  const text = await (await fetch(`${product.internalUrl}/metrics`)).text()
  const lines = text.matchAll(/^football_feed_messages_total\{.*\} (\d+)$/gm)
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
}

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
