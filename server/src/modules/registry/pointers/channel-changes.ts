import type { RemoteState } from '@saidian/shared/contracts/registry'
import { RequestError } from '../../../platform/errors'
import type { Change } from '../audit.repository'
import type { RegistryQueries } from '../registry.repository'
import type { VersionDocument } from '../versions/document.rules'
import type { FitRequirements } from './fit-requirements'
import type { Pointers } from './pointers.rules'

/** Maximum of earlier versions for rollbacks. */
const MAX_HISTORY = 20

/** Runs `work` in one transaction with its audit row; null changes nothing. */
export type RunChange = (
  name: string,
  work: (inside: RegistryQueries, pointers: Pointers) => Promise<Change | null>,
) => Promise<RemoteState>

/** Changes of the channels and pins of a remote. No channel leads to what the shell cannot run. */
export function channelChanges(
  change: RunChange,
  now: () => Date,
  { requireClaims, requireFit }: FitRequirements,
) {
  return {
    promote: (name: string, version: string, actor: string) =>
      change(name, async (inside, { stable, history, canary }) => {
        await requireFit(await requireVersion(inside, name, version), inside)
        const isEnding = canary?.version === version
        if (isEnding) await inside.endChannel(name, 'canary')
        if (stable === version && !isEnding) return null
        const before = stable === null || stable === version ? history : [...history, stable]
        const to = { version, percentage: 100, history: before.slice(-MAX_HISTORY) }
        await inside.setChannel(name, 'stable', to, now())
        return { actor, action: 'promote', name, version, before: stable, percentage: null }
      }),

    /** 0 per cent ends the canary of that version. */
    canary: (name: string, version: string, percentage: number, actor: string) =>
      change(name, async (inside, { canary }) => {
        const document = await requireVersion(inside, name, version)
        if (percentage > 0) {
          await requireFit(document, inside)
          await inside.setChannel(name, 'canary', { version, percentage, history: [] }, now())
        } else if (canary?.version === version) await inside.endChannel(name, 'canary')
        else return null
        const before = canary?.version ?? null
        return { actor, action: 'canary', name, version, before, percentage }
      }),

    /** null lets a pinned remote follow its channels again. */
    pin: (name: string, version: string | null, actor: string) =>
      change(name, async (inside, { pin }) => {
        if (version === null) await inside.unpin(name)
        else {
          await requireFit(await requireVersion(inside, name, version), inside)
          await inside.pin(name, version, now())
        }
        const action = version === null ? 'unpin' : 'pin'
        return version === pin
          ? null
          : { actor, action, name, version, before: pin, percentage: null }
      }),

    rollback: (name: string, actor: string) =>
      change(name, async (inside, { stable, history }) => {
        const version = history.at(-1)
        if (stable === null || version === undefined)
          throw new RequestError('remote.nothing_before')
        // Waits for another remote only where both would own a page: pages leave out the rest.
        await requireClaims(await requireVersion(inside, name, version), inside)
        const to = { version, percentage: 100, history: history.slice(0, -1) }
        await inside.setChannel(name, 'stable', to, now())
        return { actor, action: 'rollback', name, version, before: stable, percentage: null }
      }),
  }
}

/** The description of a version that may be served. @throws when there is none, or withdrawn */
export async function requireVersion(
  repository: RegistryQueries,
  name: string,
  version: string,
): Promise<VersionDocument> {
  const found = await repository.version(name, version)
  if (!found) throw new RequestError('remote.no_such_version')
  if (found.withdrawn !== null)
    throw new RequestError('remote.withdrawn', { details: [found.withdrawn] })
  return found.document
}
