import type { Timetable } from '../../gateway/messages'

/** Messages of the benchmark to its processes, each with its answer. */
export type ServerOrder = { do: 'goals'; count: number; timetable: Timetable } | { do: 'cpu' }
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
export type Watched = {
  received: number
  p50Ms: number
  p99Ms: number
  /** Of a viewer, over those that were followed closely. */
  maxShownInASecond: number
  framesPerSecond: number
  shown: number
  leftOut: number
}
export type Sent = {
  offered: number
  accepted: number
  rejected: Record<string, number>
  p50Ms: number
  p99Ms: number
  maxMs: number
}
