import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { chromiumLaunch } from '../browser'
import { startProduct } from '../product'
import { knownRoutes, type PicturedRoute } from './known-routes'
import { matchRoutes } from './match-routes'
import { makeMember } from './member'

/**
 * `pnpm shots [part]`: a screenshot of every route, phone viewport, light, dark and black, in
 * var/shots; with a part of a name only of those routes. A match page is captured in full length.
 */
const out = join('var', 'shots')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const product = await startProduct({
  varDir: join(tmpdir(), `saidian-shots-${process.pid}`),
  feed: 'demo',
  env: { SMS_DEV: '1' },
})
const browser = await chromium.launch(chromiumLaunch())
try {
  await waitForStories(product.url)
  const wanted = process.argv[2] ?? ''
  const routes = [...knownRoutes(), ...(await matchRoutes(product.url))].filter(({ name }) =>
    name.includes(wanted),
  )
  const member = routes.some(({ asMember }) => asMember) ? await makeMember(product) : null
  for (const theme of ['light', 'dark', 'black'] as const) {
    await shoot(
      browser,
      theme,
      routes.filter(({ asMember }) => !asMember),
      null,
    )
    if (member)
      await shoot(
        browser,
        theme,
        routes.filter(({ asMember }) => asMember),
        member,
      )
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(product.varDir, { recursive: true, force: true })
}

/** The demo writes the lists first and the details of its matches afterwards. */
async function waitForStories(origin: string): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const routes = await matchRoutes(origin)
    const id = routes[0]?.url.match(/\d+/)?.[0]
    const answer = await fetch(`${origin}/live/fb/match/live/textLive/${id}`)
    const { data } = (await answer.json()) as { data: { textLive: unknown[] } | null }
    if (data && data.textLive.length > 0) return
    await pause(1_000)
  }
}

async function shoot(
  browser: Browser,
  theme: 'light' | 'dark' | 'black',
  routes: PicturedRoute[],
  auth: { token: string } | null,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    colorScheme: theme === 'light' ? 'light' : 'dark',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  await page.goto(product.url)
  await page.evaluate(
    ([chosen, login]) => {
      localStorage.setItem('settings', JSON.stringify({ theme: chosen }))
      if (login) localStorage.setItem('auth', JSON.stringify(login))
    },
    [theme, auth] as const,
  )
  for (const route of routes) {
    await page.goto(product.url + route.url, { waitUntil: 'domcontentloaded' })
    await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => undefined)
    // Charts are drawn a moment after their data.
    await pause(500)
    const file = join(out, `${route.name}-${theme}.png`)
    await page.screenshot({ path: file, fullPage: isWhole(route.name) })
    console.log(file)
  }
  await context.close()
}

/**
 * Pages of a match and of the member are long and captured in full; the text live only renders the
 * lines on the screen.
 */
function isWhole(name: string): boolean {
  return (name.startsWith('live-zq-detail') && !name.includes('text')) || name.startsWith('user-')
}
