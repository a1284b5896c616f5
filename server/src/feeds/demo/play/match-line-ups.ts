import type { Role } from '../../catalogue'
import type { FeedIncident } from '../../feed'
import type { Random } from '../../random'
import type { MatchClock } from '../../timeline'
import type { SquadPlayer } from '../squads/squad'
import { type TeamSheet, USABLE_BENCH } from '../squads/team-sheet'
import { cardReason } from './card-reason'

const SCORING: Record<Role, number> = {
  GK: 0,
  LB: 1,
  CB: 1.2,
  RB: 1,
  DM: 1.5,
  CM: 2.5,
  AM: 5,
  LM: 3.5,
  RM: 3.5,
  LW: 7,
  RW: 7,
  ST: 10,
}
const ROUGHNESS: Record<Role, number> = {
  GK: 0.5,
  LB: 4,
  CB: 4.5,
  RB: 4,
  DM: 5,
  CM: 4,
  AM: 2.5,
  LM: 2.5,
  RM: 2.5,
  LW: 2,
  RW: 2,
  ST: 2,
}
const SIDES = ['home', 'away'] as const
/** Maximum of substitutions in 90 minutes; extra time allows one more. */
const CHANGES = 5
const FEWEST = 8

export type OnPitch = { player: SquadPlayer; role: Role; isBooked: boolean }

/**
 * Players on the pitch and on the bench of both sides. Only players on the pitch score, are booked
 * or leave it.
 */
export class MatchLineUps {
  readonly sheets: readonly [TeamSheet, TeamSheet]
  readonly pitch: readonly [OnPitch[], OnPitch[]]
  readonly #bench: readonly [SquadPlayer[], SquadPlayer[]]
  readonly #random: Random
  readonly #changes: [number, number] = [0, 0]
  #number = 0

  constructor(random: Random, sheets: readonly [TeamSheet, TeamSheet]) {
    this.#random = random
    this.sheets = sheets
    this.pitch = [lineUp(sheets[0]), lineUp(sheets[1])]
    this.#bench = [sheets[0].bench.slice(0, USABLE_BENCH), sheets[1].bench.slice(0, USABLE_BENCH)]
  }

  scorer(side: 0 | 1): SquadPlayer {
    return this.#choose(side, SCORING).player
  }

  /** The player who scores an own goal. */
  unlucky(side: 0 | 1): SquadPlayer {
    return this.#choose(side, ROUGHNESS).player
  }

  /** The player who assists the scorer, or null. */
  helper(side: 0 | 1, scorer: SquadPlayer): SquadPlayer | null {
    const helper = this.#choose(side, SCORING).player
    return this.#random.chance(0.85) && helper !== scorer ? helper : null
  }

  /** A card of a random player; null when it would leave too few players on the pitch. */
  card(
    side: 0 | 1,
    isStraightRed: boolean,
    clock: MatchClock,
  ): { isRed: boolean; incident: FeedIncident } | null {
    let booked = this.#choose(side, ROUGHNESS)
    // Booked players take care: the second yellow is rarer than the first.
    if (booked.isBooked && this.#random.chance(0.7)) booked = this.#choose(side, ROUGHNESS)
    const isSecond = !isStraightRed && booked.isBooked
    const isRed = isStraightRed || isSecond
    const reason = cardReason(this.#random, isStraightRed)
    if (isRed && (this.pitch[side].length <= FEWEST + 1 || booked.role === 'GK')) return null
    if (isRed) this.pitch[side].splice(this.pitch[side].indexOf(booked), 1)
    booked.isBooked = true
    const type = isSecond ? 15 : isRed ? 4 : 3
    return { isRed, incident: { ...this.createIncident(type, side, clock, booked.player), reason } }
  }

  /**
   * Another player on the pitch, named by mistake instead of the one of the incident; null when
   * there is none.
   */
  lookalike(
    side: 0 | 1,
    { playerKey, otherPlayerKey }: FeedIncident,
    lot: number,
  ): SquadPlayer | null {
    const others = this.pitch[side].filter(
      ({ player, role, isBooked }) =>
        role !== 'GK' && !isBooked && player.key !== playerKey && player.key !== otherPlayerKey,
    )
    return others[lot % others.length]?.player ?? null
  }

  /** A substitution, or null when no more are allowed. */
  change(side: 0 | 1, clock: MatchClock, isExtraTime: boolean): FeedIncident | null {
    const team = this.pitch[side]
    const place = this.#random.int(1, team.length - 1)
    const isInjury = this.#random.chance(0.12)
    const leaving = team[place]
    if (!leaving || this.#changes[side] >= CHANGES + Number(isExtraTime)) return null
    const bench = this.#bench[side]
    const same = bench.findIndex(({ position }) => position === positionOf(leaving.role))
    const on = bench.splice(
      same < 0 ? bench.findIndex(({ position }) => position !== 'G') : same,
      1,
    )[0]
    if (!on) return null
    this.#changes[side]++
    team[place] = { player: on, role: leaving.role, isBooked: false }
    return { ...this.createIncident(9, side, clock, on, leaving.player), reason: isInjury ? 3 : 4 }
  }

  createIncident(
    type: number,
    side: 0 | 1,
    clock: MatchClock,
    player: SquadPlayer | null,
    otherPlayer: SquadPlayer | null = null,
  ): FeedIncident {
    this.#number++
    return {
      key: `${this.#number}`,
      type,
      side: SIDES[side],
      ...clock,
      player: player?.shortZh ?? null,
      otherPlayer: otherPlayer?.shortZh ?? null,
      playerKey: player?.key ?? null,
      otherPlayerKey: otherPlayer?.key ?? null,
      score: null,
    }
  }

  #choose(side: 0 | 1, weights: Record<Role, number>): OnPitch {
    const team = this.pitch[side]
    let rest = this.#random.next() * team.reduce((sum, { role }) => sum + weights[role], 0)
    for (const one of team) {
      rest -= weights[one.role]
      if (rest < 0) return one
    }
    return this.#random.pick(team)
  }
}

function lineUp({ starters }: TeamSheet): OnPitch[] {
  return starters.map(({ player, slot }) => ({ player, role: slot.role, isBooked: false }))
}

function positionOf(role: Role): SquadPlayer['position'] {
  if (role === 'GK') return 'G'
  if (role.endsWith('B')) return 'D'
  return role.endsWith('M') ? 'M' : 'F'
}
