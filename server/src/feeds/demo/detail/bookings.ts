import type { Bans, SideBans } from '../play/assign-players'
import { type Card, cardsOf } from '../play/cards'
import type { DemoMatch } from '../world/fixture'

/** Every fifth yellow card of a league season costs the player the next match. */
const CAUTIONS = 5
/** In leagues up to this level all cards count; in others only red cards. */
const COUNTED_LEVEL = 1
const NO_SIDE_BANS: SideBans = new Map()
const YELLOW = 3
const SECOND_YELLOW = 15

/** Bans and yellow cards of a team's players after a match. */
type Book = { bans: SideBans; cautions: ReadonlyMap<string, number> }
const CLEAN: Book = { bans: NO_SIDE_BANS, cautions: new Map() }

type Options = {
  seed: string
  /** The last league match of the team before `match` that was played. */
  previous: (match: DemoMatch, teamKey: string) => DemoMatch | undefined
}

/**
 * Bans by match: a player misses a match after a red card in the league match before it, or after
 * every fifth yellow card.
 */
export class Bookings {
  readonly #options: Options
  readonly #books = new Map<string, Book>()
  /** Cards by match, until both teams have their books. */
  readonly #cards = new Map<string, Card[]>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Banned players of both sides. */
  bansFor(match: DemoMatch): Bans {
    return [this.#before(match, match.home.key).bans, this.#before(match, match.away.key).bans]
  }

  /** Counts the cards of a played match in advance, for later lookups. */
  count(match: DemoMatch): void {
    if (match.isKnockout || match.mishap === 'postponed' || match.league.level > COUNTED_LEVEL)
      return
    this.#after(match, match.home.key)
    this.#after(match, match.away.key)
    this.#cards.delete(match.fixture.key)
  }

  #before(match: DemoMatch, teamKey: string): Book {
    const previous = match.isKnockout ? undefined : this.#options.previous(match, teamKey)
    return previous ? this.#after(previous, teamKey) : CLEAN
  }

  #after(match: DemoMatch, teamKey: string): Book {
    const name = `${match.fixture.key} ${teamKey}`
    const known = this.#books.get(name)
    if (known) return known
    const side = match.home.key === teamKey ? 0 : 1
    const isCounted = match.league.level <= COUNTED_LEVEL
    const cards = isCounted ? this.#cardsOf(match) : this.#cardsIfRed(match, side)
    const cautions = isCounted ? this.#before(match, teamKey).cautions : CLEAN.cautions
    const book = bookAfter(
      cautions,
      cards.filter((card) => card.side === side),
      isCounted,
    )
    this.#books.set(name, book)
    return book
  }

  #cardsOf(match: DemoMatch): Card[] {
    const known = this.#cards.get(match.fixture.key)
    if (known) return known
    const cards = cardsOf(match, this.#options.seed, this.bansFor(match))
    this.#cards.set(match.fixture.key, cards)
    return cards
  }

  /**
   * Cards of a match with a red card. Red cards do not depend on names, so the recursion ends at
   * the first match without one.
   */
  #cardsIfRed(match: DemoMatch, side: 0 | 1): Card[] {
    const { seed } = this.#options
    const hasRed = cardsOf(match, seed).some((card) => card.side === side && card.type !== YELLOW)
    return hasRed ? cardsOf(match, seed, this.bansFor(match)) : []
  }
}

/** Bans and yellow cards after a match; a second yellow card cancels the first one of the match. */
function bookAfter(before: Book['cautions'], cards: readonly Card[], isCounted: boolean): Book {
  const off = cards.filter(({ type }) => type !== YELLOW)
  const bans = new Map(off.map(({ playerKey }) => [playerKey, '红牌停赛']))
  if (!isCounted) return { bans, cautions: before }
  const cautions = new Map(before)
  const spent = new Set(
    off.filter(({ type }) => type === SECOND_YELLOW).map(({ playerKey }) => playerKey),
  )
  for (const { type, playerKey } of cards) {
    if (type !== YELLOW || spent.has(playerKey)) continue
    const count = (cautions.get(playerKey) ?? 0) + 1
    cautions.set(playerKey, count)
    if (count % CAUTIONS === 0 && !bans.has(playerKey))
      bans.set(playerKey, `累计${count}张黄牌停赛`)
  }
  return { bans, cautions }
}
