import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock'
import type { Feed, FeedFixture, FeedMessage, FeedSink } from '../feed'
import { Agenda } from './agenda'
import { inBatches } from './in-batches'
import { digest, momentsBy } from './play/digest'
import { writeScript } from './play/write-script'
import { unhurried } from './unhurried'
import { feedLeague } from './world/catalogue'
import type { DemoMatch } from './world/fixture'
import { sportsDayOf, sportsDayStart } from './world/sports-day.rules'
import { createWorld, type World } from './world/world'

/** Often enough to be alive, and to notice a clock that was set or a machine that slept. */
const LONGEST_WAIT_MS = 2_000
/** Between two deliveries while there is more to tell: other work must not starve. */
const BREATH_MS = 1
const FIXTURES_AT_ONCE = 1_000
const PAST_AT_ONCE = 250
const SCRIPTS_AT_ONCE = 25

type DemoOptions = { seed: string; clock: Clock }

/** Something to tell when nothing is happening, made only then. */
type Untold = () => Promise<FeedMessage[]>

/**
 * An invented football world with real leagues and clubs, the same for the same seed. It tells the fixtures around today and what is in
 * play, then all fixtures of the seasons that are on and the past from the newest match back; meanwhile and ever after each turn when
 * it happens.
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
      const untold: Untold[] = []
      const agenda = new Agenda(world, seed, nowSeconds())
      let day: number | null = null
      while (!signal.aborted) {
        const now = nowSeconds()
        if (sportsDayOf(now) !== day) {
          const isStart = day === null
          day = sportsDayOf(now)
          const matches = inTime(await unhurried(world.matchesOfSeasonsAt(day)))
          await tellSeasons(world, sink, day, now)
          const batches = fixtureBatches(matches, told, day)
          // Those around today at once: what happens next may be in them.
          await sink.deliver([{ kind: 'fixtures', at: now, fixtures: batches.shift() ?? [] }])
          untold.push(
            ...batches.map(
              (fixtures): Untold =>
                async () => [{ kind: 'fixtures', at: now, fixtures }],
            ),
          )
          if (isStart) untold.push(...pastBatches(matches, agenda.firstSecond, seed, nowSeconds))
        }
        await unhurried(agenda.open(now))
        const due = agenda.take(now)
        const messages = due.length > 0 ? due : ((await untold.shift()?.()) ?? [])
        if (messages.length > 0) await sink.deliver(messages)
        sink.alive(now)
        const waitMs = untold.length > 0 ? BREATH_MS : untilMs(agenda.nextAt(), clock)
        await wait(waitMs, undefined, { signal }).catch(() => undefined)
      }
    },
  }
}

function inTime(matches: DemoMatch[]): DemoMatch[] {
  return matches.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
}

function untilMs(second: number | null, clock: Clock): number {
  return second === null
    ? LONGEST_WAIT_MS
    : Math.min(LONGEST_WAIT_MS, Math.max(5, second * 1000 - clock.now()))
}

async function tellSeasons(world: World, sink: FeedSink, day: number, at: number): Promise<void> {
  const leagues = world.leagues.map(feedLeague)
  await sink.deliver([{ kind: 'catalogue', at, leagues, teams: world.teams, seasons: world.seasonsAt(day) }])
}

/** Fixtures not told before, those around today first. They count as told from now on. */
function fixtureBatches(matches: DemoMatch[], told: Set<string>, day: number): FeedFixture[][] {
  const noon = sportsDayStart(day) + 43_200
  const distance = (fixture: FeedFixture) => Math.abs(fixture.kickoffAt - noon)
  const fixtures = matches.map(({ fixture }) => fixture).filter(({ key }) => !told.has(key))
  for (const { key } of fixtures) told.add(key)
  return inBatches(
    fixtures.sort((a, b) => distance(a) - distance(b)),
    FIXTURES_AT_ONCE,
  )
}

/** What happened before the agenda, the newest first. */
function pastBatches(matches: DemoMatch[], before: number, seed: string, now: () => number): Untold[] {
  const past = matches.filter(({ fixture }) => fixture.kickoffAt < before).reverse()
  return inBatches(past, PAST_AT_ONCE).map((some) => () => unhurried(tellPast(some, seed, now())))
}

function* tellPast(matches: DemoMatch[], seed: string, now: number): Generator<FeedMessage[]> {
  for (const some of inBatches(matches, SCRIPTS_AT_ONCE)) {
    yield some.flatMap((match) => {
      const script = writeScript(match, seed)
      const to = momentsBy(script, now)
      return to > 0 ? [digest(script, 0, to)] : []
    })
  }
}
