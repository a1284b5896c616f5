import { setTimeout as wait, setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import { collectSlices } from '../collect-slices'
import type { Feed, FeedFixture, FeedMessage, FeedSink } from '../feed'
import { earlier } from '../timeline'
import type { DemoSport } from './demo-sport'
import { withHeartbeats } from './heartbeats'
import { Progress, type ProgressStore } from './progress/progress'
import { PlaySchedule } from './publishing/play-schedule'
import { WorldPublisher } from './publishing/world-publisher'
import { sportsDayOf } from './world/sports-day.rules'

/** Short enough for heartbeats and to notice a changed clock or a machine that slept. */
const MAX_WAIT_MS = 2_000
/** Shortest pause between two deliveries of the backlog, so that other work can run. */
const MIN_PAUSE_MS = 1

/** After a kill the next run publishes again what was published since the last save. */
const SAVE_EVERY_MS = 5_000

/** What the demo of a sport is started with. */
export type DemoOptions = {
  seed: string
  clock: Clock
  /** Store of what was published; it must live as long as the stored messages. */
  progress: () => Promise<ProgressStore>
}

/**
 * Feed of an invented world. It publishes the fixtures around today and the matches in play, then
 * details of the nearest matches, all fixtures of the current seasons with the results so far, and
 * the whole play of each past match, newest first. Meanwhile it publishes each step when it
 * happens. A later run continues where the one before it ended.
 */
export function createDemo<Match extends { fixture: FeedFixture }, State>(
  { clock, progress: openProgress }: Omit<DemoOptions, 'seed'>,
  sportOf: (progress: Progress) => DemoSport<Match, State>,
): Feed<State> {
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  return {
    source: 'demo',
    demo: true,
    speed: 1,
    run: async (storeSink, signal) => {
      const sink = withHeartbeats(storeSink, nowSeconds)
      const progress = await Progress.load(await openProgress())
      const sport = sportOf(progress)
      const publisher = new WorldPublisher(sport, progress, nowSeconds)
      const plays = { matchesOn: sport.world.matchesOn, playOf: sport.playOf }
      const schedule = new PlaySchedule(plays, progress, nowSeconds())
      let savedAt = performance.now()
      let day: number | null = null
      while (!signal.aborted) {
        const now = nowSeconds()
        if (sportsDayOf(now) !== day) {
          day = sportsDayOf(now)
          await publisher.beginDay(day, schedule.firstSecond, sink)
        }
        await collectSlices(schedule.open(now))
        const hasPublished = await publishPlay(schedule, now, sink)
        sink.alive(nowSeconds())
        const begunMs = performance.now()
        const more = await publisher.take(!hasPublished)
        if (more.length > 0) await sink.deliver(more)
        publisher.rest(performance.now() - begunMs)
        if (performance.now() - savedAt > SAVE_EVERY_MS) {
          await progress.save()
          savedAt = performance.now()
        }
        const nextMs = untilMs(earlier(schedule.nextAt(), publisher.nextAt()), clock)
        const { waitsMs } = publisher
        const pauseMs = Math.max(MIN_PAUSE_MS, Math.min(waitsMs ?? nextMs, nextMs))
        await wait(pauseMs, undefined, { signal }).catch(() => undefined)
      }
      await progress.save()
    },
  }
}

type Schedule<State> = { take: (now: number) => FeedMessage<State>[] }

/**
 * Publishes all steps that are due, in batches, and yields to the event loop between them. Returns
 * whether there were any.
 */
async function publishPlay<State>(
  schedule: Schedule<State>,
  now: number,
  sink: FeedSink<State>,
): Promise<boolean> {
  let hasPublished = false
  for (let due = schedule.take(now); due.length > 0; due = schedule.take(now)) {
    hasPublished = true
    await sink.deliver(due)
    await yieldToEventLoop()
  }
  return hasPublished
}

function untilMs(second: number | null, clock: Clock): number {
  return second === null
    ? MAX_WAIT_MS
    : Math.min(MAX_WAIT_MS, Math.max(5, second * 1000 - clock.now()))
}
