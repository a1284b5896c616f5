import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts'
import { checkChunks, checkEntrySize, checkExposes, checkReports } from './build.rules'
import { type Files, isFault, readCandidate } from './candidate.rules'
import { checkAddresses, checkContract, checkDescription, checkRoutes } from './description.rules'
import type { Provides } from './provides.rules'
import { requirementsOf } from './requirement.rules'
import type { RouteClaim } from './route-claim.rules'
import { checkRuntime } from './runtime.rules'
import { checkProvided, checkSingleReact } from './share.rules'

export type { Files } from './candidate.rules'
export type { Provides } from './provides.rules'
export type { RouteClaim } from './route-claim.rules'

/** What a candidate meets when it comes on line. */
export type CheckContext = {
  /** Of the shell that runs. */
  provides: Provides
  /** Routes of the other remotes. */
  taken: readonly RouteClaim[]
}

/**
 * Static contract check of a version of a remote: looks only at the built files, runs none of them.
 * Answers every broken rule by name, nothing when the version may be published.
 */
export function checkRemote(
  name: string,
  files: Files,
  { provides, taken }: CheckContext,
): CheckFault[] {
  const candidate = readCandidate(name, files)
  return [
    ...checkDescription(candidate),
    ...checkContract(candidate),
    ...checkRoutes(candidate, taken),
    ...checkAddresses(candidate),
    ...checkReports(candidate),
    ...checkExposes(candidate),
    ...checkChunks(candidate),
    ...checkEntrySize(candidate),
    ...checkRuntime(candidate, provides),
    ...checkProvided(candidate, provides),
    ...checkSingleReact(candidate),
  ]
}

/** What a checked version says of itself. Throws for files that `checkRemote` would refuse. */
export function describeCandidate(
  name: string,
  files: Files,
): { contract: number; meta: RemoteMeta; requires: Record<string, string> } {
  const candidate = readCandidate(name, files)
  if (isFault(candidate.meta)) throw new Error(candidate.meta.fault)
  const requires = Object.fromEntries(
    requirementsOf(candidate).map(({ key, range }) => [key, range]),
  )
  return { contract: candidate.meta.contract, meta: candidate.meta, requires }
}
