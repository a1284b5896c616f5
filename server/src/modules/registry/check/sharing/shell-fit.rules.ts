import { type CheckFault, SUPPORTED_CONTRACTS } from '@saidian/shared/contracts/registry'
import { type ImportedNames, nameFaults } from './imported-name.rules'
import type { Provides } from './provides.rules'
import { requirementFaults } from './share.rules'

/** What a published version needs of the page. */
export type ShellNeeds = {
  contract: number
  /** Version ranges by share key. */
  requires: Readonly<Record<string, string>>
  /** Absent in versions from before names were listed. */
  imports?: ImportedNames
}

/** Why a shell cannot run a published version; empty when it can. */
export function shellFaults(
  { contract, requires, imports = {} }: ShellNeeds,
  provides: Provides,
): CheckFault[] {
  const requirements = Object.entries(requires).map(([key, range]) => ({
    key,
    range,
    place: `requires/${key}`,
  }))
  const faults = [...requirementFaults(requirements, provides), ...nameFaults(imports, provides)]
  if (SUPPORTED_CONTRACTS.some((version) => version === contract)) return faults
  return [
    {
      rule: 'contract-version',
      place: 'remote.json/contract',
      message: `needs contract ${contract}, which the shell does not support`,
      remedy: `build the remote for contract ${SUPPORTED_CONTRACTS.join(' or ')}`,
    },
    ...faults,
  ]
}
