import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import type { Feed, FeedFixture, FeedMessage, FeedSink } from '../feed'
import { Agenda } from './agenda'
import { digest, momentsBy } from './play/digest'
import { writeScript } from './play/write-script'
import { feedLeague } from './world/catalogue'
import type { DemoMatch } from './world/fixture'
import { sportsDayOf, sportsDayStart } from './world/sports-day.rules'
import { createWorld, type World } from './world/world'

/** Often enough to be alive, and to notice a clock that was set or a machine that slept. */
const LONGEST_WAIT_MS = 2_000
const FIXTURES_AT_ONCE = 1_000
const PAST_AT_ONCE = 250

type DemoOptions = { seed: string; clock: Clock }

/**
 * An invented football world with real leagues and clubs, the same for the same seed. It tells the fixtures of the seasons that are on,
 * what is in play, then the past from the newest match back, and from then on each turn when it happens.
 */
export function createDemoFeed({ seed, clock }: DemoOptions): Feed {
  const nowSeconds = () => Math.floor(clock.now() / 1000)
  return {
    source: 'demo',
    demo: true,
    speed: 1,
    run: async (sink, signal) => {
      const world = createWorld(seed)
      const told = new Set<string>()
      let day = sportsDayOf(nowSeconds())
      const agenda = new Agenda(world, seed, nowSeconds())
      const matches = await tellSeasons(world, sink, told, day, nowSeconds())
      const past = pastOf(matches, agenda.firstSecond)
      while (!signal.aborted) {
        const now = nowSeconds()
        sink.alive(now)
        if (sportsDayOf(now) !== day) {
          day = sportsDayOf(now)
          await tellSeasons(world, sink, told, day, now)
        }
        const due = agenda.take(now)
        if (due.length > 0) await sink.deliver(due)
        else if (past.length > 0) await sink.deliver(tellPast(past.splice(-PAST_AT_ONCE), seed, now))
        // While there is past to tell, only a breath between two deliveries: other work must not starve.
        const untilNextMs = (agenda.nextAt() ?? Number.POSITIVE_INFINITY) * 1000 - clock.now()
        const waitMs = past.length > 0 ? 1 : Math.min(LONGEST_WAIT_MS, Math.max(5, untilNextMs))
        await wait(waitMs, undefined, { signal }).catch(() => undefined)
      }
    },
  }
}

/** Leagues, clubs and seasons, then the fixtures not told before. Returns all matches of the seasons. */
async function tellSeasons(
  world: World,
  sink: FeedSink,
  told: Set<string>,
  day: number,
  now: number,
): Promise<DemoMatch[]> {
  const { teams } = world
  await sink.deliver([
    {
      kind: 'catalogue',
      at: now,
      leagues: world.leagues.map(feedLeague),
      teams,
      seasons: world.seasonsAt(day),
    },
  ])
  const matches = world.matchesOfSeasonsAt(day)
  const fixtures = matches.map(({ fixture }) => fixture).filter(({ key }) => !told.has(key))
  // Today first: a page that opens while the rest is being told already shows it.
  const today = sportsDayStart(day)
  const nearest = (fixture: FeedFixture) => Math.abs(fixture.kickoffAt - today - 43_200)
  fixtures.sort((a, b) => nearest(a) - nearest(b))
  for (let from = 0; from < fixtures.length; from += FIXTURES_AT_ONCE) {
    const some = fixtures.slice(from, from + FIXTURES_AT_ONCE)
    await sink.deliver([{ kind: 'fixtures', at: now, fixtures: some }])
    for (const { key } of some) told.add(key)
    sink.alive(now)
  }
  return matches
}

/** Matches before the agenda, oldest first. */
function pastOf(matches: DemoMatch[], before: number): DemoMatch[] {
  return matches.filter(({ fixture }) => fixture.kickoffAt < before)
}

function tellPast(matches: DemoMatch[], seed: string, now: number): FeedMessage[] {
  return matches.flatMap((match) => {
    const script = writeScript(match, seed)
    const to = momentsBy(script, now)
    return to > 0 ? [digest(script, 0, to)] : []
  })
}
