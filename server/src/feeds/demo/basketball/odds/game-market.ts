import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import { randomFrom } from '../../../random'
import { countUntil, type MatchClock } from '../../../timeline'
import type { Company } from '../../odds/companies'
import type { PricedMarket, Triple } from '../../odds/priced-market'
import type { GameTimeline } from '../play/game-timeline'
import type { BasketballMatch } from '../world/fixture'
import { type GameStanding, standingsOf } from './game-standings'
import { type GameView, handicapPrices, isDecided, totalPrices, winnerPrices } from './prices.rules'

const TYPES = [ODDS_TYPE.asia, ODDS_TYPE.euro, ODDS_TYPE.overUnder]
/** Deviation of margin and total of a game of 48 minutes around what the market expects. */
const MARGIN_DEVIATION = 12.4
const TOTAL_DEVIATION = 17
const LONG_GAME = 2_880
const OVERTIME = 300
/** Maximum error of the first and of the last estimate, in points. */
const FIRST_ERROR = 2.4
const LAST_ERROR = 0.7
const BEFORE: GameStanding = { at: 0, score: [0, 0], status: 1, played: 0, left: 0 }

/** Market estimates of one game at any time, from strengths, score and clock. */
export class GameMarket implements PricedMarket<GameView> {
  readonly match: BasketballMatch
  readonly lateType = null
  readonly tickSeconds = 45
  readonly isDecided = isDecided
  readonly startAt: number | null
  readonly closesAt: number | null
  readonly #standings: readonly GameStanding[]
  readonly #times: readonly number[]
  readonly #errors: readonly [number, number, number, number]

  /** Without a game only the time before it is priced. */
  constructor(match: BasketballMatch, game: GameTimeline | null, seed: string) {
    this.match = match
    this.#standings = game ? standingsOf(game) : []
    this.#times = this.#standings.map(({ at }) => at)
    this.startAt = this.#times[0] ?? match.fixture.kickoffAt
    const last = this.#standings.findLast(({ left }) => left > 20)
    this.closesAt = last?.at ?? null
    const random = randomFrom(`${seed}/market/${match.fixture.key}`)
    const some = (size: number) => (random.next() * 2 - 1) * size
    this.#errors = [some(FIRST_ERROR), some(2 * FIRST_ERROR), some(LAST_ERROR), some(LAST_ERROR)]
  }

  typesOf(): readonly number[] {
    return TYPES
  }

  viewAt(at: number, progress = 1): GameView {
    const { score, played, left } = this.standingAt(at)
    const { league, margin } = this.match
    const whole = 4 * league.rules.quarterSeconds
    const part = played < whole ? (whole - played) / whole : (left / OVERTIME) * (OVERTIME / whole)
    const [edge, mood, lastEdge, lastMood] = this.#errors
    const spread = Math.sqrt((whole / LONG_GAME) * Math.max(part, 0.002))
    return {
      margin: score[0] - score[1] + (margin + edge * (1 - progress) + lastEdge) * part,
      total: score[0] + score[1] + (league.total + mood * (1 - progress) + lastMood) * part,
      marginDeviation: MARGIN_DEVIATION * spread,
      totalDeviation: TOTAL_DEVIATION * spread,
      scored: score[0] + score[1],
    }
  }

  price({ margin }: Company, type: number, view: GameView, lean: number): Triple {
    if (type === ODDS_TYPE.asia) return handicapPrices(view, margin, lean)
    if (type === ODDS_TYPE.euro) return winnerPrices(view, margin, lean)
    return totalPrices(view, margin, lean)
  }

  standingAt(at: number): GameStanding {
    return this.#standings[countUntil(this.#times, at) - 1] ?? BEFORE
  }

  clockAt(at: number): MatchClock | null {
    const { status, played } = this.standingAt(at)
    if (status === BASKETBALL_STATUS.notStarted) return null
    return { minute: Math.ceil(played / 60), addedMinute: null }
  }

  /** Between two quarters; companies price again when play goes on. */
  isBreak(status: number): boolean {
    return status < BASKETBALL_STATUS.overtime && status % 2 === 1
  }
}
