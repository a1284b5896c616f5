import type { Position } from '@saidian/shared/contracts/sockets'
import type { Bus } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import { serveTopics, type TopicSender } from '../../../platform/topics'
import type { ListEvent, MatchRow } from '../../match-row'
import type { Sport } from '../../sport'
import { matchList, rowsOf } from '../rows/match-list'
import type { BoardView } from './board-contents'
import type { BoardPublisher } from './board-publisher.service'

const TICK_MS = 1_000
const REFRESH_MS = 60_000

/** Sends board events to the gateways and the replicas. */
export function boardEventSender(sender: TopicSender, topic: string) {
  return ({ epoch, seq }: Position, data: ListEvent<MatchRow>): void => {
    sender.publish({ topic, epoch, seq, data })
  }
}

export type BoardPublisherContext<Row extends MatchRow> = {
  sport: Sport
  publisher: BoardPublisher<Row>
  bus: Bus
  clock: Clock
  log: Logger
}

/**
 * Answers requests for the board on the bus, ticks it every second and refreshes it every minute
 * and at the start of a sports day, until `signal` aborts. The board must have been read.
 */
export function startBoardPublisher<Row extends MatchRow>(
  { sport, publisher, bus, clock, log }: BoardPublisherContext<Row>,
  signal: AbortSignal,
): void {
  const view = (): BoardView<Row> => {
    const current = publisher.view()
    if (current === null) throw new Error('the board is not read yet')
    return current
  }
  let refreshedAt = clock.now()
  const run = () => {
    publisher.tick()
    const nowMs = clock.now()
    const isSameDay = sport.dayStart(nowMs) === sport.dayStart(refreshedAt)
    if (nowMs - refreshedAt < REFRESH_MS && isSameDay) return
    refreshedAt = nowMs
    publisher
      .refresh()
      .catch((error: unknown) => log.warn({ err: error, sport: sport.key }, 'board not refreshed'))
  }
  serveTopics(
    { bus, log },
    {
      pattern: sport.topics.board,
      keyOf: () => 'board',
      position: () => {
        const { epoch, seq } = view()
        return { epoch, seq }
      },
      snapshot: () => {
        const current = view()
        return matchList(
          current,
          rowsOf(current.contents, () => true),
          clock.now(),
        )
      },
      tick: { everyMs: TICK_MS, run },
    },
    { signal },
  )
}
