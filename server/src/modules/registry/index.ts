import path from 'node:path'
import type { Bus } from '../../platform/bus/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { Staff } from '../../platform/staff'
import { readCheckContext } from './check-context'
import type { VersionDocument } from './document.rules'
import { createPointerGuard } from './pointer-guard'
import type { Visitor } from './pointers.rules'
import { createPublished, type PageSet } from './published'
import { registryRepository } from './registry.repository'
import { registryRoutes } from './registry.routes'
import { CHANGED_SUBJECT, registryService } from './registry.service'
import { openSigner } from './signer'
import { createVersionStore } from './version-store'

export type { CheckContext, Files, Provides } from './check'
export type { VersionDocument } from './document.rules'
export { BUCKETS, type Visitor } from './pointers.rules'
export type { PageSet } from './published'

export type RegistryDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  config: { varDir: string }
  /** Who may publish, and the record of it. */
  staff: Staff
  /** `shell/dist`: a candidate is checked against what this shell provides. */
  shellDir: string
}

/** What the pages need of the registry. */
export type RemoteSource = {
  /** Holds `<name>/<version>/…`, served below `/remotes/`. */
  directory: string
  /** The versions for one page load; each has all its files and a right signature. */
  resolve: (visitor: Visitor) => Promise<PageSet>
  /** Bytes of a file of a resolved version, null when they are not the published ones. */
  read: (document: VersionDocument, file: string) => Promise<Buffer | null>
}

/** Repairs a lost bus message, and is all there is between processes without a common bus. */
const RELOAD_MS = 5_000

/**
 * Keeps every published version of every remote, signed, and where stable, canary and pins point.
 * Administration is on the internal port for staff tokens that may publish; several processes share
 * one `varDir`.
 */
export function registryModule(deps: RegistryDeps): Module & { remotes: RemoteSource } {
  let opened: ReturnType<typeof openParts> | undefined
  const parts = () => {
    // A failure, such as a database that is away, is not kept: the next call tries again.
    opened ??= openParts(deps).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  return {
    name: 'registry',
    remotes: {
      directory: directoryOf(deps),
      resolve: async (visitor) => (await parts()).published.resolve(visitor),
      read: async (document, file) => (await parts()).store.read(document, file),
    },
    internalRoutes: (app) => registryRoutes(app, deps.staff, async () => (await parts()).service),
    start: async (signal) => {
      const { published } = await parts()
      const { bus, log } = deps
      const follow = (reading: Promise<void>) =>
        void reading.catch((error) =>
          log.warn({ err: error }, 'registry of remotes could not be read again'),
        )
      bus.subscribe(CHANGED_SUBJECT, () => follow(published.reload()), signal)
      const timer = setInterval(() => follow(published.reloadIfChanged()), RELOAD_MS)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
}

async function openParts({ db, bus, clock, log, config, shellDir, staff }: RegistryDeps) {
  const keysDir = path.join(config.varDir, 'keys')
  const signer = await openSigner(keysDir)
  const repository = registryRepository(db)
  const store = createVersionStore(directoryOf({ config }))
  const guard = createPointerGuard({
    keysDir,
    signer,
    log,
    onRejected: (name) =>
      staff.securityLog.note({
        actor: 'unknown',
        act: 'remote.pointers',
        outcome: 'refused',
        about: name,
      }),
  })
  const published = createPublished({ repository, store, signer, guard, clock, log })
  const checkContext = (name: string) => readCheckContext(name, shellDir, published.metas())
  const { reload } = published
  const service = registryService({
    repository,
    store,
    signer,
    guard,
    checkContext,
    bus,
    clock,
    reload,
  })
  await published.reload()
  return { published, store, service }
}

function directoryOf({ config }: Pick<RegistryDeps, 'config'>): string {
  return path.join(config.varDir, 'registry')
}
