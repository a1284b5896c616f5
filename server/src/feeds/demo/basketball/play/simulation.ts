import type { Random } from '../../../random'
import type { GameSheet } from '../squads/game-sheet'
import { CourtSide } from './court-side'
import { bonusFrom, type GameRules, timeoutsAt } from './game-rules'
import type { GameMoment, GameStep, Side } from './game-step'
import type { LeagueStyle } from './league-style'

export type GameSetup = {
  rules: GameRules
  style: LeagueStyle
  sheets: readonly [home: GameSheet, away: GameSheet]
  /** Points by which the home side is better, its own court included. */
  margin: number
  /** Second of the tip-off. */
  startAt: number
}

/** Shots of a side in a game by possession: how a margin becomes a chance of a shot. */
const POINTS_BY_CHANCE = 3.9
const LATE_SECONDS = 120

/** A game while it is simulated: clock, sides and the moments so far. */
export class Simulation {
  readonly random: Random
  readonly rules: GameRules
  readonly style: LeagueStyle
  readonly sides: readonly [CourtSide, CourtSide]
  readonly moments: GameMoment[] = []
  period = 0
  left = 0
  at: number
  isRunning = false
  /** Time-outs that the league demands in this period, already taken. */
  demanded = 0

  constructor({ rules, style, sheets, margin, startAt }: GameSetup, random: Random) {
    this.random = random
    this.rules = rules
    this.style = style
    this.at = startAt
    const edge = margin / (POINTS_BY_CHANCE * style.pace)
    this.sides = [new CourtSide(sheets[0], edge), new CourtSide(sheets[1], -edge)]
  }

  side(side: Side): CourtSide {
    return this.sides[side]
  }

  /** Points by which `side` leads. */
  lead(side: Side): number {
    return this.sides[side].score - this.sides[side === 0 ? 1 : 0].score
  }

  get isLastPeriod(): boolean {
    return this.period >= 4
  }

  add(step: GameStep): void {
    const { at, period, left, isRunning } = this
    this.moments.push({ at, period, left, isRunning, step })
  }

  /** Lets the clock run; never beyond the end of the period. */
  play(seconds: number): void {
    const some = Math.min(seconds, this.left)
    this.left -= some
    this.at += some
    for (const side of this.sides) side.advance(some)
    if (this.left === 0) this.isRunning = false
  }

  /** Time passes while the clock stands. */
  pause(seconds: number): void {
    this.at += seconds
  }

  /** The clock runs again. */
  resume(): void {
    if (this.isRunning || this.left === 0) return
    this.isRunning = true
    this.add({ kind: 'play' })
  }

  beginPeriod(period: number): void {
    this.period = period
    this.left = period > 4 ? 300 : this.rules.quarterSeconds
    this.isRunning = false
    this.demanded = 0
    const isContinued = this.rules.countsEveryFoul && period > 4
    for (const side of this.sides) {
      if (!isContinued) side.teamFouls = 0
      side.lateFouls = 0
      side.timeouts = timeoutsAt(period, side.timeouts, this.rules)
    }
    this.add({ kind: 'periodStart' })
  }

  /** Whether the next foul of `side` gives free throws. */
  isInBonus(side: Side): boolean {
    const { teamFouls, lateFouls } = this.sides[side]
    const isLate = !this.rules.countsEveryFoul && this.left <= LATE_SECONDS
    return teamFouls + 1 >= bonusFrom(this.period, this.rules) || (isLate && lateFouls >= 1)
  }

  countTeamFoul(side: Side): void {
    this.sides[side].teamFouls++
    if (this.left <= LATE_SECONDS) this.sides[side].lateFouls++
  }
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0
}
