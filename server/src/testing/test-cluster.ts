import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { destroyCluster, openCluster } from '../platform/database'
import { isAlive } from '../platform/files/process-life'
import { createLog } from '../platform/log'

/** Names the directory with the cluster that all workers of one test run share. */
const CLUSTER_VARIABLE = 'SAIDIAN_TEST_CLUSTER'

const PREFIX = 'saidian-test-'
const silent = createLog('silent')

/** Prepares the shared cluster of a run; the first test that needs a database starts it. */
export async function prepareTestCluster(): Promise<void> {
  await sweepAbandoned()
  const dir = await mkdtemp(path.join(tmpdir(), PREFIX))
  // For root, PostgreSQL runs as another user.
  await chmod(dir, 0o755)
  await writeFile(path.join(dir, 'owner'), String(process.pid))
  process.env[CLUSTER_VARIABLE] = dir
}

/** Stops the shared cluster if it was started and removes its files. */
export async function removeTestCluster(): Promise<void> {
  const dir = process.env[CLUSTER_VARIABLE]
  if (dir) await removeCluster(dir)
}

/** A directory that all workers of this run share; it is removed after the run. */
export function runDirectory(): string {
  const dir = process.env[CLUSTER_VARIABLE]
  if (!dir)
    throw new Error(
      `${CLUSTER_VARIABLE} is not set: run through jest, or call prepareTestCluster() first`,
    )
  return dir
}

/** The running cluster of this run, started by the first caller. */
export function openTestCluster() {
  return openCluster({
    dir: path.join(runDirectory(), 'cluster'),
    log: silent,
    sync: false,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      shared_buffers: '64MB',
      autovacuum: 'off',
    },
  })
}

async function removeCluster(dir: string): Promise<void> {
  await destroyCluster(path.join(dir, 'cluster'))
  await rm(dir, { recursive: true, force: true })
}

/** A killed run cannot clean up; the next one does. */
async function sweepAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const dir = path.join(tmpdir(), name)
    if (!name.startsWith(PREFIX) || !(await stat(dir)).isDirectory()) continue
    const holder = Number(await readFile(path.join(dir, 'owner'), 'utf8').catch(() => '0'))
    if (holder > 0 && !isAlive(holder)) await removeCluster(dir)
  }
}
