import { inBatches } from '../../in-batches'
import type { SideBans } from '../play/assign-players'
import { buildTimeline } from '../play/build-timeline'
import { scoreOf } from '../play/draft-match'
import type { PlayTimeline } from '../play/play-timeline'
import type { DemoMatch } from '../world/fixture'
import { Bookings } from './bookings'

export type Score = NonNullable<ReturnType<typeof scoreOf>>
export type Played = { match: DemoMatch; score: Score }

/**
 * Matches of all seasons by team. A card bans a player from later matches of the league, so the
 * timeline of a match depends on the matches before it.
 */
export class SeasonLog {
  readonly #seed: string
  /** Matches by season and team, in order of kick-off. */
  readonly #paths = new Map<string, DemoMatch[]>()
  /** Path keys of league seasons by team. */
  readonly #leagues = new Map<string, string[]>()
  readonly #known = new Set<string>()
  readonly #scores = new Map<string, Score | null>()
  readonly #bookings: Bookings
  /** In order of kick-off. */
  #uncounted: DemoMatch[] = []

  constructor(seed: string) {
    this.#seed = seed
    this.#bookings = new Bookings({
      seed,
      previous: (match, teamKey) => this.#previous(match, teamKey),
    })
  }

  /** Adds matches, in order of kick-off; skips known ones. */
  addMatches(matches: readonly DemoMatch[]): void {
    for (const match of matches) {
      if (this.#known.has(match.fixture.key)) continue
      this.#known.add(match.fixture.key)
      this.#uncounted.push(match)
      for (const team of [match.home, match.away]) {
        const path = pathKey(match, team.key)
        const known = this.#paths.get(path)
        if (known) known.push(match)
        else this.#paths.set(path, [match])
        if (!known && !match.isKnockout)
          this.#leagues.set(team.key, [...(this.#leagues.get(team.key) ?? []), path])
      }
    }
  }

  /**
   * Counts the cards of matches that kicked off before `until`, in batches. A lookup before that
   * counts all at once.
   */
  *count(until: number): Generator<never[]> {
    const past = this.#uncounted.filter(({ fixture }) => fixture.kickoffAt < until)
    this.#uncounted = this.#uncounted.filter(({ fixture }) => fixture.kickoffAt >= until)
    for (const some of inBatches(past, COUNT_BATCH_SIZE)) {
      for (const match of some) this.#bookings.count(match)
      yield []
    }
  }

  /** The timeline of a match without suspended players. */
  timelineOf(match: DemoMatch): PlayTimeline {
    return buildTimeline(match, this.#seed, this.#bookings.bansFor(match))
  }

  /**
   * Players banned from the next league match of a team, with reasons, once the match before is
   * over.
   */
  bannedNext(teamKey: string, now: number): SideBans {
    for (const path of this.#leagues.get(teamKey) ?? []) {
      const matches = this.#paths.get(path) ?? []
      const place = matches.findIndex(({ fixture }) => fixture.kickoffAt > now)
      const [previous, next] = [matches[place - 1], matches[place]]
      if (!next || (previous && previous.fixture.kickoffAt > now - MAX_MATCH_SECONDS)) continue
      const [home, away] = this.#bookings.bansFor(next)
      return next.home.key === teamKey ? home : away
    }
    return new Map()
  }

  /** Goals after 90 minutes and at half-time; null when postponed. */
  scoreOf(match: DemoMatch): Score | null {
    const known = this.#scores.get(match.fixture.key)
    if (known !== undefined) return known
    const score = scoreOf(match, this.#seed)
    this.#scores.set(match.fixture.key, score)
    return score
  }

  /** Matches of the team in the season of `match` that were over at `until`, newest first. */
  before(match: DemoMatch, teamKey: string, until = match.fixture.kickoffAt): Played[] {
    const path = this.#paths.get(pathKey(match, teamKey)) ?? []
    return path
      .filter(({ fixture }) => fixture.kickoffAt < until - MAX_MATCH_SECONDS)
      .reverse()
      .flatMap((one) => {
        const score = this.scoreOf(one)
        return score ? [{ match: one, score }] : []
      })
  }

  #previous(match: DemoMatch, teamKey: string): DemoMatch | undefined {
    const path = this.#paths.get(pathKey(match, teamKey)) ?? []
    const place = path.findIndex(({ fixture }) => fixture.key === match.fixture.key)
    return path.slice(0, Math.max(0, place)).findLast(({ mishap }) => mishap !== 'postponed')
  }
}

const MAX_MATCH_SECONDS = 3 * 3600
/** A batch takes a few milliseconds. */
const COUNT_BATCH_SIZE = 8

function pathKey({ fixture }: DemoMatch, teamKey: string): string {
  return `${fixture.seasonKey} ${teamKey}`
}
