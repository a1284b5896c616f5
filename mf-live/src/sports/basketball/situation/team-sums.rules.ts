import type { PlayerLine } from '@saidian/shared/contracts/basketball'

type Pair = readonly [made: number, tried: number]

/** The figures of a team: the sums of its players. */
export type TeamSums = {
  seconds: number
  points: number
  fieldGoals: Pair
  threes: Pair
  freeThrows: Pair
  offensiveRebounds: number
  defensiveRebounds: number
  rebounds: number
  assists: number
  steals: number
  blocks: number
  turnovers: number
  fouls: number
}

/** Adds the lines of a team. */
export function teamSums(lines: readonly PlayerLine[]): TeamSums {
  const sum = (read: (line: PlayerLine) => number) =>
    lines.reduce((total, line) => total + read(line), 0)
  const pair = (read: (line: PlayerLine) => Pair): Pair => [
    sum((line) => read(line)[0]),
    sum((line) => read(line)[1]),
  ]
  const offensiveRebounds = sum((line) => line.offensiveRebounds)
  const defensiveRebounds = sum((line) => line.defensiveRebounds)
  return {
    seconds: sum(({ seconds }) => seconds),
    points: sum(({ points }) => points),
    fieldGoals: pair(({ fieldGoals }) => fieldGoals),
    threes: pair(({ threes }) => threes),
    freeThrows: pair(({ freeThrows }) => freeThrows),
    offensiveRebounds,
    defensiveRebounds,
    rebounds: offensiveRebounds + defensiveRebounds,
    assists: sum(({ assists }) => assists),
    steals: sum(({ steals }) => steals),
    blocks: sum(({ blocks }) => blocks),
    turnovers: sum(({ turnovers }) => turnovers),
    fouls: sum(({ fouls }) => fouls),
  }
}

/** 46.2%; – without an attempt. */
export function percentText([made, tried]: Pair): string {
  return tried === 0 ? '–' : `${((made / tried) * 100).toFixed(1)}%`
}
