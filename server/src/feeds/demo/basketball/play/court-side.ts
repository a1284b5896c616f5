import type { Random } from '../../../random'
import type { GameSheet } from '../squads/game-sheet'
import type { RosterPlayer } from '../squads/roster'
import type { PlayerNumber } from './game-step'

const POSITIONS = ['PG', 'SG', 'SF', 'PF', 'C']
/** Where time-outs are not counted by half. */
const TIMEOUTS_OF_GAME = 7

/** A side during the game: who is on court, for how long, with how many fouls. */
export class CourtSide {
  readonly sheet: GameSheet
  readonly onCourt: PlayerNumber[]
  readonly seconds: number[]
  readonly fouls: number[]
  readonly technicals: number[]
  /** Seconds since the player came on. */
  readonly stint: number[]
  readonly gone = new Set<PlayerNumber>()
  score = 0
  teamFouls = 0
  /** Team fouls in the last two minutes of the period. */
  lateFouls = 0
  timeouts: number
  /** Points since the other side last scored. */
  run = 0
  /** Added to every chance of a shot. */
  readonly edge: number
  /** Position of each player, from point guard to centre. */
  readonly places: readonly number[]
  readonly #game: readonly PlayerNumber[]

  constructor(sheet: GameSheet, edge: number) {
    this.places = sheet.players.map(({ position }) => POSITIONS.indexOf(position))
    this.timeouts = TIMEOUTS_OF_GAME
    this.sheet = sheet
    this.edge = edge
    this.#game = sheet.players
      .map((_, number) => number)
      .filter((one) => sheet.absent[one] === null)
    this.onCourt = [...sheet.starters]
    const zeros = () => new Array<number>(sheet.players.length).fill(0)
    this.seconds = zeros()
    this.fouls = zeros()
    this.technicals = zeros()
    this.stint = zeros()
  }

  player(number: PlayerNumber): RosterPlayer {
    const player = this.sheet.players[number]
    if (!player) throw new Error(`no player ${number} on the sheet`)
    return player
  }

  advance(seconds: number): void {
    for (const number of this.onCourt) {
      this.seconds[number] = (this.seconds[number] ?? 0) + seconds
      this.stint[number] = (this.stint[number] ?? 0) + seconds
    }
  }

  /** One of the five, by weight; `except` is left out. */
  pick(
    random: Random,
    weight: (player: RosterPlayer, number: PlayerNumber) => number,
    except: PlayerNumber | null = null,
  ): PlayerNumber {
    let sum = 0
    for (const number of this.onCourt)
      if (number !== except) sum += weight(this.player(number), number)
    let lot = random.next() * sum
    let last = this.onCourt[0] ?? 0
    for (const number of this.onCourt) {
      if (number === except) continue
      last = number
      lot -= weight(this.player(number), number)
      if (lot < 0) break
    }
    return last
  }

  /** Players who may come on. */
  get bench(): PlayerNumber[] {
    return this.#game.filter((number) => !this.onCourt.includes(number) && !this.gone.has(number))
  }

  replace(out: PlayerNumber, player: PlayerNumber): void {
    this.onCourt[this.onCourt.indexOf(out)] = player
    this.stint[player] = 0
    this.stint[out] = 0
  }
}
