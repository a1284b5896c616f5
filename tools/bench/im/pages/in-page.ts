/** In the page: taps, and resolves with the milliseconds until a message of the log is painted. */
export async function tapUntilMessages(tap: string): Promise<number> {
  const target = document.querySelector<HTMLElement>(tap)
  if (!target) throw new Error(`nothing to tap: ${tap}`)
  const frame = () => new Promise(requestAnimationFrame)
  const isShown = () =>
    [...document.querySelectorAll('[role="log"] *')].some(
      (element) =>
        element.textContent?.startsWith('第') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
  const from = performance.now()
  target.click()
  while (!isShown()) {
    if (performance.now() - from > 20_000) throw new Error('no message is shown')
    await frame()
  }
  // What is in the document is painted with the next frame.
  await frame()
  return performance.now() - from
}

/** In the page: taps 发送, and resolves with the milliseconds until the text is in the log. */
export async function sendUntilShown(text: string): Promise<number> {
  const button = document.querySelector<HTMLElement>('form button[type="submit"]')
  if (!button) throw new Error('nothing to send')
  const frame = () => new Promise(requestAnimationFrame)
  const from = performance.now()
  button.click()
  while (!document.querySelector('[role="log"]')?.textContent?.includes(text)) {
    if (performance.now() - from > 20_000) throw new Error('the message is not shown')
    await frame()
  }
  await frame()
  return performance.now() - from
}

/** In the page: scrolls the log up by a step every frame; returns the time of each frame. */
export async function scrollLogUp(given: { stepPx: number; forMs: number }): Promise<number[]> {
  const log = document.querySelector('[role="log"]')
  if (!log) throw new Error('no log to scroll')
  const at: number[] = []
  while ((at.at(-1) ?? 0) - (at[0] ?? 0) < given.forMs) {
    at.push(await new Promise<number>(requestAnimationFrame))
    log.scrollTop -= given.stepPx
  }
  return at
}

/** In the page: addresses of all loaded code. */
export function loadedCode(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\.(js|css)$/.test(new URL(name).pathname))
}
