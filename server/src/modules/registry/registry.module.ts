import path from 'node:path'
import type { Bus } from '../../platform/bus/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { Staff } from '../../platform/staff'
import { createContributionFit } from './page-set/contribution-fit'
import type { PageSet } from './page-set/page-set.rules'
import { createPublished } from './page-set/published'
import { createPointerGuard } from './pointers/pointer-guard'
import type { Visitor } from './pointers/pointers.rules'
import { registryRepository } from './registry.repository'
import { registryRoutes } from './registry.routes'
import { CHANGED_SUBJECT, registryService } from './registry.service'
import { readCheckContext } from './shell/check-context'
import { createShellProvides } from './shell/shell-provides'
import { createVersionFit } from './shell/version-fit'
import { openSigner } from './signing/signer'
import type { VersionDocument } from './versions/document.rules'
import { createVersionStore } from './versions/version-store'

export type RegistryDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  config: { varDir: string }
  /** Access rights of publishers, and the security log. */
  staff: Staff
  metrics?: Metrics
  /** `shell/dist`: candidates are checked against what this shell provides. */
  shellDir: string
}

/** What pages need of the registry. */
export type RemoteSource = {
  /** Contains `<name>/<version>/…`, served below `/remotes/`. */
  directory: string
  /** The versions for one page load; each has all its files and a valid signature. */
  resolve: (visitor: Visitor) => Promise<PageSet>
  /** Bytes of a file of a resolved version, null when they are not the published ones. */
  read: (document: VersionDocument, file: string) => Promise<Buffer | null>
}

/** Repairs a lost bus message, and is the only way to learn of changes without a common bus. */
const RELOAD_MS = 5_000

/**
 * Stores every published version of every remote, signed, and the versions of stable, canary and
 * pins. Administration is on the internal port, for staff tokens that may publish. Several
 * processes share one `varDir`.
 */
export function registryModule(deps: RegistryDeps): Module & { remotes: RemoteSource } {
  let opened: ReturnType<typeof openParts> | undefined
  const parts = () => {
    // An error, such as an unreachable database, is not cached: the next call retries.
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
          log.warn({ err: error }, 'registry of remotes could not be reloaded'),
        )
      bus.subscribe(CHANGED_SUBJECT, () => follow(published.reload()), signal)
      const timer = setInterval(() => {
        follow(published.reloadIfChanged())
        follow(published.compareWithShell())
      }, RELOAD_MS)
      signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    },
  }
}

async function openParts(deps: RegistryDeps) {
  const { db, bus, clock, log, config, shellDir, staff, metrics } = deps
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
  const fit = createVersionFit({ provides: createShellProvides(shellDir, clock), log, metrics })
  const contributionFit = createContributionFit({ log, metrics })
  const published = createPublished({
    repository,
    store,
    signer,
    guard,
    fit,
    contributionFit,
    clock,
    log,
  })
  const checkContext = (name: string, online: readonly VersionDocument[]) =>
    readCheckContext(name, shellDir, online)
  const service = registryService({
    repository,
    store,
    signer,
    guard,
    fit,
    checkContext,
    bus,
    clock,
    reload: published.reload,
  })
  await published.reload()
  await published.compareWithShell()
  return { published, store, service }
}

function directoryOf({ config }: Pick<RegistryDeps, 'config'>): string {
  return path.join(config.varDir, 'registry')
}
