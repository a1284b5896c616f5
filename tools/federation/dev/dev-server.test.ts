import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { login, sendCode } from '@saidian/shared/contracts/accounts'
import { chromiumLaunch } from '../../browser'
import { freePort } from '../../product/free-port'
import { type FixtureServer, serveFixtures } from '../fixtures/fixture-server'
import { workspaceRoot } from '../workspace'

const run = promisify(execFile)
// Inside `tools`, whose dependencies the copied remote finds, as deep as the fixture.
mkdirSync(join(workspaceRoot, 'tools/.cache'), { recursive: true })
const root = mkdtempSync(join(workspaceRoot, 'tools/.cache/dev-'))
const copy = join(root, 'mf-fixture')
const fixtures = join(__dirname, '../fixtures')
let product: FixtureServer
let browser: Browser
let page: Page
let dev: { url: string; process: ChildProcess }

beforeAll(async () => {
  const build = join(fixtures, 'build-fixtures.ts')
  await run(process.execPath, ['--import', 'tsx', build, root, '--development'])
  product = await serveFixtures(root)
  browser = await chromium.launch(chromiumLaunch())
  cpSync(join(fixtures, 'mf-fixture'), copy, { recursive: true })
  dev = await startDev()
}, 600_000)

afterAll(async () => {
  dev?.process.kill()
  await browser?.close()
  await product?.close()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  product.boot({ config: { ...product.config, allowOverrides: true } })
  page = await browser.newPage()
  page.setDefaultTimeout(30_000)
})

afterEach(async () => {
  await page.close()
  for (const [path, text] of edited) writeFileSync(path, text)
  edited.clear()
})

/** The command that a developer runs, in the folder of the copied remote. */
async function startDev() {
  const port = await freePort()
  const webpack = join(workspaceRoot, 'node_modules/webpack/bin/webpack.js')
  const child = spawn(process.execPath, [webpack, 'serve'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), BACKEND: product.url, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text) => String(text).includes('alone') && ready())
    child.once('exit', () => failed(new Error('the development server ended')))
  })
  return { url: `http://localhost:${port}`, process: child }
}

/** Files as they were before a test, by path; the server sees them come back. */
const edited = new Map<string, string>()

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  edited.set(path, text)
  expect(change(text)).not.toBe(text)
  writeFileSync(path, change(text))
}

type Described = { routes: { path: string; title: string; layout: string; guard?: string }[] }

function changeRemote(change: (remote: Described) => void): void {
  edit('remote.json', (text) => {
    const remote: Described = JSON.parse(text)
    change(remote)
    return JSON.stringify(remote)
  })
}

const heading = (name: string) => page.getByRole('heading', { name })
const overridden = (path: string) =>
  `${product.url}${path}?mf.override=mf_fixture@${dev.url}/mf-manifest.json`

/** Clicks once, changes the heading in the source, and finds the click counted beside it. */
async function expectStateAfterEdit(): Promise<void> {
  await heading('样例页内容').waitFor()
  await page.getByRole('button', { name: '点了0次' }).click()
  await page.getByRole('button', { name: '点了1次' }).waitFor()
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
  edit('src/pages/sample.page.tsx', (text) => text.replace('样例页内容', '改过的内容'))
  await heading('改过的内容').waitFor()
  await page.getByRole('button', { name: '点了1次' }).waitFor()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)
}

test('a changed component keeps its state in a running shell', async () => {
  await page.goto(overridden('/sample'))
  await page.getByText('开发替换：mf_fixture').waitFor()
  await expectStateAfterEdit()
})

test('a changed component keeps its state on the page of the remote alone', async () => {
  await page.goto(`${dev.url}/sample`)
  await expectStateAfterEdit()
})

/** The calls of a login; the backend of this test knows no member. */
async function answerLogin(): Promise<void> {
  const replies = {
    [sendCode.path]: { retryAfterMs: 60_000, expiresInMs: 300_000, code: '123456' },
    [login.path]: { token: 'real', expiresAt: 2_000_000_000, isNew: false },
  }
  for (const [path, data] of Object.entries(replies))
    await page.route(`**${path}`, (route) =>
      route.fulfill({ json: { code: 200, data, message: '' } }),
    )
}

test('alone, a guarded page opens for a member of the switch, also after a reload', async () => {
  changeRemote(({ routes }) => Object.assign(routes[1] ?? {}, { guard: 'authenticated' }))
  await answerLogin()
  await page.goto(`${dev.url}/sample/deep`)
  await page.getByText('切换为会员').waitFor()
  await page.getByRole('tab', { name: '会员' }).click()
  await heading('深层页内容').waitFor()
  expect(new URL(page.url()).pathname).toBe('/sample/deep')
  await page.reload()
  await heading('深层页内容').waitFor()
  await page.getByRole('tab', { name: '游客' }).click()
  await page.getByText('切换为会员').waitFor()
})

test('alone, a page has tokens, reset and root size of the shell, and its theme', async () => {
  await page.setViewportSize({ width: 375, height: 700 })
  const look = async (query: string) => {
    await page.goto(`${dev.url}/sample${query}`)
    await heading('样例页内容').waitFor()
    return page.evaluate(() => {
      const { fontSize, colorScheme } = getComputedStyle(document.documentElement)
      const { margin, backgroundColor } = getComputedStyle(document.body)
      return { fontSize, colorScheme, margin, backgroundColor }
    })
  }
  const light = await look('')
  expect(light).toMatchObject({ fontSize: '50px', colorScheme: 'light', margin: '0px' })
  const dark = await look('?theme=dark')
  expect(dark.colorScheme).toBe('dark')
  expect(dark.backgroundColor).not.toBe(light.backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await look('')).toEqual(dark)
})

test('a new route of the local remote.json works in a running shell, unpublished', async () => {
  changeRemote(({ routes }) => {
    routes.push({ path: '/sample/new', title: '新页', layout: 'tabbar-list' })
  })
  edit('src/routes.ts', (text) => text.replace("path: '/sample/deep'", "path: '/sample/new'"))
  await page.goto(overridden('/sample/new'))
  await heading('深层页内容').waitFor()
})

test('a wrong name is said in the banner', async () => {
  await page.goto(`${product.url}/sample?mf.override=mf_other@${dev.url}/mf-manifest.json`)
  await page.getByText(`mf_other：${dev.url} 提供的是 mf_fixture，用线上版本`).waitFor()
  await heading('样例页内容').waitFor()
})

test('without its server the published version runs, and the banner says so', async () => {
  await page.goto(overridden('/sample'))
  await page.getByText('开发替换：mf_fixture').waitFor()
  dev.process.kill()
  await new Promise((ended) => dev.process.once('exit', ended))
  await page.goto(`${product.url}/sample`)
  await heading('样例页内容').waitFor()
  await page.getByText(`mf_fixture：${dev.url} 没有应答，用线上版本`).waitFor()
  await page.getByRole('button', { name: '还原' }).click()
  await page.getByRole('status').waitFor({ state: 'detached' })
})
