import { scoreOf } from '../play/draft-match'
import type { Script } from '../play/script'
import { writeScript } from '../play/write-script'
import type { DemoMatch } from '../world/fixture'

type Score = NonNullable<ReturnType<typeof scoreOf>>
export type Played = { match: DemoMatch; score: Score }

/** Who sees red misses the next match of the same league: so a match is told with an eye on those before it. */
export class Chronicle {
  readonly #seed: string
  /** By season and team, in order of kick-off. */
  readonly #paths = new Map<string, DemoMatch[]>()
  readonly #known = new Set<string>()
  readonly #scores = new Map<string, Score | null>()
  readonly #sentOff = new Map<string, ReadonlySet<string>>()

  constructor(seed: string) {
    this.#seed = seed
  }

  /** Takes note of matches, in order of kick-off; those it knows are left out. */
  learn(matches: readonly DemoMatch[]): void {
    for (const match of matches) {
      if (this.#known.has(match.fixture.key)) continue
      this.#known.add(match.fixture.key)
      for (const team of [match.home, match.away]) {
        const path = pathKey(match, team.key)
        const known = this.#paths.get(path)
        if (known) known.push(match)
        else this.#paths.set(path, [match])
      }
    }
  }

  /** The whole story of a match, without the players who are suspended for it. */
  scriptOf(match: DemoMatch): Script {
    return writeScript(match, this.#seed, [
      this.#suspended(match, match.home.key),
      this.#suspended(match, match.away.key),
    ])
  }

  /** Matches of the team in the season of `match` that were over by `until`, the newest first. */
  before(match: DemoMatch, teamKey: string, until = match.fixture.kickoffAt): Played[] {
    const path = this.#paths.get(pathKey(match, teamKey)) ?? []
    return path
      .filter(({ fixture }) => fixture.kickoffAt < until - LONGEST_MATCH)
      .reverse()
      .flatMap((one) => {
        const score = this.#scoreOf(one)
        return score ? [{ match: one, score }] : []
      })
  }

  #scoreOf(match: DemoMatch): Score | null {
    const known = this.#scores.get(match.fixture.key)
    if (known !== undefined) return known
    const score = scoreOf(match, this.#seed)
    this.#scores.set(match.fixture.key, score)
    return score
  }

  #suspended(match: DemoMatch, teamKey: string): ReadonlySet<string> {
    if (match.isKnockout) return NOBODY
    const path = this.#paths.get(pathKey(match, teamKey)) ?? []
    const place = path.findIndex(({ fixture }) => fixture.key === match.fixture.key)
    const previous = path.slice(0, Math.max(0, place)).findLast(({ mishap }) => mishap !== 'postponed')
    return previous ? this.#sentOffIn(previous, teamKey) : NOBODY
  }

  /** Who is sent off does not depend on names, so the chain back ends at the first match without a red card. */
  #sentOffIn(match: DemoMatch, teamKey: string): ReadonlySet<string> {
    const key = `${match.fixture.key} ${teamKey}`
    const known = this.#sentOff.get(key)
    if (known) return known
    const isSeeing = redKeys(writeScript(match, this.#seed), match, teamKey).size > 0
    const keys = isSeeing ? redKeys(this.scriptOf(match), match, teamKey) : NOBODY
    this.#sentOff.set(key, keys)
    return keys
  }
}

const NOBODY: ReadonlySet<string> = new Set()
const LONGEST_MATCH = 3 * 3600

function pathKey({ fixture }: DemoMatch, teamKey: string): string {
  return `${fixture.seasonKey} ${teamKey}`
}

function redKeys({ moments }: Script, match: DemoMatch, teamKey: string): ReadonlySet<string> {
  const side = match.home.key === teamKey ? 0 : 1
  const keys = moments.flatMap(({ turn }) =>
    turn.kind === 'card' && turn.isRed && turn.side === side && turn.incident.playerKey
      ? [turn.incident.playerKey]
      : [],
  )
  return new Set(keys)
}
