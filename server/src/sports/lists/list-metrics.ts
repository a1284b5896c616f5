import { ageMs } from '@saidian/shared/lib'
import { Gauge } from 'prom-client'
import type { Clock } from '../../platform/clock'
import type { Metrics } from '../../platform/metrics'
import type { MatchRow } from '../match-row'
import type { Sport } from '../sport'
import type { Board } from './board/board-contents'

/** Metrics of the lists of a sport: age of the feed and length of today's list. */
export function measureLists(
  metrics: Metrics,
  { key }: Pick<Sport, 'key'>,
  board: Board<MatchRow>,
  clock: Clock,
): void {
  const registers = [metrics]
  new Gauge({
    name: `${key}_feed_age_seconds`,
    help: 'Seconds since the last sign of life of the feed; pages show 数据延迟 past 15',
    registers,
    collect() {
      const aliveAt = board.view()?.feed.aliveAt
      if (aliveAt !== undefined) this.set(ageMs(aliveAt * 1000, clock.now()) / 1000)
    },
  })
  new Gauge({
    name: `${key}_board_matches`,
    help: "Matches on today's list",
    registers,
    collect() {
      this.set(board.view()?.contents.matches.size ?? 0)
    },
  })
}
