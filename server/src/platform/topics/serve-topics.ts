import type { Position } from '@saidian/shared/contracts/sockets'
import { type Bus, positionSubject, snapshotSubject, topicOf } from '../bus'
import type { Logger } from '../log'

/** The leader's time: its publishers stop at the end of it. */
type ServingTerm = { signal: AbortSignal }

export type ServedTopics<Key> = {
  /** A topic, or all of one form: `match/football/*`. */
  pattern: string
  /** The key in the name of a topic; null for a name that is not of the pattern. */
  keyOf: (topic: string) => Key | null
  /** Where a topic stands; null when there is none. From this call on its changes are published. */
  position: (key: Key) => Promise<Position | null> | Position | null
  /** All that a topic holds, with its position; without it no one can ask for that. */
  snapshot?: (key: Key) => unknown
  /** Publishes what is due; called every `everyMs`, one call after the other. */
  tick: { everyMs: number; run: () => void | Promise<void> }
}

/** Answers on the bus for the topics of a pattern and ticks their publisher until the term ends. */
export function serveTopics<Key>(
  { bus, log }: { bus: Bus; log: Logger },
  { pattern, keyOf, position, snapshot, tick }: ServedTopics<Key>,
  { signal }: ServingTerm,
): void {
  const answer = (ask: (key: Key) => unknown) => (_payload: unknown, subject: string) => {
    const key = keyOf(topicOf(subject))
    return key === null ? null : ask(key)
  }
  bus.respond(positionSubject(pattern), answer(position), signal)
  if (snapshot) bus.respond(snapshotSubject(pattern), answer(snapshot), signal)
  startTicking(tick, (error) => log.warn({ err: error, pattern }, 'topics not published'), signal)
}

function startTicking(
  { everyMs, run }: ServedTopics<unknown>['tick'],
  onError: (error: unknown) => void,
  signal: AbortSignal,
): void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } catch (error) {
      onError(error)
    }
    isRunning = false
  }, everyMs)
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
