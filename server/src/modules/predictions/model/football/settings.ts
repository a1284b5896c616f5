/** A count that grows with the rate of goals of a side. */
export type Statistic = {
  /** By how many per cent it grows with one per cent of the rate. */
  slope: number
  /** What one of it counts beside a Poisson count: less if it varies for other reasons. */
  weight: number
}

/** What is chosen rather than fitted; decision record 0093 says how. */
export type FootballSettings = {
  /** A match counts half after so many days. */
  halfLifeDays: number
  /** What a match of the season before counts beside one of this season and the same age. */
  seasonCarry: number
  /** Standard deviation between teams of a league, in logs of goals of a match. */
  strengthSd: number
  /** The same of what a team adds to the goals of both sides. */
  tempoSd: number
  /** What shots on target say about the rates of goals. */
  onTarget: Statistic
  /** What all shots say. */
  shots: Statistic
  /** Standard errors of what opening odds state of log(home / away) and log(home · away). */
  priceSd: readonly [difference: number, sum: number]
  /** Of newcomers in their first season, in logs. */
  newcomer: { strength: number; tempo: number }
}

export const FOOTBALL_SETTINGS: FootballSettings = {
  halfLifeDays: 400,
  seasonCarry: 0.65,
  strengthSd: 0.3,
  tempoSd: 0.03,
  onTarget: { slope: 0.76, weight: 0.15 },
  shots: { slope: 0.63, weight: 0.2 },
  priceSd: [0.06, 0.02],
  newcomer: { strength: -0.21, tempo: -0.03 },
}
