import type { BoardEvent } from '@saidian/shared/contracts/football'
import { type Position, TOPIC } from '@saidian/shared/contracts/sockets'
import { sportsDayStart } from '@saidian/shared/lib'
import type { Bus } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Logger } from '../../../platform/log'
import { serveTopics, type TopicSender } from '../../../platform/topics'
import type { BoardView } from './board-contents'
import type { BoardPublisher } from './board-publisher.service'
import { footballList, rowsOf } from './football-list'

const TICK_MS = 1_000
const REFRESH_MS = 60_000

/** Sends board events to the gateways and the replicas. */
export function boardEventSender(sender: TopicSender) {
  return ({ epoch, seq }: Position, data: BoardEvent): void => {
    sender.publish({ topic: TOPIC.footballBoard, epoch, seq, data })
  }
}

export type BoardPublisherContext = {
  publisher: BoardPublisher
  bus: Bus
  clock: Clock
  log: Logger
}

/**
 * Answers requests for the board on the bus, ticks it every second and refreshes it every minute
 * and at the start of a sports day, until `signal` aborts. The board must have been read.
 */
export function startBoardPublisher(
  { publisher, bus, clock, log }: BoardPublisherContext,
  signal: AbortSignal,
): void {
  const view = (): BoardView => {
    const current = publisher.view()
    if (current === null) throw new Error('the football board is not read yet')
    return current
  }
  let refreshedAt = clock.now()
  const run = () => {
    publisher.tick()
    const nowMs = clock.now()
    const isSameDay = sportsDayStart(nowMs) === sportsDayStart(refreshedAt)
    if (nowMs - refreshedAt < REFRESH_MS && isSameDay) return
    refreshedAt = nowMs
    publisher
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'football board not refreshed'))
  }
  serveTopics(
    { bus, log },
    {
      pattern: TOPIC.footballBoard,
      keyOf: () => 'board',
      position: () => {
        const { epoch, seq } = view()
        return { epoch, seq }
      },
      snapshot: () => {
        const current = view()
        return footballList(
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
