import type { FeedMatchState, FeedStatistic, Pair } from '../../feed'
import { type Ledger, ledgerOf } from './ledger'
import type { Moment, Script } from './script'

/** Statistic types (codes-and-words 1.4) in the order of the counters below. */
const TYPES = [2, 3, 4, 21, 22, 23, 24] as const
const CORNER = 0
const YELLOW = 1
const RED = 2
const ON_TARGET = 3
const OFF_TARGET = 4
const ATTACK = 5
const DANGEROUS = 6
const HALVES = 3

/** Everything counted so far in one match. */
export class Tally {
  readonly state: FeedMatchState = notStarted()
  readonly #ledger: Ledger
  readonly #script: Script
  /** By half (0 whole), type, side. */
  readonly #counts = new Uint16Array(HALVES * TYPES.length * 2)
  /** By half: sum of the home side's possession, and minutes summed. */
  readonly #possession = new Uint32Array(HALVES * 2)

  constructor(script: Script) {
    this.#script = script
    this.#ledger = ledgerOf(script)
  }

  apply({ turn, period }: Moment): void {
    switch (turn.kind) {
      case 'status':
        this.#enter(turn.status, turn.halfKickoffAt)
        return
      case 'goal':
        this.#score(turn.side, 1)
        if (turn.isShot) this.#count(ON_TARGET, turn.side, period, 1)
        this.state.varCheck = turn.isChecked
        return
      case 'stands':
        this.state.varCheck = false
        return
      case 'takenBack':
        this.#score(turn.side, -1)
        if (turn.isShot) this.#count(ON_TARGET, turn.side, period, -1)
        this.state.varCheck = false
        return
      case 'card':
        raise(turn.isRed ? this.state.red : this.state.yellow, turn.side, 1)
        this.#count(turn.isRed ? RED : YELLOW, turn.side, period, 1)
        return
      case 'corner':
        raise(this.state.corners, turn.side, 1)
        this.#count(CORNER, turn.side, period, 1)
        return
      case 'kick':
        if (turn.isIn) raise(this.state.shootout, turn.side, 1)
        return
      case 'minute':
        this.#minute(period, turn.minute)
        return
      default:
    }
  }

  /** Rows for the whole match and each half that has begun; empty before the kick-off. */
  statistics(): FeedStatistic[] {
    const rows: FeedStatistic[] = []
    const begun =
      this.#script.periods.length === 0 || this.state.score === null ? -1 : this.state.half === null ? 1 : 2
    for (const half of [0, 1, 2] as const) {
      if (half > begun) break
      TYPES.forEach((type, place) => {
        const at = (half * TYPES.length + place) * 2
        rows.push({ type, half, home: this.#counts[at] ?? 0, away: this.#counts[at + 1] ?? 0 })
      })
      const minutes = this.#possession[half * 2 + 1] ?? 0
      if (minutes === 0) continue
      const home = Math.round((this.#possession[half * 2] ?? 0) / minutes)
      rows.push({ type: 25, half, home, away: 100 - home })
    }
    return rows
  }

  #enter(status: number, halfKickoffAt: number | null): void {
    const { state } = this
    state.status = status
    state.halfKickoffAt = halfKickoffAt
    if (status === 9) return
    state.score ??= [0, 0]
    state.corners ??= [0, 0]
    state.yellow ??= [0, 0]
    state.red ??= [0, 0]
    if (status === 3) state.half = [...state.score]
    if (status === 5) state.extra ??= [...state.score]
    if (status === 7) state.shootout ??= [0, 0]
  }

  /** After 90 minutes goals count in `extra` only. */
  #score(side: 0 | 1, by: number): void {
    raise(this.state.extra ?? this.state.score, side, by)
  }

  #minute(period: number, minute: number): void {
    const row = this.#ledger[period]?.[minute - 1]
    if (!row) return
    for (const side of [0, 1] as const) {
      this.#count(ATTACK, side, period, row[side] ?? 0)
      this.#count(DANGEROUS, side, period, row[2 + side] ?? 0)
      this.#count(ON_TARGET, side, period, row[4 + side] ?? 0)
      this.#count(OFF_TARGET, side, period, row[6 + side] ?? 0)
    }
    for (const half of this.#halvesOf(period)) {
      this.#possession[half * 2] = (this.#possession[half * 2] ?? 0) + (row[8] ?? 0)
      this.#possession[half * 2 + 1] = (this.#possession[half * 2 + 1] ?? 0) + 1
    }
  }

  #count(place: number, side: 0 | 1, period: number, by: number): void {
    for (const half of this.#halvesOf(period)) {
      const at = (half * TYPES.length + place) * 2 + side
      this.#counts[at] = (this.#counts[at] ?? 0) + by
    }
  }

  #halvesOf(period: number): readonly number[] {
    return WHOLE_AND[this.#script.periods[period]?.half ?? 0]
  }
}

const WHOLE_AND = { 0: [0], 1: [0, 1], 2: [0, 2] } as const

function raise(pair: Pair | null, side: 0 | 1, by: number): void {
  if (pair) pair[side] += by
}

function notStarted(): FeedMatchState {
  return {
    status: 1,
    halfKickoffAt: null,
    score: null,
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
    varCheck: false,
  }
}
