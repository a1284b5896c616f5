import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { secondsPlayed } from '@saidian/shared/lib/basketball'
import type { FeedBasketballState, FeedPlayerLine } from '../../../feed'
import { timeoutsAt } from '../play/game-rules'
import type { GameMoment, GameStep, Shot, Side } from '../play/game-step'
import type { GameTimeline } from '../play/game-timeline'
import { lineOf, PlayerCounters } from './player-counters'

const TIMEOUTS_OF_GAME = 7

/** State and box score of a game after the moments that were applied. */
export class GameCounters {
  readonly #game: GameTimeline
  readonly #players: readonly [PlayerCounters[], PlayerCounters[]]
  readonly #points: [number[], number[]] = [[], []]
  readonly #fouls: [number, number] = [0, 0]
  readonly #timeouts: [number, number] = [TIMEOUTS_OF_GAME, TIMEOUTS_OF_GAME]
  #status: number = BASKETBALL_STATUS.notStarted
  #last: GameMoment | null = null
  /** Moments applied so far. */
  applied = 0

  constructor(game: GameTimeline) {
    this.#game = game
    const counters = (side: Side) => game.sheets[side].players.map(() => new PlayerCounters())
    this.#players = [counters(0), counters(1)]
  }

  /** Applies all moments up to number `to`. */
  applyTo(to: number): void {
    for (; this.applied < to; this.applied++) {
      const moment = this.#game.moments[this.applied]
      if (moment) this.#apply(moment)
    }
  }

  get score(): [home: number, away: number] {
    const sum = (points: number[]) => points.reduce((total, some) => total + some, 0)
    return [sum(this.#points[0]), sum(this.#points[1])]
  }

  /** Seconds of play so far. */
  get played(): number {
    if (!this.#last) return 0
    return secondsPlayed(this.#last.period, this.#last.left, this.#game.rules.quarterSeconds)
  }

  state(): FeedBasketballState {
    const { rules } = this.#game
    const last = this.#last
    const hasBegun = last !== null
    const runs = last?.isRunning === true && last.left > 0
    return {
      status: this.#status,
      score: hasBegun ? this.score : null,
      homePoints: hasBegun ? [...this.#points[0]] : null,
      awayPoints: hasBegun ? [...this.#points[1]] : null,
      clock: last?.left ?? null,
      clockAt: last && runs ? last.at : null,
      periodSeconds: rules.quarterSeconds,
      fouls: hasBegun ? [...this.#fouls] : null,
      timeouts: hasBegun ? [...this.#timeouts] : null,
    }
  }

  line(side: Side, number: number): FeedPlayerLine {
    const counters = this.#of(side, number)
    return lineOf(this.#game.sheets[side], number, counters, this.played)
  }

  onCourt(side: Side): number[] {
    return this.#players[side].flatMap(({ isOnCourt }, number) => (isOnCourt ? [number] : []))
  }

  #of(side: Side, number: number): PlayerCounters {
    const counters = this.#players[side][number]
    if (!counters) throw new Error(`no player ${number} of side ${side}`)
    return counters
  }

  #apply(moment: GameMoment): void {
    this.#last = moment
    const { step } = moment
    switch (step.kind) {
      case 'periodStart':
        this.#beginPeriod(moment.period)
        break
      case 'shot':
        this.#shoot(step)
        break
      case 'freeThrow': {
        const counters = this.#of(step.side, step.player)
        counters.shoot(counters.freeThrows, step.made)
        if (step.made) this.#score(step.side, step.player, 1)
        break
      }
      case 'substitution':
        this.#of(step.side, step.out).leave(this.played)
        this.#of(step.side, step.player).enter(this.played)
        break
      case 'timeout':
        this.#timeouts[step.side]--
        break
      case 'periodEnd':
        if (moment.period < 4) this.#status = 2 * moment.period + 1
        break
      case 'end':
        this.#status = BASKETBALL_STATUS.finished
        break
      default:
        this.#count(step)
    }
  }

  #count(step: GameStep): void {
    if (step.kind === 'rebound' && step.player !== null) {
      const kind = step.offensive ? 'offensiveRebounds' : 'defensiveRebounds'
      this.#of(step.side, step.player).counts[kind]++
    }
    if (step.kind === 'turnover') {
      if (step.player !== null) this.#of(step.side, step.player).counts.turnovers++
      if (step.steal !== null) this.#of(other(step.side), step.steal).counts.steals++
    }
    if (step.kind === 'foul') {
      const isPersonal = step.how !== 'technical' || this.#game.rules.countsEveryFoul
      if (isPersonal) this.#of(step.side, step.player).counts.fouls++
      if (step.isTeamFoul) this.#fouls[step.side]++
    }
  }

  #beginPeriod(period: number): void {
    const { rules, sheets } = this.#game
    this.#status = Math.min(2 * period, BASKETBALL_STATUS.overtime)
    if (period > 4) this.#status = BASKETBALL_STATUS.overtime
    for (const side of [0, 1] as const) {
      this.#points[side].push(0)
      if (!rules.countsEveryFoul || period <= 4) this.#fouls[side] = 0
      this.#timeouts[side] = timeoutsAt(period, this.#timeouts[side], rules)
      if (period === 1)
        for (const starter of sheets[side].starters) this.#of(side, starter).enter(0)
    }
  }

  #shoot({ side, player, points, made, assist, block }: Shot): void {
    const counters = this.#of(side, player)
    counters.shoot(counters.fieldGoals, made)
    if (points === 3) counters.shoot(counters.threes, made)
    if (made) this.#score(side, player, points)
    if (assist !== null) this.#of(side, assist).counts.assists++
    if (block !== null) this.#of(other(side), block).counts.blocks++
  }

  #score(side: Side, player: number, points: number): void {
    this.#of(side, player).counts.points += points
    const own = this.#points[side]
    own[own.length - 1] = (own.at(-1) ?? 0) + points
    for (const one of [0, 1] as const)
      for (const counters of this.#players[one])
        if (counters.isOnCourt) counters.plusMinus += one === side ? points : -points
  }
}

function other(side: Side): Side {
  return side === 0 ? 1 : 0
}
