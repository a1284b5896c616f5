import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { checkBudgets, checkChunks, checkExposes, checkReports } from './build'
import { type Files, isFault, readCandidate } from './candidate.rules'
import { checkModule, readCode } from './code'
import {
  checkAddresses,
  checkContract,
  checkContributions,
  checkDescription,
  checkPlaces,
  checkRedirects,
  checkRouteKeys,
  checkRoutes,
  checkTitles,
  type KnownPlaces,
} from './description'
import {
  checkFallbacks,
  checkImports,
  checkProvided,
  checkRuntime,
  checkSecondCopies,
  type ImportedNames,
  importedNames,
  type Provides,
  requirementsOf,
} from './sharing'
import { checkStyles } from './styles'

export type { Files } from './candidate.rules'
export type { KnownPlaces } from './description'
export { faultText } from './fault-text'
export { type ImportedNames, type Provides, shellFaults } from './sharing'

/** What a candidate is checked against. */
export type CheckContext = {
  /** Modules that the running shell provides. */
  provides: Provides
  /** Descriptions of the other remotes. */
  others: readonly RemoteMeta[]
  /** The description that the candidate follows, if there is one. */
  current?: RemoteMeta
  /** Places of remotes, published or not. */
  places: KnownPlaces
}

/**
 * Static contract check of a version: reads the built files and runs none of them. Returns every
 * broken rule with its place and a remedy; empty when the version may be published.
 */
export function checkRemote(
  name: string,
  files: Files,
  { provides, others, current, places }: CheckContext,
): CheckFault[] {
  const candidate = readCandidate(name, files)
  const code = readCode(candidate)
  return [
    ...checkDescription(candidate),
    ...checkContract(candidate),
    ...checkTitles(candidate),
    ...checkRoutes(candidate, others),
    ...checkAddresses(candidate),
    ...checkRedirects(candidate, others),
    ...checkRouteKeys(candidate),
    ...checkPlaces(candidate, others, current),
    ...checkContributions(candidate, others, places),
    ...checkReports(candidate),
    ...checkExposes(candidate),
    ...checkChunks(candidate),
    ...checkModule(candidate, code),
    ...checkBudgets(candidate, code),
    ...checkStyles(candidate),
    ...checkRuntime(candidate, provides),
    ...checkProvided(candidate, provides),
    ...checkImports(candidate, provides),
    ...checkFallbacks(candidate),
    ...checkSecondCopies(candidate),
  ]
}

/** What a version says of itself, as it is stored. */
export type Description = {
  contract: number
  meta: RemoteMeta
  requires: Record<string, string>
  imports: ImportedNames
}

/** The description of a checked version. Throws for files that break a rule of `checkRemote`. */
export function describeCandidate(name: string, files: Files, provides: Provides): Description {
  const candidate = readCandidate(name, files)
  const { meta, imports } = candidate
  if (isFault(meta)) throw new Error(meta.fault)
  if (isFault(imports)) throw new Error(imports.fault)
  const requires = Object.fromEntries(
    requirementsOf(candidate).map(({ key, range }) => [key, range]),
  )
  return { contract: meta.contract, meta, requires, imports: importedNames(imports, provides) }
}
