import { ageMs } from '@saidian/shared/lib'
import { Counter, Gauge } from 'prom-client'
import type { Clock } from '../../platform/clock'
import type { Metrics } from '../../platform/metrics'
import type { Board } from './board/board-contents'

/** Metrics of football: age of the feed, length of the list, outcomes of the messages. */
export function createFootballMetrics(metrics: Metrics, board: Board, clock: Clock) {
  const registers = [metrics]
  new Gauge({
    name: 'football_feed_age_seconds',
    help: 'Seconds since the last sign of life of the feed; pages show 数据延迟 past 15',
    registers,
    collect() {
      const aliveAt = board.view()?.feed.aliveAt
      if (aliveAt !== undefined) this.set(ageMs(aliveAt * 1000, clock.now()) / 1000)
    },
  })
  new Gauge({
    name: 'football_board_matches',
    help: "Matches on today's list",
    registers,
    collect() {
      this.set(board.view()?.contents.matches.size ?? 0)
    },
  })
  const messages = new Counter({
    name: 'football_feed_messages_total',
    help: 'Match messages of the feed, by what became of them',
    labelNames: ['outcome'],
    registers,
  })
  return {
    count: (outcomes: ReadonlyMap<string, number>): void => {
      for (const [outcome, count] of outcomes) messages.inc({ outcome }, count)
    },
  }
}
