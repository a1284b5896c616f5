import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../browser'
import { startProduct } from '../../product'
import { scrollLong } from './scroll-long'

const t0 = Date.now()
const product = await startProduct({ varDir: mkdtempSync(join(tmpdir(), 'C-scroll-')), feed: 'demo' })
console.log('up', Date.now() - t0)
const browser = await chromium.launch(chromiumLaunch())
try {
  const a = await fetch(`${product.url}/live/football/v1_1/live?platform=4`)
  const { data } = (await a.json()) as any
  const id = data.matches.find(({ s }: any) => s === 4).id
  console.log(await scrollLong(browser, product.url, id))
} finally {
  await browser.close()
  await product.stop()
}

import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'

const log = openSync('/tmp/C/page1.log', 'w')
spawnSync(process.execPath, ['--import', 'tsx', 'tools/bench/page/page.bench.ts'], {
  stdio: ['ignore', log, log],
  env: { ...process.env, BENCH_ROUNDS: '5' },
})
