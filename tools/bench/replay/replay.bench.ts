import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FootballList } from '@saidian/shared/contracts/football'
import { startProduct } from '../../product'
import { optionOf } from '../option'
import { readSheets } from './sheets'
import { pageDifferences, readList, rowDifferences } from './shown'

/**
 * `pnpm bench replay [--dir <folder>]`: plays the recorded matches of a folder (default: the two of
 * the repository) through a real product at the highest speed and compares list and match pages
 * with the match files.
 */
const OWN = 'server/src/feeds/replay/wyscout/fixtures'
const SPEED = 120
const FINISHED = 8
const MAX_MS = 240_000

const dir = resolve(optionOf('dir') ?? OWN)
const sheets = await readSheets(dir)
const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-replay-'))
chmodSync(varDir, 0o755)
const feed = `replay:${dir}`
const product = await startProduct({
  varDir,
  feed,
  publish: false,
  env: { FEED_SPEED: String(SPEED) },
})
try {
  const startedAt = Date.now()
  const list = await finishedList()
  const playedS = (Date.now() - startedAt) / 1000
  const names = new Map(list.teams.map(({ id, nameZh }) => [id, nameZh]))
  let listed = 0
  let paged = 0
  for (const sheet of sheets) {
    const row = list.matches.find(
      ({ home, away }) => names.get(home) === sheet.home && names.get(away) === sheet.away,
    )
    const onList = rowDifferences(row, sheet)
    const onPage = row ? await pageDifferences(product.url, row.id, sheet) : ['has no page']
    listed += onList.length > 0 ? 1 : 0
    paged += onPage.length > 0 ? 1 : 0
    console.log(
      `${sheet.home} ${sheet.score.join('-')} ${sheet.away}:`,
      [...onList, ...onPage].join('; ') || 'equal',
    )
  }
  report([
    {
      what: 'recorded matches played',
      value: sheets.length,
      unit: 'matches',
      target: 1,
      atLeast: true,
    },
    {
      what: 'matches that differ between list and files',
      value: listed,
      unit: 'matches',
      target: 0,
    },
    {
      what: 'matches that differ between match page and files',
      value: paged,
      unit: 'matches',
      target: 0,
    },
    { what: `time from READY to the last whistle at speed ${SPEED}`, value: playedS, unit: 's' },
  ])
} finally {
  await product.stop()
  rmSync(varDir, { recursive: true, force: true })
}

/** The list after every match has ended. */
async function finishedList(): Promise<FootballList> {
  for (const deadline = Date.now() + MAX_MS; Date.now() < deadline; await pause(500)) {
    const list = await readList(product.url)
    const { length } = list.matches.filter(({ s }) => s === FINISHED)
    if (length >= sheets.length && length === list.matches.length) return list
  }
  throw new Error(`the matches are not over after ${MAX_MS / 1000} s`)
}

function report(measures: object[]): void {
  mkdirSync('var/bench', { recursive: true })
  writeFileSync(
    'var/bench/replay.json',
    `${JSON.stringify({ name: 'replay', measures }, null, 2)}\n`,
  )
}
