import type { AuditEntry, RemoteState } from '@saidian/shared/contracts/registry'
import type { Bus } from '../../platform/bus/bus'
import type { Clock } from '../../platform/clock'
import { RequestError } from '../../platform/errors'
import { channelChanges, type RunChange, requireVersion } from './pointers/channel-changes'
import { fitRequirements } from './pointers/fit-requirements'
import { NO_POINTERS } from './pointers/pointer.repository'
import type { PointerGuard } from './pointers/pointer-guard'
import type { RegistryQueries } from './registry.repository'
import type { VersionFit } from './shell/version-fit'
import { makePinToken } from './signing/pin-token.rules'
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
}

/** Manages versions and channels of remotes; every change is in the audit log. */
export function registryService(deps: ServiceDeps) {
  const { bus, clock, reload, guard, repository, signer } = deps
  const publishVersion = createPublisher(deps)
  const now = () => new Date(clock.now())
  const requirements = fitRequirements(deps)

  const change: RunChange = async (name, work) => {
    await repository.changingPointers(name, async (inside) => {
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
    ...channelChanges(change, now, requirements),
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
      await requirements.requireShell(await requireVersion(repository, name, version))
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
