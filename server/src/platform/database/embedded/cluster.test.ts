import { readdir, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createScratchDir } from '../../../testing/scratch-dir'
import { isAlive } from '../../files/process-life'
import { createLog } from '../../log'
import { type Cluster, openCluster } from './cluster'
import { destroyCluster } from './destroy'
import { readPostmaster } from './postmaster'
import { answers } from './probe'

/** So short that hardly any start or stop falls between two checks. */
const WATCH_MS = 1

/** The moments of a kill are spread over the rounds; fewer are tried by default. */
const IS_LONG = Boolean(process.env.LONG_TESTS)
const REMOVALS = IS_LONG ? 4 : 2
const STOPS = IS_LONG ? 10 : 4
const RESTARTS = IS_LONG ? 6 : 3
/** Added in each round to the time between the kill and what follows. */
const STEP_MS = IS_LONG ? 15 : 30

let scratch: Awaited<ReturnType<typeof createScratchDir>>
beforeEach(async () => {
  scratch = await createScratchDir()
})
afterEach(() => scratch.remove())

const open = (dir: string): Promise<Cluster> =>
  openCluster({
    dir,
    log: createLog('silent'),
    sync: false,
    settings: { fsync: 'off', shared_buffers: '1MB' },
    watchMs: WATCH_MS,
  })

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function pidOf(dir: string): Promise<number> {
  return (await readPostmaster(`${dir}/data`))?.pid ?? 0
}

test('a cluster that is removed while it is watched is gone and never comes back', async () => {
  for (let round = 0; round < REMOVALS; round++) {
    const dir = `${scratch.dir}/round-${round}`
    await open(dir)
    const pid = await pidOf(dir)
    expect(pid).toBeGreaterThan(0)
    await destroyCluster(dir)
    expect(isAlive(pid)).toBe(false)
  }
  // Long enough for any of the watches to begin a restart.
  await wait(200)
  expect(await readdir(scratch.dir)).toEqual([])
})

test('a cluster removed at the moment of its restart is gone and never comes back', async () => {
  for (let round = 0; round < REMOVALS; round++) {
    const dir = `${scratch.dir}/round-${round}`
    await open(dir)
    process.kill(await pidOf(dir), 'SIGKILL')
    await wait(round * STEP_MS)
    await destroyCluster(dir)
    expect(await exists(dir)).toBe(false)
  }
  await wait(200)
  expect(await readdir(scratch.dir)).toEqual([])
})

test('a cluster is down after each stop, and the next start finds it', async () => {
  const dir = `${scratch.dir}/postgres`
  for (let round = 0; round < STOPS; round++) {
    const cluster = await open(dir)
    expect(await answers(cluster.url('saidian'))).toBe(true)
    const pid = await pidOf(dir)
    await cluster.stop()
    expect(isAlive(pid)).toBe(false)
    expect(await answers(cluster.url('saidian'))).toBe(false)
  }
})

test('a cluster stopped at the moment of its restart is down in the end', async () => {
  const dir = `${scratch.dir}/postgres`
  for (let round = 0; round < RESTARTS; round++) {
    const cluster = await open(dir)
    process.kill(await pidOf(dir), 'SIGKILL')
    await wait(round * STEP_MS)
    await cluster.stop()
    await wait(50)
    const pid = await pidOf(dir)
    expect(pid > 0 && isAlive(pid)).toBe(false)
  }
})

test('removing a directory without a cluster is no error', async () => {
  await destroyCluster(`${scratch.dir}/never`)
  expect(await readdir(scratch.dir)).toEqual([])
})
