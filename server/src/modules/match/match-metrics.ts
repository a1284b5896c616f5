import { Gauge } from 'prom-client'
import type { Metrics } from '../../platform/metrics'
import type { MatchOwner } from './live/match-owner.service'

/** How many matches somebody follows. */
export function followMetrics(metrics: Metrics, owner: MatchOwner): void {
  new Gauge({
    name: 'match_topics_followed',
    help: 'Matches whose changes are told',
    registers: [metrics],
    collect() {
      this.set(owner.followed())
    },
  })
}
