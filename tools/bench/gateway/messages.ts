/** Messages of the benchmark to its two processes, and their answers. */
export type GatewayOrder =
  | { do: 'state' }
  | { do: 'goals'; count: number; everyMs: number }
  /** To the whole product: the feed sends `count` goals by the timetable. */
  | ({ do: 'feedGoals'; count: number } & Timetable)
  /** Destroys every connection and waits until the same number is back. */
  | { do: 'disconnect' }

/**
 * When goals are due, in milliseconds of the shared clock: goal `from` at `startsAt`, each next one
 * `everyMs` later.
 */
export type Timetable = { from: number; startsAt: number; everyMs: number }

export function dueAt(goal: number, { from, startsAt, everyMs }: Timetable): number {
  return startsAt + (goal - from) * everyMs
}

export type GatewayState = {
  rssBytes: number
  /** After a garbage collection. */
  heapBytes: number
  live: number
  im: number
  topics: number
  members: number
  /** Open sockets, timers and other resources of the process. */
  resources: number
}

export type GatewayAnswer =
  | { to: 'start'; port: number; matchIds?: number[] }
  | ({ to: 'state' } & GatewayState)
  | { to: 'goals'; loopMs: number }
  | { to: 'feedGoals' }
  | {
      to: 'disconnect'
      backMs: number
      peakPerSecond: number
      /** Questions to the publisher of one topic, beyond the regular ones. */
      extraQuestions: number
    }

export type DriverOrder =
  /** Without `matchIds` the matches 0 to 99. */
  | { do: 'connect'; port: number; sockets: number; matchIds?: number[] }
  /**
   * With a timetable goals on the board count, from the moment they were due; else every event,
   * from the time in it.
   */
  | { do: 'expect'; events: number; withinMs: number; timetable?: Timetable }
  /** Opens pages with the product's own socket, three topics each. */
  | { do: 'open'; port: number; sockets: number }
  /** To the pages: waits until all are connected and subscribed again. */
  | { do: 'back' }
  | { do: 'drops' }
  /** Opens and closes sockets for `forMs`. */
  | { do: 'churn'; port: number; forMs: number; atOnce: number }

export type DriverAnswer =
  | { to: 'connect'; connectedMs: number }
  | { to: 'expect'; received: number; p50Ms: number; p99Ms: number; maxMs: number }
  | { to: 'open'; openedMs: number }
  | { to: 'back'; backMs: number }
  | { to: 'drops'; drops: number }
  | { to: 'churn'; rounds: number; failed: number }

/** Milliseconds of the monotonic clock, which all processes of a machine share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint() / 1_000n) / 1_000
}
