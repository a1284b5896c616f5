import type { FeedMessage, FeedSink } from '../feed'
import { type Backlog, fixtureBatches, pastBatches } from './backlog'
import { Chronicle } from './detail/chronicle'
import { DetailAgenda } from './detail/detail-agenda'
import { strandsOf } from './detail/match-detail'
import { earlier } from './detail/strand'
import { LotteryDesk } from './lottery/lottery-desk'
import { injuriesOf, playersOf } from './squads/squad-messages'
import { unhurried } from './unhurried'
import { feedLeague } from './world/catalogue'
import type { DemoMatch } from './world/fixture'
import { createWorld, type World } from './world/world'

/** Companies open up to five days ahead; who is further away is taken up another day. */
const DETAIL_AHEAD = 6 * 86_400
/** Nobody's eleven is told earlier than this; players of these matches are told before anything that names them. */
const LINEUPS_AHEAD = 86_400

/** Everything that the demo tells apart from the course of matches: its catalogue, its people, details, and the past. */
export class Telling {
  readonly world: World
  readonly chronicle: Chronicle
  readonly #seed: string
  readonly #now: () => number
  readonly #details: DetailAgenda
  readonly #lottery: LotteryDesk
  readonly #toldFixtures = new Set<string>()
  readonly #backlog: Backlog[] = []
  #isStarted = false

  constructor(seed: string, now: () => number) {
    this.#seed = seed
    this.#now = now
    this.world = createWorld(seed)
    this.chronicle = new Chronicle(seed)
    this.#lottery = new LotteryDesk(seed, this.chronicle)
    this.#details = new DetailAgenda((match, now) => strandsOf(match, this.chronicle, seed, now))
  }

  get hasBacklog(): boolean {
    return this.#backlog.length > 0
  }

  /** Tells catalogue, fixtures and players so that all that follows is known, and takes up what the day brings. */
  async beginDay(day: number, firstSecond: number, sink: FeedSink): Promise<void> {
    const at = this.#now()
    const matches = inTime(await unhurried(this.world.matchesOfSeasonsAt(day)))
    this.chronicle.learn(matches)
    const { leagues, teams } = this.world
    const seasons = this.world.seasonsAt(day)
    await sink.deliver([{ kind: 'catalogue', at, leagues: leagues.map(feedLeague), teams, seasons }])
    const [near = [], ...others] = fixtureBatches(matches, this.#toldFixtures, day)
    // Those around today at once: what happens next may be in them.
    await sink.deliver([{ kind: 'fixtures', at, fixtures: near }])
    const teamKeys = teams.map(({ key }) => key)
    if (!this.#isStarted) {
      const soon = teamsOf(matches, firstSecond, at + LINEUPS_AHEAD)
      for (const told of playersOf(this.#seed, [...soon], at)) await sink.deliver([told()])
      const later = teamKeys.filter((key) => !soon.has(key))
      this.#backlog.push(
        ...playersOf(this.#seed, later, at).map(
          (told): Backlog =>
            async () => [told()],
        ),
      )
    }
    this.#lottery.learn(matches, day)
    this.#details.add(aroundNow(matches, firstSecond, at), at)
    this.#backlog.push(
      ...injuriesOf(this.#seed, teamKeys, day, at).map(
        (told): Backlog =>
          async () =>
            told(),
      ),
    )
    this.#backlog.push(
      ...others.map(
        (fixtures): Backlog =>
          async () => [{ kind: 'fixtures', at, fixtures }],
      ),
    )
    if (!this.#isStarted)
      this.#backlog.push(
        ...pastBatches(matches, {
          before: firstSecond,
          chronicle: this.chronicle,
          seed: this.#seed,
          now: this.#now,
        }),
      )
    this.#isStarted = true
  }

  /** Details that are due; when there are none and nothing else `isQuiet`, a part of what is still to be told. */
  async take(isQuiet: boolean): Promise<FeedMessage[]> {
    const due = this.#details.take(this.#now())
    const lots = this.#lottery.take(this.#now())
    if (due.length > 0 || lots.length > 0 || !isQuiet) return [...due, ...lots]
    return (await this.#backlog.shift()?.()) ?? []
  }

  nextAt(): number | null {
    return earlier(this.#details.nextAt(), this.#lottery.nextAt())
  }
}

function inTime(matches: DemoMatch[]): DemoMatch[] {
  return matches.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt)
}

/** Matches since `from` and those whose prices are open. */
function aroundNow(matches: DemoMatch[], from: number, now: number): DemoMatch[] {
  return matches.filter(({ fixture }) => fixture.kickoffAt >= from && fixture.kickoffAt < now + DETAIL_AHEAD)
}

function teamsOf(matches: DemoMatch[], from: number, to: number): Set<string> {
  const some = matches.filter(({ fixture }) => fixture.kickoffAt >= from && fixture.kickoffAt <= to)
  return new Set(some.flatMap(({ home, away }) => [home.key, away.key]))
}
