import type { AuditEntry, RemoteState } from '@saidian/shared/contracts/registry'
import type { Bus } from '../../platform/bus/bus'
import type { Clock } from '../../platform/clock'
import { RequestError } from '../../platform/errors'
import { placeValueFaults } from './check'
import {
  channelChanges,
  type RequireFit,
  type RunChange,
  requireVersion,
} from './pointers/channel-changes'
import { NO_POINTERS } from './pointers/pointer.repository'
import type { PointerGuard } from './pointers/pointer-guard'
import type { RegistryQueries } from './registry.repository'
import { placedVersions } from './shell/check-context'
import type { VersionFit } from './shell/version-fit'
import { makePinToken } from './signing/pin-token.rules'
import type { VersionDocument } from './versions/document.rules'
import { createPublisher, type PublisherDeps, type Upload } from './versions/publisher'
import { withdrawals } from './versions/withdrawals'

/** Bus subject that makes every web process reload the pointers. */
export const CHANGED_SUBJECT = 'registry.changed'

export type RegistryService = ReturnType<typeof registryService>
type ServiceDeps = PublisherDeps & {
  guard: PointerGuard
  fit: VersionFit
  bus: Bus
  clock: Clock
  /** Reloads the pointers into memory; awaited, so that the caller sees its own change. */
  reload: () => Promise<void>
  /** The versions that a channel or a pin points to. */
  online: () => VersionDocument[]
}

/** Manages versions and channels of remotes; every change is in the audit log. */
export function registryService(deps: ServiceDeps) {
  const { bus, clock, reload, guard, repository, signer } = deps
  const publishVersion = createPublisher(deps)
  const now = () => new Date(clock.now())
  const requireShell = createRequireShell(deps.fit)
  const requireFit = createRequireFit(requireShell, deps.online)

  const change: RunChange = async (name, work) => {
    await repository.changing(name, async (inside) => {
      const current = (await inside.pointers()).get(name)
      const done = await work(inside, current ?? NO_POINTERS)
      if (!done) return
      const pointers = (await inside.pointers()).get(name) ?? NO_POINTERS
      const before = (await inside.signatures()).get(name)?.counter ?? 0
      await inside.saveSignature(name, await guard.sign(name, pointers, before))
      await inside.record(done, now())
    })
    await announce(name)
    return stateOf(repository, name)
  }

  async function announce(name: string): Promise<void> {
    await reload()
    bus.publish(CHANGED_SUBJECT, { name })
  }

  return {
    ...channelChanges(change, now, { requireShell, requireFit }),
    ...withdrawals(change, now),

    publish: async (upload: Upload) => {
      const answer = await publishVersion(upload, now())
      await announce(upload.name)
      return answer
    },

    list: async (): Promise<{ publicKey: string; remotes: RemoteState[] }> => {
      const names = await repository.names()
      const remotes = await Promise.all(names.map((name) => stateOf(repository, name)))
      return { publicKey: signer.publicKey, remotes }
    },

    /** A token by which one page load may request a version, whatever the channels say. */
    preview: async (name: string, version: string, minutes: number, actor: string) => {
      await requireShell(await requireVersion(repository, name, version))
      const expiresAt = Math.floor(clock.now() / 1_000) + minutes * 60
      const change = { actor, action: 'preview', name, version, before: null, percentage: null }
      await repository.record(change, now())
      const token = makePinToken({ name, version, expiresAt }, signer)
      return { token, expiresAt: new Date(expiresAt * 1_000).toISOString() }
    },

    audit: (filter: { name?: string; limit: number }): Promise<AuditEntry[]> =>
      repository.audit(filter),
  }
}

/** The shell can run the version, and its places and widgets fit those of other remotes. */
function createRequireFit(requireShell: RequireFit, online: ServiceDeps['online']): RequireFit {
  return async (document) => {
    await requireShell(document)
    const faults = placedVersions([document]).flatMap((placed) =>
      placeValueFaults(placed, placedVersions(online())),
    )
    if (faults.length > 0) throw new RequestError('remote.check_failed', { details: faults })
  }
}

function createRequireShell(fit: VersionFit): RequireFit {
  return async (document) => {
    const faults = await fit.faults(document)
    if (faults.length > 0) throw new RequestError('remote.check_failed', { details: faults })
  }
}

async function stateOf(repository: RegistryQueries, name: string): Promise<RemoteState> {
  const [versions, pointers] = await Promise.all([repository.versions(name), repository.pointers()])
  if (versions.length === 0) throw new RequestError('remote.no_such_remote')
  const { stable, history, canary, pin } = pointers.get(name) ?? NO_POINTERS
  return {
    name,
    stable,
    previous: history.at(-1) ?? null,
    canary,
    pin,
    versions: versions.map(({ document, signature, withdrawn }) => ({
      version: document.version,
      publisher: document.publisher,
      publishedAt: document.publishedAt,
      files: Object.keys(document.files).length,
      bytes: Object.values(document.files).reduce((sum, { bytes }) => sum + bytes, 0),
      signature,
      commit: document.commit ?? null,
      note: document.note ?? null,
      withdrawn,
    })),
  }
}
