/** Rules that differ by league. Times are seconds. */
export type GameRules = {
  quarterSeconds: number
  /** Personal fouls with which a player leaves the game. */
  foulLimit: number
  /** Distances of the three-point line from the basket: on the arc and in the corners. */
  arc: number
  corner: number
  /** Time-outs: one stock for the whole game, or for each half. */
  timeoutsByGame: boolean
  /** Offensive fouls count towards the bonus, and an overtime continues the fourth quarter. */
  countsEveryFoul: boolean
  /** Seconds before the end of periods 1–3, and of the last ones, when a basket stops the clock. */
  basketStops: readonly [early: number, late: number]
  /** Fouls of the defence that are not on a shot, by possession. */
  commonFoul: number
}

const FIBA: GameRules = {
  quarterSeconds: 600,
  foulLimit: 5,
  arc: 6.75,
  corner: 6.6,
  timeoutsByGame: false,
  countsEveryFoul: true,
  basketStops: [0, 120],
  commonFoul: 0.12,
}

const RULES: Record<string, GameRules> = {
  fiba: FIBA,
  cba: { ...FIBA, quarterSeconds: 720, foulLimit: 6, commonFoul: 0.09 },
  nba: {
    quarterSeconds: 720,
    foulLimit: 6,
    arc: 7.24,
    corner: 6.7,
    timeoutsByGame: true,
    countsEveryFoul: false,
    basketStops: [60, 120],
    commonFoul: 0.066,
  },
}

/** Rules by name. Throws for an unknown name. */
export function rulesOf(name: string): GameRules {
  const rules = RULES[name]
  if (!rules) throw new Error(`no rules of basketball named ${name}`)
  return rules
}

/** Height up to which the three-point line runs straight along the side line. */
function cornerHeight({ arc, corner }: GameRules): number {
  return Math.sqrt(arc * arc - corner * corner)
}

/** Whether a shot from this place counts three points. */
export function isBehindArc(x: number, y: number, rules: GameRules): boolean {
  if (y < cornerHeight(rules)) return Math.abs(x) >= rules.corner
  return Math.hypot(x, y) >= rules.arc
}

/** Time-outs of a side at the start of a period; `left` are those it has not taken. */
export function timeoutsAt(period: number, left: number, { timeoutsByGame }: GameRules): number {
  if (timeoutsByGame) return period > 4 ? 2 : Math.min(period === 4 ? 4 : 7, left)
  if (period > 4) return 1
  return period === 1 ? 2 : period === 3 ? 3 : left
}

/** Team fouls of a period from which every further foul gives free throws. */
export function bonusFrom(period: number, { timeoutsByGame }: GameRules): number {
  return timeoutsByGame && period > 4 ? 4 : 5
}
