import type { Browser } from '@playwright/test'
import { slowPhone } from '../phone'
import { watchTroubles } from './page-troubles'

const FIRST_ROW_DEADLINE_MS = 60_000

export type PageMeasure = {
  /** Milliseconds from navigation to the first match row in the document. */
  firstRowMs: number
  lcpMs: number
  /** Scripts loaded by then, headers included. */
  scriptBytes: number
  requests: number
  /** Bytes by file, largest first: for reading, without a target. */
  scripts: { file: string; bytes: number }[]
}

/**
 * One cold visit on the phone profile. Rejects with the errors of the page when no match row comes.
 */
export async function measurePage(
  browser: Browser,
  variant: string,
  url: string,
): Promise<PageMeasure> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const troubles = watchTroubles(page)
    await slowPhone(page)
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'commit' })
    const hasRow = await page
      .waitForFunction(() => Reflect.has(globalThis, 'firstRowMs'), null, {
        timeout: FIRST_ROW_DEADLINE_MS,
      })
      .then(() => true)
      .catch(() => false)
    if (!hasRow) throw new Error(`${variant}: no match row on ${url}\n${await troubles()}`)
    // The largest paint may come after the first row.
    await page.waitForTimeout(1500)
    return await page.evaluate(report)
  } finally {
    await context.close()
  }
}

/** In the page, before anything else: records when the first row came and the largest paint. */
function watch(): void {
  const rows = new MutationObserver(() => {
    if (!document.querySelector('[data-match-id]')) return
    Reflect.set(globalThis, 'firstRowMs', performance.now())
    rows.disconnect()
  })
  rows.observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    Reflect.set(globalThis, 'lcpMs', list.getEntries().at(-1)?.startTime ?? 0)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** In the page, at the end. */
function report(): PageMeasure {
  const firstRowMs: number = Reflect.get(globalThis, 'firstRowMs')
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = entries
    .filter(({ name, responseEnd }) => /\.js(?:\?|$)/.test(name) && responseEnd <= firstRowMs)
    .map(({ name, transferSize }) => ({ file: name.replace(/^.*\//, ''), bytes: transferSize }))
    .sort((a, b) => b.bytes - a.bytes)
  return {
    firstRowMs,
    lcpMs: Reflect.get(globalThis, 'lcpMs') ?? 0,
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: 1 + entries.filter(({ startTime }) => startTime <= firstRowMs).length,
    scripts,
  }
}
