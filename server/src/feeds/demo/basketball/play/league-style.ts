/** How a league plays: means of its teams. */
export type LeagueStyle = {
  /** Possessions of a team in regulation time. */
  pace: number
  /** Chances that a shot from inside and from behind the arc is made. */
  two: number
  three: number
  /** Share of shots from behind the arc. */
  threeShare: number
  freeThrow: number
  /** Turnovers by possession. */
  turnover: number
}
