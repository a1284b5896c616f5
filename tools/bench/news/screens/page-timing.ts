type Timing = { textMs: number; shift: number }

/** In the page, before its first document: collects when text is painted and what moves. */
export function recordTiming(): void {
  const timing: Timing = { textMs: 0, shift: 0 }
  Reflect.set(globalThis, 'timing', timing)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'first-contentful-paint') timing.textMs = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      timing.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** In the page: what was collected. The first paint with content has the text of the HTML. */
export function readTiming(): Timing {
  return Reflect.get(globalThis, 'timing') as Timing
}

/** In the page: taps an element and resolves with the milliseconds until another one is shown. */
export async function timeTap(given: { tap: string; shown: string }): Promise<number> {
  const target = document.querySelector<HTMLElement>(given.tap)
  if (!target) throw new Error(`nothing to tap: ${given.tap}`)
  const from = performance.now()
  target.click()
  while (performance.now() - from < 20_000) {
    if (document.querySelector(given.shown)) return performance.now() - from
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`no ${given.shown}`)
}
