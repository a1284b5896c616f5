import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test'

/** CPU ×4, 150 ms, 1.6 Mbit/s down and 0.75 up: the phone of the performance budget. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
}
const CPU_RATE = 4

export async function phoneContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    ...options,
  })
  // The compiler of these programs names inner functions by this helper, which a page does not
  // have.
  await context.addInitScript('globalThis.__name = (named) => named')
  return context
}

export async function slowCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  return session
}

/** Throttles processor and network of a page from now on. */
export async function slowPhone(page: Page): Promise<void> {
  const session = await slowCpu(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
