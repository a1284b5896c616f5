import type { Page, Route } from '@playwright/test'
import {
  PAGE_DRILLS,
  type PageDrill,
  RUNTIME_DRILLS,
  type RuntimeDrill,
  WIDGET_DRILLS,
} from '@saidian/tools/drills'
import type { Product } from '@saidian/tools/product'
import { buildGenerated } from '../fixtures/build-generated'
import { DRILL_REMOTE } from '../fixtures/drill-remote'
import { openMatch, panelOf, tabOf } from '../fixtures/match-page'
import { publishVariant } from '../fixtures/publish-variant'
import { countDocuments, expectRows } from '../fixtures/remote-in-use'
import { expect, test } from '../fixtures/test'

const ANALYTICS = 'https://count.example/v1'

// Faults must reach the page: the service worker would answer instead.
test.use({ serviceWorkers: 'block', serverEnv: { ANALYTICS_URL: ANALYTICS } })

type DrillId = keyof typeof RUNTIME_DRILLS

const FILES = '**/remotes/mf_drill/**'
const ENTRY = '**/remotes/mf_drill/**/remoteEntry.js*'
const PAGE = '**/remotes/mf_drill/**/drill.*.js*'

/** Faults of the files on their way to the page; all others are in the code of the remote. */
const OF_FILES: Partial<Record<DrillId, [string, (route: Route) => Promise<void>]>> = {
  missing: [FILES, (route) => route.fulfill({ status: 404, body: 'not found' })],
  busy: [
    FILES,
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>busy</h1>' }),
  ],
  'other-json': [FILES, (route) => route.fulfill({ json: { hello: 'world' } })],
  changed: [
    ENTRY,
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ contentType: 'text/javascript', body: `${await answer.text()} ` })
    },
  ],
  silent: [ENTRY, () => new Promise(() => undefined)],
  slow: [
    FILES,
    async (route) => {
      await new Promise((done) => setTimeout(done, 1_000))
      await route.continue()
    },
  ],
  'lost-page': [PAGE, (route) => route.fulfill({ status: 404, body: 'not found' })],
}

/** Code that runs first in the entry of a variant. */
const OF_ENTRY: Partial<Record<DrillId, string>> = {
  entry: 'throw new Error("planted in entry")',
  globals:
    'for (const name of ["Integrity", "ScriptUrl"])' +
    ' Reflect.set(globalThis, `__saidian$' +
    '{name}`, () => null)',
}

let built: ReturnType<typeof buildGenerated>
test.beforeAll(() => {
  built = buildGenerated(DRILL_REMOTE)
})
test.afterAll(() => built?.remove())

test('whatever breaks in a remote is named, and four other tabs work', async ({
  context,
  product,
}) => {
  test.setTimeout(600_000)
  const failed: string[] = []
  for (const [id, drill] of Object.entries(RUNTIME_DRILLS) as [DrillId, RuntimeDrill][]) {
    await test.step(`a remote that ${drill.fault}`, async () => {
      const page = await context.newPage()
      await runDrill(page, id, product, built.dist).catch((error) => failed.push(`${id}: ${error}`))
      await page.close()
    })
  }
  expect(failed).toEqual([])
})

test('a widget that breaks is reported as its remote, and the tabs beside it work', async ({
  page,
  product,
}) => {
  await publishOpen(product, 'widgets')
  await drillWidgets(page)
})

test('an open page that breaks is reported as its remote, and the next page opens', async ({
  page,
  product,
}) => {
  await publishOpen(product, 'pages')
  await drillOpenPages(page)
})

/** A version whose fault is chosen while its page is open. */
const publishOpen = (product: Product, suffix: string) =>
  publishVariant(product, { dist: built.dist, suffix, begin: [/^remoteEntry\.js$/, ''] })

async function runDrill(page: Page, id: DrillId, product: Product, dist: string): Promise<void> {
  const drill: RuntimeDrill = RUNTIME_DRILLS[id]
  const code = OF_ENTRY[id] ?? `globalThis.drill=${JSON.stringify(id)}`
  const { version } = await publishVariant(product, {
    dist,
    suffix: id,
    begin: [/^remoteEntry\.js$/, code],
  })
  const seen = await watchReports(page)
  const documents = countDocuments(page)
  const [files, answer] = OF_FILES[id] ?? []
  if (files && answer) await page.route(files, answer)
  await page.goto('/drill', { waitUntil: 'commit' })
  await expectSight(page, drill)
  expect(documents(), 'at most one automatic reload').toBeLessThanOrEqual(2)
  await expectReport(seen, drill, version)
  if (files && drill.card !== null) await expectRetryWorks(page, files)
  await expectFourTabs(page)
}

type Blamed = { seen: Seen; blamed: string[]; documents: () => number }

/** All in one page, which is loaded once: each fault leaves it as it was. */
async function openForAll(page: Page, address: string): Promise<Blamed> {
  const seen = await watchReports(page)
  const blamed: string[] = []
  page.on('console', (message) => {
    if (/^(?:mf_(?!drill)\w+|shell) \S+: /.test(message.text())) blamed.push(message.text())
  })
  await page.goto(address)
  await expectRows(page)
  return { seen, blamed, documents: countDocuments(page) }
}

