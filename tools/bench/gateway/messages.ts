/** What the benchmark tells its two processes, and what they answer. */
export type GatewayOrder =
  | { do: 'state' }
  | { do: 'goals'; count: number; everyMs: number }
  /** Of the whole product: the feed says `count` goals by the timetable. */
  | ({ do: 'feedGoals'; count: number } & Timetable)
  /** Cuts every line and waits until as many are back. */
  | { do: 'cut' }

/** When goals are due, milliseconds of the shared clock: goal `from` at `startsAt`, each other `everyMs` after the one before. */
export type Timetable = { from: number; startsAt: number; everyMs: number }

export function dueAt(goal: number, { from, startsAt, everyMs }: Timetable): number {
  return startsAt + (goal - from) * everyMs
}

export type GatewayState = {
  rssBytes: number
  /** After a collection of garbage. */
  heapBytes: number
  live: number
  im: number
  topics: number
  members: number
  /** Sockets, timers and the like that keep the process busy. */
  resources: number
}

export type GatewayAnswer =
  | { to: 'start'; port: number; matchIds?: number[] }
  | ({ to: 'state' } & GatewayState)
  | { to: 'goals'; loopMs: number }
  | { to: 'feedGoals' }
  | {
      to: 'cut'
      backMs: number
      peakPerSecond: number
      /** To the owner of one topic, beyond those that it is asked all the time. */
      extraQuestions: number
    }

export type DriverOrder =
  /** Without `matchIds` the matches 0 to 99. */
  | { do: 'connect'; port: number; sockets: number; matchIds?: number[] }
  /** With a timetable goals on the board count, from the moment they were due; else every event, from the time in it. */
  | { do: 'expect'; events: number; withinMs: number; timetable?: Timetable }
  /** Opens pages with the product's own socket, three topics each. */
  | { do: 'open'; port: number; sockets: number }
  /** Of the pages: waits until all are ready and subscribed again. */
  | { do: 'back' }
  | { do: 'drops' }
  /** Opens and closes sockets for some time. */
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
