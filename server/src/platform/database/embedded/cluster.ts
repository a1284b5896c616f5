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
import { isUser, joinUsers, leaveUsers } from './users'

const START_MS = 60_000
const POLL_MS = 50
const WATCH_MS = 1_000

export type ClusterOptions = {
  /** Holds the data, the access file and the log of one cluster. */
  dir: string
  log: Logger
  /** Parameters of PostgreSQL besides the fixed ones. */
  settings?: Settings
  /** False: files need not survive a power failure (tests). */
  sync?: boolean
  /** Interval between two checks of the database, in milliseconds. */
  watchMs?: number
}

export type Cluster = { url: (database: string) => string; stop: () => Promise<void> }

type Home = Required<ClusterOptions> & { places: Places; user: ServiceUser | null; logFile: string }

/**
 * Starts the embedded PostgreSQL of a directory, or joins the running one: left by a killed
 * process, or shared with another live process. Restarts it when it dies. `stop` leaves it running
 * while another process of the product uses it.
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const dir = path.resolve(options.dir)
  await mkdir(dir, { recursive: true, mode: 0o755 })
  const user = await findServiceUser()
  const places = await findPlaces(dir, user)
  const home: Home = {
    settings: {},
    sync: true,
    watchMs: WATCH_MS,
    ...options,
    dir,
    user,
    places,
    logFile: path.join(dir, 'server.log'),
  }
  const begun = await startOrJoin(home, joinUsers)
  const care = restartOnDeath(home, begun)
  return {
    url: (database) => urlOf(care.running().access, database),
    stop: async () => {
      await care.end()
      await withFileLock(path.join(dir, 'starting.lock'), () =>
        stopUnlessUsed(home, care.running()),
      )
    },
  }
}

type Running = { pid: number; access: { port: number; password: string } }

/** Restarts the database whenever it dies, until `end` or until its directory is removed. */
function restartOnDeath(home: Home, begun: Running) {
  let running = begun
  let restarting: Promise<void> | null = null

  async function look(): Promise<void> {
    if (isAlive(running.pid)) return
    if (!(await isUser(home.dir))) return clearInterval(watch)
    home.log.error({ pid: running.pid }, 'embedded database died; starting it again')
    try {
      running = await startOrJoin(home, mustBeUser)
    } catch (error) {
      home.log.error({ err: error }, 'embedded database does not come up')
    }
  }

  const done = () => {
    restarting = null
  }

  const watch = setInterval(() => {
    restarting ??= look().then(done, done)
  }, home.watchMs).unref()

  return {
    running: () => running,
    /**
     * Resolves when no start is under way: a later one would leave a database that no process
     * stops.
     */
    end: async () => {
      clearInterval(watch)
      await restarting
    },
  }
}

/** `enter` runs under the lock: what it finds stays true until the database is up. */
function startOrJoin(home: Home, enter: (dir: string) => Promise<void>): Promise<Running> {
  return withFileLock(path.join(home.dir, 'starting.lock'), async () => {
    await enter(home.dir)
    const access = await readAccess(home.dir)
    await initialise(home.places, home.user, access.password, home.sync)
    const running = (await join(home, access)) ?? (await start(home, access))
    await createDatabaseOnce(urlOf(running.access, 'postgres'), 'saidian')
    return running
  })
}

/**
 * Without this check a restart would fill a directory that was removed while it waited for the
 * lock.
 */
async function mustBeUser(dir: string): Promise<void> {
  if (!(await isUser(dir))) throw new Error(`${dir} was removed or left`)
}

/** The postmaster that serves this directory, after it has answered; null when there is none. */
async function join(home: Home, access: Running['access']): Promise<Running | null> {
  const found = await readPostmaster(home.places.data)
  if (!found) return null
  if (!(await servesData(found.pid, home.places.data))) {
    // PostgreSQL takes the id of any live process for a running server and would not start.
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

/**
 * Children of a killed postmaster hold its shared memory for a moment longer; another program may
 * take the port after it was seen free, and the next try chooses one again.
 */
const PASSING = /shared memory|Address already in use/

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
    if (!PASSING.test(reason)) throw new Error(`embedded database does not start: ${reason}`)
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
