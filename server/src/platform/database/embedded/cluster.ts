import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withFileLock } from '../../files/file-lock'
import { isAlive } from '../../files/process-life'
import type { Logger } from '../../log'
import { choosePort, readAccess, urlOf } from './access'
import { initialise } from './initialise'
import { lastLines, launch, type Settings } from './launch'
import { findPlaces, type Places } from './places'
import { endPostmaster, readPostmaster, servesData } from './postmaster'
import { answers, createDatabaseOnce } from './probe'
import { findServiceUser, type ServiceUser } from './service-user'
import { joinUsers, leaveUsers } from './users'

const START_MS = 60_000
const POLL_MS = 50
const WATCH_MS = 1_000

export type ClusterOptions = {
  /** Holds the data, the access file and the log; only one cluster a directory. */
  dir: string
  log: Logger
  /** Parameters of PostgreSQL beside the fixed ones. */
  settings?: Settings
  /** False: files need not survive a power cut (tests). */
  sync?: boolean
}

export type Cluster = { url: (database: string) => string; stop: () => Promise<void> }

type Home = Required<ClusterOptions> & { places: Places; user: ServiceUser | null; logFile: string }

/**
 * Brings up the embedded PostgreSQL of a directory, or joins the one that is already up: left by a killed
 * process, or shared with another live process. Restarts it when it dies. `stop` leaves it running while
 * another process of the product uses it.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const dir = path.resolve(options.dir)
  await mkdir(dir, { recursive: true, mode: 0o755 })
  const user = await findServiceUser()
  const places = await findPlaces(dir, user)
  const home: Home = {
    settings: {},
    sync: true,
    ...options,
    dir,
    user,
    places,
    logFile: path.join(dir, 'server.log'),
  }
  let running = await bringUp(home)
  let isBusy = false

  const watch = setInterval(() => {
    if (isBusy || isAlive(running.pid)) return
    isBusy = true
    home.log.error({ pid: running.pid }, 'embedded database died; starting it again')
    bringUp(home)
      .then(
        (again) => {
          running = again
        },
        (error: unknown) => home.log.error({ err: error }, 'embedded database does not come up'),
      )
      .finally(() => {
        isBusy = false
      })
  }, WATCH_MS).unref()

  return {
    url: (database) => urlOf(running.access, database),
    stop: async () => {
      clearInterval(watch)
      await withFileLock(path.join(dir, 'starting.lock'), () => stopUnlessUsed(home, running))
    },
  }
}

type Running = { pid: number; access: { port: number; password: string } }

function bringUp(home: Home): Promise<Running> {
  return withFileLock(path.join(home.dir, 'starting.lock'), async () => {
    await joinUsers(home.dir)
    const access = await readAccess(home.dir)
    await initialise(home.places, home.user, access.password, home.sync)
    const running = (await join(home, access)) ?? (await start(home, access))
    await createDatabaseOnce(urlOf(running.access, 'postgres'), 'saidian')
    return running
  })
}

/** The postmaster that already serves this directory, once it answers; null when there is none. */
async function join(home: Home, access: Running['access']): Promise<Running | null> {
  const found = await readPostmaster(home.places.data)
  if (!found) return null
  if (!(await servesData(found.pid, home.places.data))) {
    // PostgreSQL takes the number of any live process for a running server and would refuse to start.
    if (isAlive(found.pid)) await rm(path.join(home.places.data, 'postmaster.pid'), { force: true })
    return null
  }
  const deadline = Date.now() + START_MS
  while (isAlive(found.pid)) {
    if (await answers(urlOf({ ...access, port: found.port }, 'postgres'))) {
      home.log.info({ pid: found.pid, port: found.port }, 'joined the running embedded database')
      return { pid: found.pid, access: { ...access, port: found.port } }
    }
    if (Date.now() > deadline) await endPostmaster(found.pid)
    await wait(POLL_MS)
  }
  return null
}

async function start(home: Home, known: Running['access']): Promise<Running> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const access = await choosePort(home.dir, known)
    const { pid, state } = await launch({ ...home, port: access.port })
    while (!state.exited && Date.now() < deadline) {
      if (await answers(urlOf(access, 'postgres'))) return { pid, access }
      await wait(POLL_MS)
    }
    if (!state.exited) await endPostmaster(pid)
    const reason = await lastLines(home.logFile)
    // Children of a killed postmaster hold its memory for a moment longer.
    if (!reason.includes('shared memory')) throw new Error(`embedded database does not start: ${reason}`)
    await wait(10 * POLL_MS)
  }
  throw new Error(`embedded database does not start: ${await lastLines(home.logFile)}`)
}

async function stopUnlessUsed(home: Home, { pid }: Running): Promise<void> {
  const others = await leaveUsers(home.dir)
  if (others > 0) {
    home.log.info({ others }, 'embedded database stays up for another process')
    return
  }
  if (await servesData(pid, home.places.data)) await endPostmaster(pid)
}
