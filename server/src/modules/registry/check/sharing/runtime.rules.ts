import type { CheckFault } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from '../candidate.rules'
import { type Provides, RUNTIME_KEY } from './provides.rules'

/** The remote was built for the exact federation runtime of the shell; pages reject any other. */
export function checkRuntime({ manifest }: Candidate, provides: Provides): CheckFault[] {
  if (isFault(manifest)) return []
  const { pluginVersion } = manifest.metaData
  const provided = provides[RUNTIME_KEY]?.version
  if (pluginVersion !== undefined && pluginVersion === provided) return []
  const built = pluginVersion
    ? `is built for federation runtime ${pluginVersion}`
    : 'names no federation runtime'
  return [
    {
      rule: 'federation-runtime',
      place: 'mf-manifest.json/metaData/pluginVersion',
      message: `${built}; the shell provides ${provided ?? 'none'}`,
      remedy: 'install the versions of pnpm-workspace.yaml and build again',
    },
  ]
}
