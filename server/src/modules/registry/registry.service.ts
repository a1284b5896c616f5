import type { AuditEntry, RemoteState, UploadedFile } from '@saidian/shared/contracts'
import type { Bus } from '../../platform/bus/bus'
import type { Clock } from '../../platform/clock'
import { RequestError } from '../../platform/errors'
import type { Change } from './audit.repository'
import { makePinToken } from './pin-token.rules'
import { NOWHERE } from './pointer.repository'
import type { PointerGuard } from './pointer-guard'
import type { Pointers } from './pointers.rules'
import { createPublisher, type PublisherDeps } from './publisher'
import type { RegistryQueries } from './registry.repository'

/** Bus subject that makes every web process reload the pointers. */
export const CHANGED_SUBJECT = 'registry.changed'
/** Maximum of earlier versions for rollbacks. */
const MAX_HISTORY = 20

export type RegistryService = ReturnType<typeof registryService>
type ServiceDeps = PublisherDeps & {
  guard: PointerGuard
  bus: Bus
  clock: Clock
  /** Reloads the pointers into memory; awaited, so that the caller sees its own change. */
  reload: () => Promise<void>
}

/** Manages versions and channels of remotes; every change is in the audit log. */
export function registryService({ bus, clock, reload, guard, ...publishing }: ServiceDeps) {
  const { repository, signer } = publishing
  const publishVersion = createPublisher(publishing)
  const now = () => new Date(clock.now())

  async function change(
    name: string,
    work: (inside: RegistryQueries, so: Pointers) => Promise<Change | null>,
  ): Promise<RemoteState> {
    await repository.changing(name, async (inside) => {
      const so = (await inside.pointers()).get(name)
      const done = await work(inside, so ?? NOWHERE)
      if (!done) return
      const pointers = (await inside.pointers()).get(name) ?? NOWHERE
      const before = (await inside.signatures()).get(name)?.counter ?? 0
      await inside.saveSignature(name, await guard.sign(name, pointers, before))
      await inside.record(done, now())
    })
    await announce(name)
    return stateOf(name)
  }

  async function announce(name: string): Promise<void> {
    await reload()
    bus.publish(CHANGED_SUBJECT, { name })
  }

  async function stateOf(name: string): Promise<RemoteState> {
    const [versions, pointers] = await Promise.all([
      repository.versions(name),
      repository.pointers(),
    ])
    if (versions.length === 0) throw new RequestError('remote.no_such_remote')
    const { stable, history, canary, pin } = pointers.get(name) ?? NOWHERE
    return {
      name,
      stable,
      previous: history.at(-1) ?? null,
      canary,
      pin,
      versions: versions.map(({ document, signature }) => ({
        version: document.version,
        publisher: document.publisher,
        publishedAt: document.publishedAt,
        files: Object.keys(document.files).length,
        bytes: Object.values(document.files).reduce((sum, { bytes }) => sum + bytes, 0),
        signature,
      })),
    }
  }

  return {
    publish: async (upload: {
      name: string
      version: string
      publisher: string
      files: UploadedFile[]
    }) => {
      const answer = await publishVersion(upload, now())
      await announce(upload.name)
      return answer
    },

    list: async (): Promise<{ publicKey: string; remotes: RemoteState[] }> => {
      const names = await repository.names()
      return { publicKey: signer.publicKey, remotes: await Promise.all(names.map(stateOf)) }
    },

    promote: (name: string, version: string, actor: string) =>
      change(name, async (inside, { stable, history, canary }) => {
        await mustExist(inside, name, version)
        const isEnding = canary?.version === version
        if (isEnding) await inside.endCanary(name)
        if (stable === version && !isEnding) return null
        const before = stable === null || stable === version ? history : [...history, stable]
        const to = { version, percentage: 100, history: before.slice(-MAX_HISTORY) }
        await inside.pointTo(name, 'stable', to, now())
        return { actor, action: 'promote', name, version, before: stable, percentage: null }
      }),

    /** 0 per cent ends the canary of that version. */
    canary: (name: string, version: string, percentage: number, actor: string) =>
      change(name, async (inside, { canary }) => {
        await mustExist(inside, name, version)
        if (percentage > 0)
          await inside.pointTo(name, 'canary', { version, percentage, history: [] }, now())
        else if (canary?.version === version) await inside.endCanary(name)
        else return null
        return {
          actor,
          action: 'canary',
          name,
          version,
          before: canary?.version ?? null,
          percentage,
        }
      }),

    /** null lets a pinned remote follow its channels again. */
    pin: (name: string, version: string | null, actor: string) =>
      change(name, async (inside, { pin }) => {
        if (version === null) await inside.unpin(name)
        else {
          await mustExist(inside, name, version)
          await inside.pin(name, version, now())
        }
        const action = version === null ? 'unpin' : 'pin'
        return version === pin
          ? null
          : { actor, action, name, version, before: pin, percentage: null }
      }),

    /** A token by which one page load may request a version, whatever the channels say. */
    pinLink: async (name: string, version: string, minutes: number, actor: string) => {
      await mustExist(repository, name, version)
      const expiresAt = Math.floor(clock.now() / 1_000) + minutes * 60
      const change = { actor, action: 'pin-link', name, version, before: null, percentage: null }
      await repository.record(change, now())
      const token = makePinToken({ name, version, expiresAt }, signer)
      return { token, expiresAt: new Date(expiresAt * 1_000).toISOString() }
    },

    rollback: (name: string, actor: string) =>
      change(name, async (inside, { stable, history }) => {
        const version = history.at(-1)
        if (stable === null || version === undefined)
          throw new RequestError('remote.nothing_before')
        await inside.pointTo(
          name,
          'stable',
          { version, percentage: 100, history: history.slice(0, -1) },
          now(),
        )
        return { actor, action: 'rollback', name, version, before: stable, percentage: null }
      }),

    audit: (filter: { name?: string; limit: number }): Promise<AuditEntry[]> =>
      repository.audit(filter),
  }
}

async function mustExist(
  repository: RegistryQueries,
  name: string,
  version: string,
): Promise<void> {
  if (!(await repository.version(name, version))) throw new RequestError('remote.no_such_version')
}
