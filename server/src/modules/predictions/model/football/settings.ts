/** What is chosen rather than fitted; decision record 0093 says how. */
export type FootballSettings = {
  /** A match counts half after so many days. */
  halfLifeDays: number
  /** What a match of the season before counts beside one of this season and the same age. */
  seasonCarry: number
  /** Standard deviation of attack and of defence between teams of a league, in logs. */
  teamSd: number
  /** Share of goals in what a team is rated on, when shots are known. */
  goalsShare: number
  /** Share of shots on target; all shots have the rest. */
  onTargetShare: number
  /** Information of goals and shots together, in Poisson counts of goals alone. */
  statisticsWeight: number
  /** Standard error of the log rates that opening odds of a training match state; 0: not used. */
  marketSd: number
  /** How far the rates of one match are from the ratings of its teams, in logs. */
  matchSd: number
  /** Standard errors of opening odds of the predicted match: of log(home / away), log(home·away). */
  priceSd: readonly [difference: number, sum: number]
  /** Of newcomers: attack and defence in their first season, in logs of goals of the league. */
  newcomer: { attack: number; defence: number }
}

export const FOOTBALL_SETTINGS: FootballSettings = {
  halfLifeDays: 300,
  seasonCarry: 0.7,
  teamSd: 0.25,
  goalsShare: 0.3,
  onTargetShare: 0.4,
  statisticsWeight: 1.5,
  marketSd: 0.25,
  matchSd: 0.1,
  priceSd: [0.05, 0.1],
  newcomer: { attack: -0.15, defence: -0.12 },
}
