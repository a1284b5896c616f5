export type Side = 0 | 1

/** Number of a player in the roster of the side. */
export type PlayerNumber = number

export type ShotKind = 'layup' | 'dunk' | 'hook' | 'floater' | 'jumper' | 'catch' | 'stepBack'
export type FoulKind = 'shooting' | 'personal' | 'offensive' | 'technical'
export type TurnoverKind = 'pass' | 'dribble' | 'travel' | 'outOfBounds' | 'offensive' | 'shotClock'

export type Shot = {
  side: Side
  player: PlayerNumber
  points: 2 | 3
  made: boolean
  shot: ShotKind
  x: number
  y: number
  assist: PlayerNumber | null
  block: PlayerNumber | null
}

/** What happens at a moment of a game. */
export type GameStep =
  | { kind: 'periodStart' }
  | { kind: 'jump'; side: Side; player: PlayerNumber; other: PlayerNumber }
  | { kind: 'play' }
  | ({ kind: 'shot' } & Shot)
  | {
      kind: 'freeThrow'
      side: Side
      player: PlayerNumber
      made: boolean
      number: number
      of: number
    }
  | { kind: 'rebound'; side: Side; player: PlayerNumber | null; offensive: boolean }
  | {
      kind: 'turnover'
      side: Side
      player: PlayerNumber | null
      how: TurnoverKind
      steal: PlayerNumber | null
    }
  | {
      kind: 'foul'
      side: Side
      player: PlayerNumber
      how: FoulKind
      on: PlayerNumber | null
      /** The player leaves the game: too many fouls, or a second technical one. */
      leaves: 'fouledOut' | 'ejected' | null
      /** Counts towards the bonus of the other side. */
      isTeamFoul: boolean
    }
  | { kind: 'substitution'; side: Side; player: PlayerNumber; out: PlayerNumber }
  | { kind: 'timeout'; side: Side }
  | { kind: 'periodEnd' }
  | { kind: 'end' }

/** `left` seconds stand on the clock of the period; it runs on from here if `isRunning`. */
export type GameMoment = {
  at: number
  period: number
  left: number
  isRunning: boolean
  step: GameStep
}