async function drillWidgets(page: Page): Promise<void> {
  const { seen, blamed } = await openForAll(page, '/live/hot')
  const id = Number(await page.locator('[data-match-id]').first().getAttribute('data-match-id'))
  await openMatch(page, id)
  const documents = countDocuments(page)
  for (const [fault, drill] of Object.entries(WIDGET_DRILLS)) {
    await choose(page, fault)
    await tabOf(page, '演练').click()
    await expectWidget(page, fault, drill)
    await tabOf(page, '文字').click()
    await expect(panelOf(page)).not.toContainText('演练加载失败')
    await expectLine(seen, drill)
  }
  expect(blamed, 'no other remote, and not the shell').toEqual([])
  expect(documents(), 'the page is loaded once').toBe(0)
}

async function drillOpenPages(page: Page): Promise<void> {
  const { seen, blamed, documents } = await openForAll(page, '/live/hot')
  for (const [fault, drill] of Object.entries(PAGE_DRILLS)) {
    await choose(page, fault)
    await page.evaluate(() => {
      window.history.pushState(null, '', '/drill')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    if (fault === 'wait') await expect(page.getByRole('alert')).toContainText(drill.sees)
    else await expect(page.getByText('准备好了')).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: '我的' }).click()
    await expect(page.getByRole('link', { name: '设置', exact: true })).toBeVisible()
    await expectLine(seen, drill)
  }
  await expect(page.locator('[data-leftover]')).toHaveCount(0)
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  await expectFourTabs(page)
  expect(blamed, 'no other remote, and not the shell').toEqual([])
  expect(documents(), 'the page is loaded once').toBe(0)
}

const choose = (page: Page, fault: string) =>
  page.evaluate((name) => void Reflect.set(globalThis, 'drill', name), fault)

async function expectWidget(page: Page, fault: string, { sees }: PageDrill): Promise<void> {
  const panel = panelOf(page)
  if (sees.startsWith('加载失败')) {
    await expect(panel).toContainText('演练加载失败')
    return
  }
  await expect(panel).toContainText('挂件好了')
  if (fault !== 'widget-fixed') return
  const cover = await page.locator('[data-cover]').boundingBox()
  const place = await page.locator('[data-widget=mf_drill]').boundingBox()
  expect(cover).toEqual(place)
}

async function expectLine({ lines }: Seen, { reports: text }: PageDrill): Promise<void> {
  if (text !== null) await expect.poll(() => lines.join('\n')).toContain(text)
}

async function expectSight(page: Page, { card }: RuntimeDrill): Promise<void> {
  if (card === null) {
    await expect(page.getByText('准备好了')).toBeVisible()
    await page.getByRole('button', { name: '按一下' }).click()
    return
  }
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('演练暂时打不开')
  await expect(failure).toHaveAttribute('data-failure', card)
  await expect(failure.getByRole('button', { name: '重试' })).toBeVisible()
}

/** Loads the same version, or the one before if this one was given up. */
async function expectRetryWorks(page: Page, files: string): Promise<void> {
  await page.unroute(files)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('准备好了')).toBeVisible()
}

async function expectFourTabs(page: Page): Promise<void> {
  const open = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click()
  await open('赛事')
  await expectRows(page)
  await open('我的')
  await expect(page.getByRole('link', { name: '设置', exact: true })).toBeVisible()
  await open('直播')
  await expect(page.getByRole('tab', { name: '热门' })).toBeVisible()
  await open('头条')
  await expect(page.getByRole('tab', { name: '头条' })).toBeVisible()
  // Those of 头条 itself are on.
  const sheets = page.locator(
    'link[rel=stylesheet][href*="/remotes/"]:not([href*="/mf_news_community/"])',
  )
  await expect(sheets.first(), 'sheets of the tabs before stay loaded').toBeAttached()
  await expect(sheets.and(page.locator(':not([media="not all"])'))).toHaveCount(0)
}

type Report = { event: string; remote: string; version: string; setId: string; shell: string }
type Seen = { lines: string[]; reports: Report[] }

/** Lines in the console and beacons that name the drill. */
async function watchReports(page: Page): Promise<Seen> {
  const seen: Seen = { lines: [], reports: [] }
  page.on('console', (message) => {
    if (message.text().startsWith('mf_drill ')) seen.lines.push(message.text())
  })
  await page.route(`${ANALYTICS}**`, async (route) => {
    const report = route.request().postDataJSON() as Report
    if (report.event === 'page.fault' && report.remote === 'mf_drill') seen.reports.push(report)
    await route.fulfill({ status: 204 })
  })
  return seen
}

async function expectReport(
  { lines, reports }: Seen,
  { reports: text }: RuntimeDrill,
  version: string,
): Promise<void> {
  if (text === null) {
    expect(lines).toEqual([])
    return
  }
  await expect.poll(() => lines.join('\n')).toContain(text)
  const [line] = lines.find((each) => each.includes(text))?.split('\n') ?? []
  expect(line).toMatch(/ \(set \S+, shell \w+\)$/)
  expect(line).toContain(`mf_drill ${version}: `)
  const fields = { version, setId: expect.any(String), shell: expect.stringMatching(/^\w+$/) }
  await expect.poll(() => reports).toContainEqual(expect.objectContaining(fields))
}
