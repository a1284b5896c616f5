import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
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

/** What a candidate is checked against. */
export type CheckContext = {
  /** Modules that the running shell provides. */
  provides: Provides
  /** Routes of the other remotes. */
  taken: readonly RouteClaim[]
}

/**
 * Static contract check of a version: reads the built files and runs none of them. Returns every
 * broken rule by name; empty when the version may be published.
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

/** The description of a checked version. Throws for files that break a rule of `checkRemote`. */
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
