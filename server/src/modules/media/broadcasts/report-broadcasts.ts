import type { Clock } from '../../../platform/clock'
import { RequestError } from '../../../platform/errors'
import type { Logger } from '../../../platform/log'
import { type Hub, type LiveStream, readStreamName } from '../hub'
import type { BroadcastHooks } from './broadcast-hooks'

/** Rooms end a broadcast that was not seen for 15 s. */
const SEEN_MS = 3_000
/** After a longer silence the rooms may have ended it: it is started again. */
const SILENCE_MS = 10_000
const MAX_END_TRIES = 5

export type ReporterDeps = {
  broadcasts: Pick<BroadcastHooks, 'started' | 'seen' | 'ended'>
  clock: Clock
  log: Logger
  seenMs?: number
}

export type BroadcastReporter = {
  /** A room is on air from now on, until the result is called. */
  start: (roomId: number) => () => void
}

/**
 * Reports to the rooms what is on air, until `signal` aborts. A database that is away delays the
 * reports; the streams go on.
 */
export function createBroadcastReporter(
  deps: ReporterDeps,
  signal: AbortSignal,
): BroadcastReporter {
  const ends = new Set<AbortController>()
  /** The end of a broadcast is reported before the start of the next one of its room. */
  const reports = new Map<number, Promise<void>>()
  signal.addEventListener('abort', () => {
    for (const end of ends) end.abort()
  })

  return {
    start: (roomId) => {
      const end = new AbortController()
      ends.add(end)
      const report = (reports.get(roomId) ?? Promise.resolve())
        .then(() => reportStream({ ...deps, roomId, ended: end.signal }, signal))
        .catch((error) => deps.log.error({ err: error, roomId }, 'a broadcast was not reported'))
        .finally(() => {
          ends.delete(end)
          if (reports.get(roomId) === report) reports.delete(roomId)
        })
      reports.set(roomId, report)
      return () => end.abort()
    },
  }
}

/** Reports the streams of the hub; further qualities of a room are no broadcast of their own. */
export function reportStreams(hub: Hub, reporter: BroadcastReporter, signal: AbortSignal): void {
  const ends = new Map<LiveStream, () => void>()
  hub.onStart((stream) => {
    const name = readStreamName(stream.name)
    if (name?.quality === 'source') ends.set(stream, reporter.start(name.roomId))
  }, signal)
  hub.onEnd((stream) => {
    ends.get(stream)?.()
    ends.delete(stream)
  }, signal)
}

type StreamReport = ReporterDeps & { roomId: number; ended: AbortSignal }

async function reportStream(report: StreamReport, signal: AbortSignal): Promise<void> {
  const { broadcasts, clock, log, roomId, ended, seenMs = SEEN_MS } = report
  let broadcastId: number | null = null
  let seenAtMs = Number.NEGATIVE_INFINITY
  while (!ended.aborted) {
    const now = clock.now()
    try {
      if (broadcastId === null || now - seenAtMs > SILENCE_MS)
        broadcastId = (await broadcasts.started(roomId, now)).broadcastId
      else await broadcasts.seen(broadcastId, now)
      seenAtMs = now
    } catch (error) {
      // The room is closed: no retry opens it.
      if (error instanceof RequestError) throw error
      log.warn({ err: error, roomId }, 'the rooms did not take a broadcast; trying again')
    }
    await pause(seenMs, ended)
  }
  // A stopped process leaves the broadcast open: the next one continues it.
  if (broadcastId !== null && !signal.aborted) await reportEnd(report, broadcastId, signal)
}

async function reportEnd(
  { broadcasts, clock, log, roomId, seenMs = SEEN_MS }: StreamReport,
  broadcastId: number,
  signal: AbortSignal,
): Promise<void> {
  const endedAt = clock.now()
  for (let tries = 1; tries <= MAX_END_TRIES && !signal.aborted; tries++) {
    try {
      await broadcasts.ended(broadcastId, endedAt)
      return
    } catch (error) {
      log.warn({ err: error, roomId }, 'the rooms did not take the end of a broadcast')
    }
    await pause(seenMs)
  }
}

/** Resolves after the time, or as soon as the signal aborts. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    timer.unref()
    signal?.addEventListener('abort', done)
    if (signal?.aborted) done()
  })
}
