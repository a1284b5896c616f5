import type { CheckFault } from '@saidian/shared/contracts/registry'
import { RequestError } from '../../../platform/errors'
import { type CheckContext, claimFaults, faultsBetween } from '../check'
import type { RegistryQueries } from '../registry.repository'
import type { VersionFit } from '../shell/version-fit'
import type { Signer } from '../signing/signer'
import type { VersionDocument } from '../versions/document.rules'
import { onlineVersions } from './online-versions'

/** Throws the faults of a version, as of the transaction. */
type RequireFit = (document: VersionDocument, inside: RegistryQueries) => Promise<void>

export type FitRequirements = {
  /** The shell can run the version. */
  requireShell: (document: VersionDocument) => Promise<void>
  /** Also, no address or place of it belongs to a remote that is online. */
  requireClaims: RequireFit
  /** Also, it keeps every rule of publishing about the other remotes. */
  requireFit: RequireFit
}

type Deps = {
  fit: VersionFit
  signer: Signer
  checkContext: (name: string, online: readonly VersionDocument[]) => Promise<CheckContext>
}

/** What a version fulfils before a pointer may lead to it. */
export function fitRequirements({ fit, signer, checkContext }: Deps): FitRequirements {
  const requireShell = async (document: VersionDocument) => rejectFor(await fit.faults(document))
  return {
    requireShell,
    requireClaims: async (document, inside) => {
      await requireShell(document)
      const online = await onlineVersions(inside, signer)
      const others = online.filter(({ name }) => name !== document.name)
      rejectFor(
        claimFaults(
          document.meta,
          others.map(({ meta }) => meta),
        ),
      )
    },
    requireFit: async (document, inside) => {
      await requireShell(document)
      const context = await checkContext(document.name, await onlineVersions(inside, signer))
      rejectFor(faultsBetween(document, context))
    },
  }
}

function rejectFor(faults: readonly CheckFault[]): void {
  if (faults.length > 0) throw new RequestError('remote.check_failed', { details: [...faults] })
}
