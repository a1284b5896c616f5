import type { FeedFixture, FeedMessage } from '../feed'
import type { Chronicle } from './detail/chronicle'
import { pastDetail } from './detail/match-detail'
import { inBatches } from './in-batches'
import { digest, momentsBy } from './play/digest'
import { unhurried } from './unhurried'
import type { DemoMatch } from './world/fixture'
import { sportsDayStart } from './world/sports-day.rules'

const FIXTURES_AT_ONCE = 1_000
/** A week to both sides: details are told of matches in it. */
const FIRST_FIXTURES = 1_600
const PAST_AT_ONCE = 50
const SCRIPTS_AT_ONCE = 5
/** Text, pressure and surroundings are told of the last days only. */
const WORDS_KEPT = 3.5 * 86_400

/** Something to tell when nothing is happening, made only then. */
export type Backlog = () => Promise<FeedMessage[]>

/** Fixtures not told before, those around today first. They count as told from now on. */
export function fixtureBatches(matches: DemoMatch[], told: Set<string>, day: number): FeedFixture[][] {
  const noon = sportsDayStart(day) + 43_200
  const distance = (fixture: FeedFixture) => Math.abs(fixture.kickoffAt - noon)
  const fixtures = matches.map(({ fixture }) => fixture).filter(({ key }) => !told.has(key))
  for (const { key } of fixtures) told.add(key)
  fixtures.sort((a, b) => distance(a) - distance(b))
  return [fixtures.slice(0, FIRST_FIXTURES), ...inBatches(fixtures.slice(FIRST_FIXTURES), FIXTURES_AT_ONCE)]
}

type Past = { before: number; chronicle: Chronicle; seed: string; now: () => number }

/** What happened before the agenda, the newest first. */
export function pastBatches(matches: DemoMatch[], past: Past): Backlog[] {
  const over = matches.filter(({ fixture }) => fixture.kickoffAt < past.before).reverse()
  return inBatches(over, PAST_AT_ONCE).map((some) => () => unhurried(tellPast(some, past)))
}

function* tellPast(matches: DemoMatch[], { chronicle, seed, now }: Past): Generator<FeedMessage[]> {
  for (const some of inBatches(matches, SCRIPTS_AT_ONCE)) {
    yield some.flatMap((match) => {
      const script = chronicle.scriptOf(match)
      const to = momentsBy(script, now())
      const hasWords = now() - match.fixture.kickoffAt < WORDS_KEPT
      return to > 0
        ? [digest(script, 0, to), ...pastDetail({ match, script, chronicle, seed, hasWords })]
        : []
    })
  }
}
