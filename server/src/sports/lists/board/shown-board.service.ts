import type { Bus } from '../../../platform/bus'
import type { Logger } from '../../../platform/log'
import type { MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import type { Board } from './board-contents'
import { createBoardReplica } from './board-replica.service'

type ShownBoardDeps<Row extends MatchRow> = { sport: ListedSport<Row>; bus: Bus; log: Logger }

export type ShownBoard<Row extends MatchRow> = Board<Row> & {
  /** Shows the leader's board until `signal` aborts; resolves after the first request. */
  follow: (signal: AbortSignal) => Promise<void>
  /** Shows this process's own board until `signal` aborts. */
  lead: (own: Board<Row>, signal: AbortSignal) => void
}

/** The board that a process shows: its own while it leads, else a copy of the leader's. */
export function createShownBoard<Row extends MatchRow>(deps: ShownBoardDeps<Row>): ShownBoard<Row> {
  let shown: Board<Row> = { view: () => null }
  let following: AbortController | undefined
  let process: AbortSignal | undefined

  function followLeader(signal: AbortSignal): Promise<void> {
    const replica = createBoardReplica(deps)
    // The last list stays until the new leader answers.
    const before = shown
    shown = { view: () => replica.view() ?? before.view() }
    following = new AbortController()
    return replica.follow(AbortSignal.any([signal, following.signal]))
  }

  return {
    view: () => shown.view(),
    follow: (signal) => {
      process = signal
      return followLeader(signal)
    },
    lead: (own, signal) => {
      following?.abort()
      shown = own
      const onEnd = () => {
        if (process && !process.aborted) void followLeader(process)
      }
      signal.addEventListener('abort', onEnd, { once: true })
    },
  }
}
