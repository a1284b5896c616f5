import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../../browser'
import { freePort } from '../../product/free-port'
import { type FixtureServer, serveFixtures } from '../fixtures/fixture-server'
import { workspaceRoot } from '../workspace'

const run = promisify(execFile)
// Inside `tools`, whose dependencies the copied remote finds.
mkdirSync(join(workspaceRoot, 'tools/.cache'), { recursive: true })
const root = mkdtempSync(join(workspaceRoot, 'tools/.cache/dev-'))
const copy = join(root, 'copy/mf-fixture')
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
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await product?.close()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(fixtures, 'mf-fixture'), copy, { recursive: true })
  dev = await startDev()
  product.boot({ config: { ...product.config, allowOverrides: true } })
  page = await browser.newPage()
  page.setDefaultTimeout(30_000)
})

afterEach(async () => {
  await page.close()
  dev.process.kill()
})

/** The command that a developer runs, in the folder of the copied remote. */
async function startDev() {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'dev.ts')], {
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

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

const heading = (name: string) => page.getByRole('heading', { name })
const overridden = (path: string) =>
  `${product.url}${path}?mf.override=mf_fixture@${dev.url}/mf-manifest.json`

/** Clicks once, changes the heading in the source, and finds the click counted beside it. */
async function expectStateAfterEdit(): Promise<void> {
  await page.getByRole('button', { name: '点了0次' }).click()
  await page.getByRole('button', { name: '点了1次' }).waitFor()
  await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
  edit('src/pages/sample.page.tsx', '样例页内容', '改过的内容')
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

test('a new route of the local remote.json works in a running shell, unpublished', async () => {
  const meta = JSON.parse(readFileSync(join(copy, 'remote.json'), 'utf8'))
  meta.routes.push({ path: '/sample/new', title: '新页', layout: 'tabbar-list' })
  writeFileSync(join(copy, 'remote.json'), JSON.stringify(meta))
  edit('src/routes.ts', "path: '/sample/deep'", "path: '/sample/new'")
  await page.goto(overridden('/sample/new'))
  await heading('深层页内容').waitFor()
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

test('a wrong name is said in the banner', async () => {
  await page.goto(`${product.url}/sample?mf.override=mf_other@${dev.url}/mf-manifest.json`)
  await page.getByText(`mf_other：${dev.url} 提供的是 mf_fixture，用线上版本`).waitFor()
  await heading('样例页内容').waitFor()
})
