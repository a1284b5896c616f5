import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import type { Feed, FeedSink } from '../feed'
import { Agenda } from './agenda'
import { earlier } from './detail/strand'
import { Progress, type ProgressStore } from './progress/progress'
import { withSignsOfLife } from './signs-of-life'
import { Telling } from './telling'
import { yielding } from './unhurried'
import { sportsDayOf } from './world/sports-day.rules'

/** Often enough to be alive, and to notice a clock that was set or a machine that slept. */
const LONGEST_WAIT_MS = 2_000
/** Between two deliveries while there is more to tell: other work must not starve. */
const BREATH_MS = 1

/** What was told since is told again after a kill. */
const SAVE_EVERY_MS = 5_000

type DemoOptions = {
  seed: string
  clock: Clock
  /** Remembers what was told, for as long as the messages are stored. */
  progress: () => Promise<ProgressStore>
}

/**
 * An invented football world with real leagues and clubs, the same for the same seed. It tells the fixtures around today and what is in
 * play, then line-ups, prices and words of the matches nearest to now, all fixtures of the seasons that are on with the results so far
 * and the story of each past match from the newest back; meanwhile and ever after each turn when it happens. A later run goes on where
 * the one before it ended.
 */
export function createDemoFeed({ seed, clock, progress: openProgress }: DemoOptions): Feed {
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  return {
    source: 'demo',
    demo: true,
    speed: 1,
    run: async (heard, signal) => {
      const sink = withSignsOfLife(heard, nowSeconds)
      const progress = await Progress.recall(await openProgress())
      const telling = new Telling(seed, progress, nowSeconds)
      const agenda = new Agenda(telling.world, telling.chronicle, progress, nowSeconds())
      let savedAt = performance.now()
      let day: number | null = null
      while (!signal.aborted) {
        const now = nowSeconds()
        if (sportsDayOf(now) !== day) {
          day = sportsDayOf(now)
          await telling.beginDay(day, agenda.firstSecond, sink)
        }
        await yielding(agenda.open(now))
        const hasNews = await tellPlay(agenda, now, sink)
        sink.alive(nowSeconds())
        const more = await telling.take(!hasNews)
        if (more.length > 0) await sink.deliver(more)
        if (performance.now() - savedAt > SAVE_EVERY_MS) {
          await progress.save()
          savedAt = performance.now()
        }
        const nextMs = untilMs(earlier(agenda.nextAt(), telling.nextAt()), clock)
        await wait(telling.hasBacklog ? BREATH_MS : nextMs, undefined, { signal }).catch(
          () => undefined,
        )
      }
      await progress.save()
    },
  }
}

/** All turns that are due, some at a time; others get their turn between. */
async function tellPlay(agenda: Agenda, now: number, sink: FeedSink): Promise<boolean> {
  let hasNews = false
  for (let due = agenda.take(now); due.length > 0; due = agenda.take(now)) {
    hasNews = true
    await sink.deliver(due)
    await breath()
  }
  return hasNews
}

function untilMs(second: number | null, clock: Clock): number {
  return second === null
    ? LONGEST_WAIT_MS
    : Math.min(LONGEST_WAIT_MS, Math.max(5, second * 1000 - clock.now()))
}
