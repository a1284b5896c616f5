import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '../browser'
import { startProduct } from '../product'
import { knownRoutes } from './known-routes'

/** `pnpm shots`: a picture of every route, phone viewport, light and dark, in var/shots. */
const out = join('var', 'shots')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const product = await startProduct({ varDir: join(tmpdir(), `saidian-shots-${process.pid}`), feed: 'demo' })
const browser = await chromium.launch(chromiumLaunch())
try {
  for (const theme of ['light', 'dark'] as const) await shoot(browser, theme)
} finally {
  await browser.close()
  await product.stop()
  rmSync(product.varDir, { recursive: true, force: true })
}

async function shoot(browser: Browser, theme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  for (const route of knownRoutes()) {
    await page.goto(product.url + route.url, { waitUntil: 'domcontentloaded' })
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
    const file = join(out, `${route.name}-${theme}.png`)
    await page.screenshot({ path: file })
    console.log(file)
  }
  await context.close()
}
