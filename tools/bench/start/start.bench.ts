import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startToReady } from './start-to-ready'

/**
 * `pnpm bench start`: clones the commit into a directory of its own and measures the time of `npm
 * start` to its READY line, twice. It uses the package store and the npm cache of this machine:
 * only a machine without them measures a first visit.
 */
const dir = mkdtempSync(join(tmpdir(), 'saidian-bench-start-'))
// As root the database runs as another user, who needs access.
chmodSync(dir, 0o755)
const clone = join(dir, 'clone')
try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), clone])
  console.log('first start (package store and npm cache as they are)')
  const first = await startToReady(clone)
  console.log('second start')
  const second = await startToReady(clone)
  report([
    {
      what: 'clean clone, `npm start` to READY (with the local package store)',
      value: first,
      unit: 's',
      target: 360,
    },
    { what: 'second start', value: second, unit: 's', target: 20 },
  ])
} finally {
  rmSync(dir, { recursive: true, force: true })
}

function report(measures: object[]): void {
  mkdirSync('var/bench', { recursive: true })
  writeFileSync('var/bench/start.json', `${JSON.stringify({ name: 'start', measures }, null, 2)}\n`)
}
