/**
 * `/live/hot` on the phone profile: the product with federation, against the same code as one
 * webpack build, in one run. `BENCH_ROUNDS` sets the number of rounds (default 7).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../browser'
import { workspaceRoot } from '../../federation'
import { moduleWeights } from '../../verify/weight/module-weights'
import { startSeededProduct } from '../seeded-product'
import { buildMonolith } from './build-monolith'
import { measurePage, type PageMeasure } from './measure-page'
import { monolithPages } from './monolith-pages'
import { startRelay } from './relay'

const PAGE = '/live/hot'
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const KILO = 1024
const FOLDERS = ['shell/dist', 'mf-live/dist']
const SHOWN_MODULES = 40

async function main(): Promise<void> {
  const monolithDist = await buildMonolith()
  const product = await startSeededProduct()
  const shellDist = join(workspaceRoot, 'shell/dist')
  const federated = await startRelay(product.url, async () => false)
  const monolith = await startRelay(
    product.url,
    monolithPages(product.url, shellDist, monolithDist),
  )
  const browser = await chromium.launch(chromiumLaunch())
  const measures: Record<'federated' | 'monolith', PageMeasure[]> = { federated: [], monolith: [] }
  try {
    // One visit each that does not count: the server's caches are warm for real users too.
    await measurePage(browser, 'federated, warm-up', federated.url + PAGE)
    await measurePage(browser, 'one build, warm-up', monolith.url + PAGE)
    for (let round = 1; round <= ROUNDS; round += 1) {
      measures.federated.push(
        await measurePage(browser, `federated, round ${round}`, federated.url + PAGE),
      )
      measures.monolith.push(
        await measurePage(browser, `one build, round ${round}`, monolith.url + PAGE),
      )
      const [federatedText, monolithText] = [measures.federated, measures.monolith].map(describe)
      console.log(`  round ${round}: ${federatedText} · one build ${monolithText}`)
    }
  } finally {
    await browser.close()
    await Promise.all([federated.close(), monolith.close()])
    await product.stop()
  }
  const scripts = measures.federated.at(-1)?.scripts ?? []
  console.table(scripts)
  console.table(await largestModules(scripts))
  writeReport(measures)
}

function describe(visits: PageMeasure[]): string {
  const last = visits.at(-1)
  if (!last) return ''
  const size = (last.scriptBytes / KILO).toFixed(1)
  return `row ${Math.round(last.firstRowMs)} ms, LCP ${Math.round(last.lcpMs)} ms, ${size} KB`
}

/** What the first page consists of: for reading, without a target. */
async function largestModules(scripts: PageMeasure['scripts']) {
  const folderOf = (file: string) =>
    FOLDERS.find((folder) => existsSync(join(workspaceRoot, folder, file)))
  const files = scripts.flatMap(({ file, bytes }) => {
    const folder = folderOf(file)
    return folder ? [{ file: `${folder}/${file}`, kiloBytes: bytes / KILO }] : []
  })
  const modules = (await moduleWeights(files)).slice(0, SHOWN_MODULES)
  return modules.map(({ kiloBytes, ...rest }) => ({ ...rest, KB: Number(kiloBytes.toFixed(2)) }))
}

function writeReport({
  federated,
  monolith,
}: Record<'federated' | 'monolith', PageMeasure[]>): void {
  const typical = (
    visits: PageMeasure[],
    key: 'firstRowMs' | 'lcpMs' | 'scriptBytes' | 'requests',
  ) => median(visits.map((visit) => visit[key]))
  const entry = gzipSync(readFileSync(join(workspaceRoot, 'mf-live/dist/remoteEntry.js')), {
    level: 9,
  })
  const rowMs = typical(federated, 'firstRowMs')
  const wholeMs = typical(monolith, 'firstRowMs')
  const report = {
    name: 'page',
    measures: [
      {
        what: 'JS until the first match row',
        value: typical(federated, 'scriptBytes') / KILO,
        unit: 'KB',
        target: 160,
      },
      { what: 'first match row', value: rowMs / 1000, unit: 's', target: 2.2 },
      {
        what: 'largest contentful paint',
        value: typical(federated, 'lcpMs') / 1000,
        unit: 's',
        target: 2.2,
      },
      {
        what: 'first match row, federated against one build',
        value: rowMs / wholeMs,
        unit: '×',
        target: 1.05,
      },
      { what: 'size of remoteEntry (gzip)', value: entry.length / KILO, unit: 'KB', target: 20 },
      {
        what: 'requests until the first match row',
        value: typical(federated, 'requests'),
        unit: '',
      },
      { what: 'one build: first match row', value: wholeMs / 1000, unit: 's' },
      { what: 'one build: JS', value: typical(monolith, 'scriptBytes') / KILO, unit: 'KB' },
    ],
  }
  mkdirSync(join(workspaceRoot, 'var/bench'), { recursive: true })
  writeFileSync(join(workspaceRoot, 'var/bench/page.json'), JSON.stringify(report, null, 2))
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

await main()
