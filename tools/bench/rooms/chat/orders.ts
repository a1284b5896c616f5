import type { Timetable } from '../../gateway/messages'

/** Messages of the benchmark to its processes, each with its answer. */
export type ServerOrder =
  | { do: 'goals'; count: number; timetable: Timetable }
  | { do: 'cpu' }
  /** What messages waited for and took since the last such order. */
  | { do: 'times' }
export type ViewersOrder =
  | { do: 'connect'; port: number; sockets: number; topic: string }
  /** Measures goals by their timetable, and what of the room comes meanwhile. */
  | { do: 'watch'; goals: number; withinMs: number; timetable: Timetable }
export type SendersOrder = {
  do: 'send'
  port: number
  roomId: number
  tokens: string[]
  perSecond: number
  seconds: number
}

export type ServerStarted = { port: number }
export type Cpu = { usedMs: number; atMs: number }
/** In milliseconds; the batches are those of all conversations. */
export type StoreTimes = {
  waitedP50Ms: number
  waitedP99Ms: number
  storedP50Ms: number
  storedP99Ms: number
  /** p99 of the delay of the event loop. */
  loopP99Ms: number
}
export type Watched = {
  received: number
  p50Ms: number
  p99Ms: number
  /** Of a viewer, over those that were followed closely. */
  maxShownInASecond: number
  framesPerSecond: number
  shown: number
  leftOut: number
  /** From the turn of an event in the database to the viewer. */
  fanOutP99Ms: number
}
export type Sent = {
  offered: number
  accepted: number
  rejected: Record<string, number>
  /** From due to stored: of the accepted ones. */
  p50Ms: number
  p99Ms: number
  maxMs: number
  /** From due until a connection took the call: no time of the server. */
  callerP50Ms: number
  callerP99Ms: number
  /** From the call on its connection to the answer, of the accepted ones. */
  answeredP50Ms: number
  answeredP99Ms: number
  /** The same, of the rejected ones. */
  rejectedP99Ms: number
  minRetryAfterMs: number
}
