import type { CheckFault, RemoteMeta } from '@saidian/shared/contracts/registry'
import { checkBudgets, checkChunks, checkExposes, checkReports } from './build'
import {
  type Candidate,
  type Files,
  isFault,
  type PlaceValues,
  readCandidate,
} from './candidate.rules'
import { checkModule, type RemoteCode, readCode } from './code'
import {
  checkAddresses,
  checkContract,
  checkDescription,
  checkLimits,
  checkRouteKeys,
  checkTitles,
} from './description'
import { faultsBetween, type OtherRemotes } from './other-remotes.rules'
import {
  checkFallbacks,
  checkImports,
  checkPlaceValues,
  checkProvided,
  checkRuntime,
  checkSecondCopies,
  type ImportedNames,
  importedNames,
  type Provides,
  requirementsOf,
} from './sharing'
import { checkStyles } from './styles'

export type { BuildReport, Files, PlaceValues } from './candidate.rules'
export { faultText } from './fault-text'
export { claimFaults, faultsBetween, type OtherRemotes } from './other-remotes.rules'
export {
  type ImportedNames,
  keyedName,
  misfits,
  type PlacedVersion,
  type Provides,
  shellFaults,
} from './sharing'

/** What a candidate is checked against. */
export type CheckContext = OtherRemotes & {
  /** Modules that the running shell provides. */
  provides: Provides
}

/** An uploaded version with its parsed descriptions and scripts. */
export type ReadVersion = { candidate: Candidate; code: RemoteCode }

/** Reads the built files of a version and runs none of them. */
export function readVersion(name: string, files: Files): ReadVersion {
  const candidate = readCandidate(name, files)
  return { candidate, code: readCode(candidate) }
}

/**
 * Static contract check of a version. Returns every broken rule with its place and a remedy; empty
 * when the version may be published.
 */
export function checkVersion(
  { candidate, code }: ReadVersion,
  { provides, ...others }: CheckContext,
): CheckFault[] {
  return [
    ...checkDescription(candidate),
    ...checkContract(candidate),
    ...checkTitles(candidate),
    ...checkLimits(candidate),
    ...checkAddresses(candidate),
    ...checkRouteKeys(candidate),
    ...checkOtherRemotes(candidate, others),
    ...checkReports(candidate),
    ...checkExposes(candidate),
    ...checkChunks(candidate),
    ...checkModule(candidate, code),
    ...checkBudgets(candidate, code),
    ...checkStyles(candidate),
    ...checkRuntime(candidate, provides),
    ...checkProvided(candidate, provides),
    ...checkImports(candidate, code, provides),
    ...checkPlaceValues(candidate),
    ...checkFallbacks(candidate),
    ...checkSecondCopies(candidate),
  ]
}

function checkOtherRemotes({ name, meta, values }: Candidate, others: OtherRemotes): CheckFault[] {
  if (isFault(meta)) return []
  return faultsBetween({ name, meta, ...(isFault(values) ? {} : { values }) }, others)
}

/** What a version says of itself, as it is stored. */
export type Description = {
  contract: number
  meta: RemoteMeta
  requires: Record<string, string>
  imports: ImportedNames
  values: PlaceValues
}

/** The description of a checked version. Throws for one that breaks a rule of `checkVersion`. */
export function describeVersion({ candidate, code }: ReadVersion, provides: Provides): Description {
  const { meta, imports, values } = candidate
  if (isFault(meta)) throw new Error(meta.fault)
  if (isFault(imports)) throw new Error(imports.fault)
  if (isFault(values)) throw new Error(values.fault)
  const requires = Object.fromEntries(
    requirementsOf(candidate).map(({ key, range }) => [key, range]),
  )
  return {
    contract: meta.contract,
    meta,
    requires,
    imports: importedNames(imports, code.keyed, provides),
    values,
  }
}
