import type { CheckFault } from '@saidian/shared/contracts/registry'
import { Counter } from 'prom-client'
import type { Logger } from '../../../platform/log'
import type { Metrics } from '../../../platform/metrics'
import { faultText, type Provides, shellFaults } from '../check'
import type { VersionDocument } from '../versions/document.rules'

export type VersionFit = {
  /** Why the shell of this moment cannot run a version; empty when it can. */
  faults: (document: VersionDocument) => Promise<CheckFault[]>
  /** Whether a version may be served; logs each that may not once, and counts it each time. */
  mayServe: (document: VersionDocument) => Promise<boolean>
}

type FitDeps = {
  provides: () => Promise<Provides | null>
  log: Logger
  metrics?: Metrics
}

/** Compares published versions with the built shell. Without a build every version fits. */
export function createVersionFit({ provides, log, metrics }: FitDeps): VersionFit {
  const results = new WeakMap<VersionDocument, { of: Provides; faults: CheckFault[] }>()
  const leftOut = new Counter({
    name: 'registry_unfit_versions_total',
    help: 'Times that a version was found which the shell cannot run',
    labelNames: ['remote'],
    registers: metrics ? [metrics] : [],
  })

  async function check(
    document: VersionDocument,
  ): Promise<{ faults: CheckFault[]; isNew: boolean }> {
    const of = await provides()
    if (!of) return { faults: [], isNew: false }
    const known = results.get(document)
    if (known?.of === of) return { faults: known.faults, isNew: false }
    const faults = shellFaults(document, of)
    results.set(document, { of, faults })
    return { faults, isNew: true }
  }

  return {
    faults: async (document) => (await check(document)).faults,
    mayServe: async (document) => {
      const { faults, isNew } = await check(document)
      if (faults.length === 0) return true
      const { name: remote, version } = document
      leftOut.inc({ remote })
      if (isNew)
        log.error(
          { remote, version, faults: faults.map(faultText) },
          'the shell cannot run a version of a remote; an earlier one is served',
        )
      return false
    },
  }
}
