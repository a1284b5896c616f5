/**
 * 500 rows, 100 changes a second, for a minute: the built product in Chromium, its football list
 * and socket served by the benchmark. Writes var/bench/list.json.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../browser'
import { startProduct } from '../../product'
import { percentile, traceWhile, workPerFrame } from './frame-work'
import { startListServer } from './list-server'
import { createWorld } from './world'

const SECONDS = 60
/** Frames below this are idle; counting them would improve the figure. */
const IDLE_MS = 0.2

const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-list-'))
const product = await startProduct({ varDir, feed: 'none' })
const world = createWorld('bench')
const server = await startListServer(product.url, world)
const browser = await chromium.launch(chromiumLaunch())
try {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/live/zq/js`)
  await page.locator('[data-match-id]').first().waitFor()
  await page.waitForTimeout(3000)
  await countShifts(page)
  const before = world.position().seq
  const labelsBefore = await labels(page)
  const session = await context.newCDPSession(page)
  const events = await traceWhile(session, () => page.waitForTimeout(SECONDS * 1000))
  if ((await labels(page)) === labelsBefore)
    throw new Error('the rows did not change: nothing was measured')
  const changes = (world.position().seq - before) * 10
  const frames = workPerFrame(events)
  report(frames, await shiftScore(page), changes / SECONDS)
} finally {
  await browser.close()
  server.close()
  await product.stop()
  rmSync(varDir, { recursive: true, force: true })
}

type Shifts = { __shifts: number }

/** Adds up every layout shift from now on. */
async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const page = globalThis as unknown as Shifts
    page.__shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        page.__shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
}

/** The labels of all rows on the screen. */
async function labels(page: Page): Promise<string> {
  const texts = await page.locator('[data-match-id]').evaluateAll((rows) =>
    // Without the minute, which changes by itself.
    rows.map((row) => (row.getAttribute('aria-label') ?? '').replace(/第\d+分钟|半场补时/, '')),
  )
  return texts.join('\n')
}

function shiftScore(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Shifts).__shifts)
}

function report(frames: readonly number[], layoutShift: number, changesPerSecond: number): void {
  const busy = frames.filter((work) => work > IDLE_MS)
  const measures = [
    {
      what: 'main-thread work per frame, p95 of the frames with work',
      value: percentile(busy, 0.95),
      unit: 'ms',
      target: 8,
    },
    {
      what: 'main-thread work per frame, p99 of the frames with work',
      value: percentile(busy, 0.99),
      unit: 'ms',
    },
    {
      what: 'main-thread work per frame, p95 of all frames',
      value: percentile(frames, 0.95),
      unit: 'ms',
    },
    { what: 'layout shift over 60 s', value: layoutShift, unit: '', target: 0 },
    { what: 'applied changes', value: changesPerSecond, unit: '1/s', target: 95, atLeast: true },
  ]
  mkdirSync('var/bench', { recursive: true })
  writeFileSync('var/bench/list.json', `${JSON.stringify({ name: 'list', measures }, null, 2)}\n`)
  for (const { what, value, unit } of measures) console.log(`${what}: ${value.toFixed(3)} ${unit}`)
}
