import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { Counter } from 'prom-client'
import type { Logger } from '../../../platform/log'
import type { Metrics } from '../../../platform/metrics'
import { misfits } from '../check'
import type { VersionDocument } from '../versions/document.rules'

/** Descriptions of the versions of a page, without contributions that do not fit their place. */
export type ContributionFit = (documents: readonly VersionDocument[]) => RemoteMeta[]

/**
 * Compares the versions of each page: a rollback, a canary or a preview may bring together versions
 * that were never compared. Logs each misfit once and counts it each time.
 */
export function createContributionFit({
  log,
  metrics,
}: {
  log: Logger
  metrics?: Metrics
}): ContributionFit {
  const logged = new Set<string>()
  const leftOut = new Counter({
    name: 'registry_unfit_contributions_total',
    help: 'Times that a page was served without contributions that its place cannot show',
    labelNames: ['remote', 'place'],
    registers: metrics ? [metrics] : [],
  })

  function leaveOut({ name, version }: VersionDocument, owner: VersionDocument, place: string) {
    leftOut.inc({ remote: name, place })
    const pair = `${name}@${version} ${owner.name}@${owner.version} ${place}`
    if (logged.has(pair)) return
    logged.add(pair)
    log.error(
      { remote: name, version, place, of: owner.name, ofVersion: owner.version },
      'widgets of a remote take other values than the place gives; they are left out',
    )
  }

  return (documents) =>
    documents.map((document) => {
      const unfit = documents.flatMap((owner) =>
        misfitsOf(document, owner).map((place) => ({ owner, place })),
      )
      for (const { owner, place } of unfit) leaveOut(document, owner, place)
      return withoutPlaces(
        document.meta,
        unfit.map(({ place }) => place),
      )
    })
}

function misfitsOf({ values: own }: VersionDocument, { values }: VersionDocument): string[] {
  if (!own || !values) return []
  return [...new Set(misfits(own, values).map(({ place }) => place))]
}

function withoutPlaces(meta: RemoteMeta, places: readonly string[]): RemoteMeta {
  if (places.length === 0) return meta
  const fitting = Object.entries(meta.contributes ?? {}).filter(
    ([place]) => !places.includes(place),
  )
  return { ...meta, contributes: Object.fromEntries(fitting) }
}
