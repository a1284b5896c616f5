import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../browser'
import { startProduct } from '../product'
import { shootGallery } from './gallery-shots'
import { knownRoutes, type PicturedRoute } from './known-routes'
import { matchRoutes } from './match-routes'
import { makeMember } from './member'

/**
 * `pnpm shots [part]`: a screenshot of every route and of every piece of the gallery, phone
 * viewport, light, dark and black, in var/shots; with a part of a name only of those routes.
 * `gallery` takes only the pieces, `gallery/button` those with button in their name. A match page
 * is captured in full length.
 */
const out = join('var', 'shots')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const wanted = process.argv[2] ?? ''
const browser = await chromium.launch(chromiumLaunch())
try {
  if (!wanted.startsWith('gallery')) await shootProduct()
  if (!wanted || wanted.startsWith('gallery'))
    await shootGallery(browser, out, wanted.replace(/^gallery\/?/, ''))
} finally {
  await browser.close()
}

async function shootProduct(): Promise<void> {
  const product = await startProduct({
    varDir: join(tmpdir(), `saidian-shots-${process.pid}`),
    feed: 'demo',
    env: { SMS_DEV: '1' },
  })
  try {
    await waitForStories(product.url)
    const routes = [...knownRoutes(), ...(await matchRoutes(product.url))].filter(({ name }) =>
      name.includes(wanted),
    )
    const ofAll = routes.filter(({ asMember }) => !asMember)
    const ofMember = routes.filter(({ asMember }) => asMember)
    const member = ofMember.length > 0 ? await makeMember(product) : null
    for (const theme of ['light', 'dark', 'black'] as const) {
      await shoot({ origin: product.url, theme, routes: ofAll, auth: null })
      if (member) await shoot({ origin: product.url, theme, routes: ofMember, auth: member })
    }
  } finally {
    await product.stop()
    rmSync(product.varDir, { recursive: true, force: true })
  }
}

type ShotSeries = {
  origin: string
  theme: 'light' | 'dark' | 'black'
  routes: PicturedRoute[]
  auth: { token: string } | null
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

async function shoot({ origin, theme, routes, auth }: ShotSeries): Promise<void> {
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
  await page.goto(origin)
  await page.evaluate(
    ([chosen, login]) => {
      localStorage.setItem('settings', JSON.stringify({ theme: chosen }))
      if (login) localStorage.setItem('auth', JSON.stringify(login))
    },
    [theme, auth] as const,
  )
  for (const route of routes) {
    await page.goto(origin + route.url, { waitUntil: 'domcontentloaded' })
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
