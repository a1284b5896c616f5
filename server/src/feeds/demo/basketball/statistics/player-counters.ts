import type { FeedPlayerLine } from '../../../feed'
import type { GameSheet } from '../squads/game-sheet'

type Counted =
  | 'points'
  | 'offensiveRebounds'
  | 'defensiveRebounds'
  | 'assists'
  | 'steals'
  | 'blocks'
  | 'turnovers'
  | 'fouls'

/** Figures of one player while the game is replayed. */
export class PlayerCounters {
  readonly counts: Record<Counted, number> = {
    points: 0,
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    steals: 0,
    blocks: 0,
    turnovers: 0,
    fouls: 0,
  }
  readonly fieldGoals: [number, number] = [0, 0]
  readonly threes: [number, number] = [0, 0]
  readonly freeThrows: [number, number] = [0, 0]
  plusMinus = 0
  #seconds = 0
  /** Second of the game at which the player came on; null on the bench. */
  #since: number | null = null

  get isOnCourt(): boolean {
    return this.#since !== null
  }

  enter(played: number): void {
    this.#since = played
  }

  leave(played: number): void {
    this.#seconds = this.secondsAt(played)
    this.#since = null
  }

  secondsAt(played: number): number {
    return this.#seconds + (this.#since === null ? 0 : played - this.#since)
  }

  shoot(pair: [number, number], made: boolean): void {
    pair[1]++
    if (made) pair[0]++
  }
}

/** A line of the box score. */
export function lineOf(
  sheet: GameSheet,
  number: number,
  counters: PlayerCounters,
  played: number,
): FeedPlayerLine {
  const { fieldGoals, threes, freeThrows } = counters
  return {
    playerKey: sheet.players[number]?.key ?? '',
    starter: sheet.starters.includes(number),
    onCourt: counters.isOnCourt,
    absent: sheet.absent[number] ?? null,
    seconds: counters.secondsAt(played),
    fieldGoals: [...fieldGoals],
    threes: [...threes],
    freeThrows: [...freeThrows],
    ...counters.counts,
    plusMinus: counters.plusMinus,
  }
}
