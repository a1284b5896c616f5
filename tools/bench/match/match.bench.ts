/**
 * A match of the demo on the phone profile: from the tap in the list to its first content, from tab
 * to tab, the code it loads, and how smoothly its long parts scroll. `BENCH_ROUNDS` sets the number
 * of visits (default 5).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { FootballList, MatchHeader } from '@saidian/shared/contracts/football'
import { chromiumLaunch } from '../../browser'
import { workspaceRoot } from '../../federation'
import { median } from '../phone'
import { startSeededProduct } from '../seeded-product'
import { type CodeFile, weigh } from './new-code'
import { TABS, type Visit, visitMatch } from './open-match'
import { type Smoothness, scrollLong } from './scroll-long'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const KILO = 1024
/** Pages behind the tabs are prefetched while the user looks at the list. */
const ANOTHERS = /\/remotes\/(?!mf_live\/)/

async function main(): Promise<void> {
  const product = await startSeededProduct()
  const browser = await chromium.launch(chromiumLaunch())
  const visits: Visit[] = []
  try {
    const matchIds = await inPlay(product.url)
    // One visit that does not count: the server's caches are warm for real users too.
    await visitMatch(browser, product.url, matchIds, true)
    for (let round = 1; round <= ROUNDS; round += 1) {
      const visit = await visitMatch(browser, product.url, matchIds, true)
      visits.push(visit)
      const times = Object.entries(visit.tabMs).map(([name, ms]) => `${name} ${Math.round(ms)}`)
      console.log(`  round ${round}: ${times.join(', ')} ms; chart ${Math.round(visit.chartMs)} ms`)
    }
    const hasty: Visit[] = []
    for (let round = 1; round <= ROUNDS; round += 1)
      hasty.push(await visitMatch(browser, product.url, matchIds, false))
    const files = visits.flatMap((visit) => visit.files).filter((file) => !ANOTHERS.test(file))
    const code = await weigh([...new Set(files)])
    console.table(code)
    const smoothness = await scrollLong(browser, product.url, matchIds[0] ?? 0)
    writeReport({ visits, hasty, code, smoothness })
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Matches of the second half with every part of a match page: some have no 情报. */
async function inPlay(url: string): Promise<number[]> {
  const { matches } = await read<FootballList>(`${url}/live/football/v1_1/live?platform=4`)
  const playing = matches.filter(({ s }) => s === 4)
  const headers = await Promise.all(
    playing.map(({ id }) => read<MatchHeader>(`${url}/live/fb/match/live/navigation/${id}`)),
  )
  const whole = headers.filter(
    ({ coverage }) => coverage.text && coverage.odds && coverage.intelligence,
  )
  if (whole.length === 0) throw new Error('no match in its second half has every tab')
  return whole.map(({ match }) => match.id)
}

async function read<T>(url: string): Promise<T> {
  return ((await (await fetch(url)).json()) as { data: T }).data
}

type Measured = { visits: Visit[]; hasty: Visit[]; code: CodeFile[]; smoothness: Smoothness[] }

function writeReport({ visits, hasty, code, smoothness }: Measured): void {
  const typical = (of: Visit[], tab: string) =>
    median(of.map(({ tabMs }) => tabMs[tab] ?? Number.NaN))
  const kilos = (isChart: boolean) =>
    code
      .filter((file) => file.isChart === isChart)
      .reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / KILO
  const report = {
    name: 'match',
    measures: [
      { what: 'tap in the list to 赛况', value: typical(visits, '赛况'), unit: 'ms', target: 800 },
      ...TABS.map((tab) => ({
        what: `tap to ${tab}`,
        value: typical(visits, tab),
        unit: 'ms',
        target: 400,
      })),
      { what: 'new code without charts (gzip)', value: kilos(false), unit: 'KB', target: 60 },
      ...smoothness.map(({ what, fps }) => ({
        what: `${what}: slowest half second`,
        value: fps,
        unit: 'fps',
        target: 55,
        atLeast: true,
      })),
      ...smoothness.map(({ what, usualFps }) => ({
        what: `${what}: all frames`,
        value: usualFps,
        unit: 'fps',
      })),
      { what: 'immediate tap in the list to 赛况', value: typical(hasty, '赛况'), unit: 'ms' },
      {
        what: 'tap in the list to the chart',
        value: median(visits.map(({ chartMs }) => chartMs)),
        unit: 'ms',
      },
      { what: 'charts (gzip)', value: kilos(true), unit: 'KB' },
    ],
  }
  mkdirSync(join(workspaceRoot, 'var/bench'), { recursive: true })
  writeFileSync(join(workspaceRoot, 'var/bench/match.json'), JSON.stringify(report, null, 2))
}

await main()
