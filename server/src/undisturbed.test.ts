import { LIVE_PATH, TOPIC } from '@saidian/shared/contracts/sockets'
import { type Kysely, sql } from 'kysely'
import { connect } from './platform/database'
import { readAccess, urlOf } from './platform/database/embedded/access'
import { TestClient } from './platform/gateway/testing/test-client'
import { createLog } from './platform/log'
import { createScratchDir } from './testing/scratch-dir'
import { spawnServer } from './testing/spawn-server'
import { until } from './testing/until'

/** Of the machine, not of the product: one that is very busy, one where nothing is built yet. */
const OF_THE_MACHINE =
  /no connection to hold the lead|the database did not answer in|the shell is not built/
/** Due every ten seconds: at its second run every other job has had its first look. */
const FREQUENT = 'news/scheduled'

/** Makes jobs due that have not run; true when all have, since the product runs. */
async function haveJobsRun(db: Kysely<unknown>, runs: Set<string>): Promise<boolean> {
  await sql`UPDATE scheduled_jobs SET next_at = clock_timestamp()
    WHERE succeeded_at IS NULL AND holder IS NULL`.execute(db)
  const { rows } = await sql<{ name: string; succeeded: string | null }>`
    SELECT name, succeeded_at::text AS succeeded FROM scheduled_jobs`.execute(db)
  const frequent = rows.find(({ name }) => name === FREQUENT)?.succeeded
  if (frequent) runs.add(frequent)
  return runs.size >= 2 && rows.every(({ succeeded }) => succeeded !== null)
}

test('undisturbed, the product runs and does all its jobs without a warning', async () => {
  const { dir, remove } = await createScratchDir()
  const server = await spawnServer({ VAR_DIR: dir, FEED: 'demo' })
  const url = urlOf(await readAccess(`${dir}/postgres`), 'saidian')
  const db = connect(url, createLog('silent'))
  const follower = await TestClient.open(`${server.url.replace('http', 'ws')}${LIVE_PATH}`)
  await follower.subscribe(TOPIC.footballBoard)
  const runs = new Set<string>()
  await until(() => haveJobsRun(db, runs), 200)
  await follower.until(() => follower.seqs().length > 10)
  await db.destroy()
  await follower.close()
  expect(await server.end('SIGTERM')).toBe(0)
  await remove()
  const warnings = server.lines.filter(
    (line) => Number(line.level) >= 40 && !OF_THE_MACHINE.test(JSON.stringify(line)),
  )
  expect(warnings).toEqual([])
})
