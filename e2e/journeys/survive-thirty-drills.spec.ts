import type { Page, Route } from '@playwright/test'
import { RUNTIME_DRILLS, type RuntimeDrill } from '@saidian/tools/drills'
import type { Product } from '@saidian/tools/product'
import { buildGenerated } from '../fixtures/build-generated'
import { DRILL_REMOTE } from '../fixtures/drill-remote'
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

test('whatever breaks in a remote is named, and four other tabs work', async ({
  context,
  product,
}) => {
  test.setTimeout(600_000)
  const { dist, remove } = buildGenerated(DRILL_REMOTE)
  const failed: string[] = []
  for (const [id, drill] of Object.entries(RUNTIME_DRILLS) as [DrillId, RuntimeDrill][]) {
    await test.step(`a remote that ${drill.fault}`, async () => {
      const page = await context.newPage()
      await runDrill(page, id, product, dist).catch((error) => failed.push(`${id}: ${error}`))
      await page.close()
    })
  }
  remove()
  expect(failed).toEqual([])
})

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
