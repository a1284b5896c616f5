import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../browser'
import { integrityOf } from '../build/dist-files'
import { checkBuilt } from '../check-remote/check-built'
import { type Fault, type FixtureServer, serveFixtures } from './fixtures/fixture-server'

const run = promisify(execFile)
const root = mkdtempSync(join(tmpdir(), 'federation-'))
let server: FixtureServer
let browser: Browser
let page: Page
const faultsOnPage: string[] = []

beforeAll(async () => {
  await run(process.execPath, [
    '--import',
    'tsx',
    join(__dirname, 'fixtures/build-fixtures.ts'),
    root,
  ])
  server = await serveFixtures(root)
  browser = await chromium.launch(chromiumLaunch())
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  server.faults.clear()
  server.asked.length = 0
  faultsOnPage.length = 0
  page = await browser.newPage()
  page.setDefaultTimeout(20_000)
  page.on('pageerror', (error) => faultsOnPage.push(String(error)))
})

afterEach(() => page.close())

const heading = (name: string) => page.getByRole('heading', { name })
const failure = () => page.getByRole('alert')
const codeOf = (asked: readonly string[]) => asked.filter((path) => /\.(?:js|css)$/.test(path))
const jsonOf = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.json'))

test('the built remote passes the publish check against the built shell', async () => {
  const dist = join(root, 'mf-fixture/dist')
  expect((await checkBuilt(dist, join(root, 'shell/dist'))).faults).toEqual([])
  expect(JSON.parse(readFileSync(join(dist, 'imports.json'), 'utf8'))).toMatchObject({
    react: ['useState'],
    '@saidian/shared/ui': ['Button'],
  })
  const { gives, takes } = JSON.parse(readFileSync(join(dist, 'places.json'), 'utf8'))
  expect(Object.keys(takes['match.tabs'].properties)).toEqual(['sport', 'matchId'])
  expect(gives).toEqual(takes)
})

