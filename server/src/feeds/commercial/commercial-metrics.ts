import { Counter } from 'prom-client'
import type { Metrics } from '../../platform/metrics'

export type CommercialMetrics = {
  countRequest: (endpoint: string, outcome: string) => void
  countRecords: (endpoint: string, outcome: string, count?: number) => void
}

/** Metrics of a commercial feed: requests and records by outcome. */
export function createCommercialMetrics(metrics: Metrics): CommercialMetrics {
  const labelNames = ['endpoint', 'outcome']
  const requests = new Counter({
    name: 'feed_vendor_requests_total',
    help: 'Requests to the vendor of the feed, by what became of them',
    labelNames,
    registers: [metrics],
  })
  const records = new Counter({
    name: 'feed_vendor_records_total',
    help: 'Records of the vendor of the feed, by what became of them',
    labelNames,
    registers: [metrics],
  })
  return {
    countRequest: (endpoint, outcome) => requests.inc({ endpoint, outcome }),
    countRecords: (endpoint, outcome, count = 1) => records.inc({ endpoint, outcome }, count),
  }
}
