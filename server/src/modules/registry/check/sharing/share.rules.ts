import type { CheckFault } from '@saidian/shared/contracts/registry'
import semver from 'semver'
import { type Candidate, isFault } from '../candidate.rules'
import { type Provides, providedModule } from './provides.rules'
import { type Requirement, requirementsOf } from './requirement.rules'

/** The page provides everything the remote takes, in a version of its range. */
export function checkProvided(candidate: Candidate, provides: Provides): CheckFault[] {
  return requirementFaults(requirementsOf(candidate), provides)
}

/** Modules that a shell does not provide, or not in a version of the range. */
export function requirementFaults(
  requirements: readonly Requirement[],
  provides: Provides,
): CheckFault[] {
  return requirements.flatMap(({ key, range, place }) => {
    const version = providedModule(key, provides)?.version
    if (version === undefined)
      return [
        {
          rule: 'provided',
          place,
          message: `needs ${key}, which the shell does not provide`,
          remedy:
            'bundle it, or add it to PROVIDED of tools/federation and release the shell first',
        },
      ]
    if (semver.satisfies(version, range, { includePrerelease: true })) return []
    return [
      {
        rule: 'provided',
        place,
        message: `needs ${key} ${range}; the shell provides ${version}`,
        remedy: 'install the versions of pnpm-workspace.yaml and build again',
      },
    ]
  })
}

/** No module that the shell provides is bundled as a fallback. */
export function checkFallbacks({ stats, manifest }: Candidate): CheckFault[] {
  const shared = new Map(
    [manifest, stats].flatMap((report) =>
      isFault(report) ? [] : report.shared.map(({ name, assets }) => [name, assets] as const),
    ),
  )
  return [...shared].flatMap(([name, assets]) => {
    const bundled = assets ? [...assets.js.sync, ...assets.js.async] : []
    if (bundled.length === 0) return []
    return [
      {
        rule: 'second-copy',
        place: bundled.join(', '),
        message: `${name} is bundled as ${bundled.join(', ')}`,
        remedy: 'build by `pnpm build`, whose settings bundle no fallback of a shared module',
      },
    ]
  })
}