describe('a page of the built shell and a built remote', () => {
  test('shows the remote under a strict policy, with its styles in its layer', async () => {
    await page.goto(`${server.url}/sample`)
    await heading('样例页内容').waitFor()
    await page.getByRole('button', { name: '点了0次' }).click()
    await page.getByRole('button', { name: '点了1次' }).waitFor()
    expect(await heading('样例页内容').evaluate((element) => getComputedStyle(element).color)).toBe(
      'rgb(4, 5, 6)',
    )
    expect(faultsOnPage).toEqual([])
  })

  test('goes to another page of the remote without a new document', async () => {
    await page.goto(`${server.url}/sample`)
    await heading('样例页内容').waitFor()
    await page.getByRole('link', { name: '深层页' }).click()
    await heading('深层页内容').waitFor()
    expect(server.asked.filter((path) => path === '/sample/deep')).toEqual([])
  })

  test('needs its list of files once, from the page or as a file, and no manifest', async () => {
    server.boot({ lists: { mf_fixture: server.list } })
    await page.goto(`${server.url}/sample`)
    await heading('样例页内容').waitFor()
    server.boot({ lists: {} })
    const fromPage = server.asked.splice(0)
    await page.reload()
    await heading('样例页内容').waitFor()
    const ofRemote = /^\/remotes\/.*\/files\.\w+\.json$/
    expect(jsonOf(fromPage)).toEqual([expect.stringMatching(/^\/assets\//)])
    expect(jsonOf(server.asked).filter((path) => !path.startsWith('/assets/'))).toEqual([
      expect.stringMatching(ofRemote),
    ])
    for (const asked of [fromPage, server.asked]) expect(asked).toEqual([...new Set(asked)])
  })

  test('shows 频道未上线 for a route that the published version does not have yet', async () => {
    await page.goto(`${server.url}/sample/later`)
    await page.getByText('频道未上线').waitFor()
    await page.getByRole('button', { name: '返回首页' }).click()
    await heading('首页').waitFor()
  })
})

const notFound = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>no</h1>')
}

/** End of the address of the remote's list of files. */
const LIST = '/files.0a1b2c3d.json'

describe('a remote that does not load', () => {
  const cases: [string, string, Fault][] = [
    ['its list is missing', LIST, notFound(404)],
    ['its list answers 503', LIST, notFound(503)],
    ['its list is other JSON', LIST, (response) => response.end('{"hello":1}')],
    [
      'its list is that of another version',
      LIST,
      (response) => response.end(JSON.stringify({ ...server.list, integrity: {} })),
    ],
    ['its entry answers 404', 'remoteEntry.js', notFound(404)],
    ['its entry answers 503', 'remoteEntry.js', notFound(503)],
    [
      'a byte of its entry is changed',
      'remoteEntry.js',
      (response, bytes) => response.end(`${bytes} `),
    ],
    ['a byte of its first chunk is changed', '.js', (response, bytes) => response.end(`${bytes} `)],
  ]

  test.each(cases)(
    'is named while %s, and comes with 重试 when the fault is gone',
    async (_, file, fault) => {
      await page.goto(server.url)
      server.faults.set(file, fault)
      await page.getByRole('link', { name: '样例页' }).click()
      await failure().waitFor()
      expect(await failure().textContent()).toContain('样例暂时打不开')
      await page.getByRole('link', { name: '首页' }).click()
      await heading('首页').waitFor()
      await page.getByRole('link', { name: '样例页' }).click()
      await failure().waitFor()
      server.faults.clear()
      await page.getByRole('button', { name: '重试' }).click()
      await heading('样例页内容').waitFor()
    },
  )

  test('times out after silence of its entry or its list, before the browser does', async () => {
    const other = await browser.newPage()
    for (const each of [page, other]) await each.goto(server.url)
    server.faults.set('remoteEntry.js', () => undefined)
    await page.getByRole('link', { name: '样例页' }).click()
    await page.getByText('加载中').waitFor()
    // Its list has come by now.
    server.faults.set(LIST, () => undefined)
    await other.getByRole('link', { name: '样例页' }).click()
    for (const each of [page, other]) {
      await each.getByRole('alert').waitFor({ timeout: 20_000 })
      expect(await each.getByRole('alert').getAttribute('data-failure')).toBe('timeout')
    }
    server.faults.clear()
    for (const each of [page, other]) {
      await each.getByRole('button', { name: '重试' }).click()
      await each.getByRole('heading', { name: '样例页内容' }).waitFor({ timeout: 20_000 })
    }
    await other.close()
  })

  test('runs nothing that is not in its list', async () => {
    const entry: Fault = (response) => response.end('globalThis.hasOtherRun = true')
    const { 'remoteEntry.js': _, ...others } = server.list.integrity
    server.boot({ lists: { mf_fixture: { ...server.list, integrity: others } } })
    await page.goto(server.url)
    server.boot({ lists: {} })
    server.faults.set('remoteEntry.js', entry)
    await page.getByRole('link', { name: '样例页' }).click()
    await failure().waitFor()
    expect(await failure().getAttribute('data-failure')).toBe('integrity')
    expect(server.asked.filter((path) => path.endsWith('remoteEntry.js'))).toEqual([])
  })

  test('is named when its module throws, and evaluated again with 重试', async () => {
    await page.goto(server.url)
    await page.evaluate(() => Reflect.set(globalThis, 'fixtureFault', 'planted'))
    await page.getByRole('link', { name: '样例页' }).click()
    await failure().waitFor()
    expect(await failure().getAttribute('data-failure')).toBe('execution')
    await page.evaluate(() => Reflect.set(globalThis, 'fixtureFault', ''))
    await page.getByRole('button', { name: '重试' }).click()
    await heading('样例页内容').waitFor()
  })

  test('that throws while rendering leaves the rest of the page in place', async () => {
    await page.goto(`${server.url}/sample/faulty`)
    await failure().waitFor()
    await page.evaluate(() => Reflect.set(globalThis, 'isMended', true))
    await page.getByRole('button', { name: '重试' }).click()
    await heading('出错页好了').waitFor()
  })
})

describe('a lazy chunk of a remote', () => {
  const lazyChunks = (): string[] => {
    const manifest = JSON.parse(
      readFileSync(join(root, 'mf-fixture/dist/mf-manifest.json'), 'utf8'),
    )
    return manifest.exposes[0].assets.js.async
  }

  test('that is gone reloads the page once, and then shows an error', async () => {
    await page.goto(server.url)
    for (const file of lazyChunks()) server.faults.set(file, notFound(404))
    await page.getByRole('link', { name: '样例页' }).click()
    await failure().waitFor()
    await page.waitForTimeout(1500)
    expect(server.asked.filter((path) => path === '/sample')).toHaveLength(1)
    server.faults.clear()
    await page.getByRole('button', { name: '重试' }).click()
    await heading('样例页内容').waitFor()
  })
})

describe('a lazy chunk of the shell', () => {
  const openExtra = () =>
    page.evaluate(async () => {
      const open: () => Promise<void> = Reflect.get(globalThis, 'openExtra')
      const outcome = await open().then(
        () => 'loaded',
        () => 'refused',
      )
      return `${outcome}, has run: ${Reflect.get(globalThis, 'hasExtraRun') === true}`
    })
  const changed: Fault = (response, bytes) => response.end(`${bytes} `)

  test('runs with its style sheet when both are unchanged', async () => {
    await page.goto(server.url)
    expect(await openExtra()).toBe('loaded, has run: true')
    expect(faultsOnPage).toEqual([])
  })

  test.each(['.js', '.css'])(
    'does not run when a byte of its %s file is changed',
    async (ending) => {
      await page.goto(server.url)
      server.faults.set(ending, changed)
      expect(await openExtra()).toMatch(/^refused, has run: /)
      if (ending === '.js') expect(await openExtra()).toBe('refused, has run: false')
    },
  )

  test.each([
    ['missing', notFound(404)],
    ['that of another build', (response: ServerResponse) => response.end('{"integrity":{}}')],
  ])('is not requested while the list of files is %s, and runs after that', async (_, fault) => {
    server.faults.set(server.shell.list.file, fault)
    await page.goto(server.url)
    server.asked.length = 0
    // Twice: a chunk that failed before its request must not leave later imports pending.
    for (let time = 0; time < 2; time++) expect(await openExtra()).toBe('refused, has run: false')
    expect(codeOf(server.asked)).toEqual([])
    server.faults.clear()
    expect(await openExtra()).toBe('loaded, has run: true')
  })

  test('is not requested when the list does not have it', async () => {
    const content = '{"integrity":{}}'
    const integrity = integrityOf(Buffer.from(content))
    server.boot({ shell: { ...server.shell, list: { ...server.shell.list, integrity } } })
    server.faults.set(server.shell.list.file, (response) => response.end(content))
    await page.goto(server.url)
    server.asked.length = 0
    for (let time = 0; time < 2; time++) expect(await openExtra()).toBe('refused, has run: false')
    server.boot({ shell: server.shell })
    expect(codeOf(server.asked)).toEqual([])
  })
})
