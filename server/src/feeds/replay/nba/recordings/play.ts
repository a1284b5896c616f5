export type Side = 'home' | 'away'

/** How a shot was taken, as text live names it. */
export type ShotStyle =
  | 'dunk'
  | 'alleyOop'
  | 'layup'
  | 'hook'
  | 'tip'
  | 'floater'
  | 'fadeaway'
  | 'stepBack'
  | 'pullUp'
  | 'jumper'

/** Metres from the basket, with the shooting side attacking upwards. */
export type CourtPlace = { x: number; y: number }

export type TurnoverCause =
  | 'pass'
  | 'ball'
  | 'travel'
  | 'foul'
  | 'outOfBounds'
  | 'shotClock'
  | 'violation'

export type FoulKind =
  | 'personal'
  | 'shooting'
  | 'looseBall'
  | 'offensive'
  | 'technical'
  | 'flagrant'
  | 'intentional'
  | 'double'

type Act =
  | { kind: 'start' | 'end' }
  | {
      kind: 'shot'
      side: Side
      player: number
      points: 2 | 3
      made: boolean
      style: ShotStyle
      feet: number | null
      place: CourtPlace | null
      assist: number | null
      blocker: number | null
    }
  | { kind: 'freeThrow'; side: Side; player: number; made: boolean; isLast: boolean }
  /** A team rebound has no player. */
  | { kind: 'rebound'; side: Side; player: number | null }
  | {
      kind: 'turnover'
      side: Side
      player: number | null
      cause: TurnoverCause
      stealer: number | null
    }
  | {
      kind: 'foul'
      side: Side
      player: number | null
      foul: FoulKind
      drawnBy: number | null
      /** Counts towards the free throws of the other side. */
      isTeamFoul: boolean
    }
  | { kind: 'violation'; side: Side; player: number | null }
  | { kind: 'substitution'; side: Side; out: number; in: number }
  | { kind: 'timeout'; side: Side | null }
  | { kind: 'jumpBall'; side: Side | null; players: readonly [number, number] | null }
  | { kind: 'ejection'; side: Side; player: number }

/** One recorded event of a game. */
export type Play = Act & {
  /** Unique within the game. */
  key: string
  /** 1–4, 5 and more for overtimes. */
  period: number
  /** Seconds left in the period. */
  clock: number
  /** Seconds since the tip-off by the clock on the wall. */
  second: number
}

export type PlayOf<Kind extends Play['kind']> = Extract<Play, { kind: Kind }>

/** A player as the recording names him. */
export type RecordedPlayer = {
  id: number
  side: Side
  name: string
  position: string | null
  shirtNumber: number | null
  /** Known before the game; false also while unknown. */
  isStarter: boolean
  /** Why he is not available, as shown. */
  absent: string | null
}

/** A recorded game. */
export type Recording = {
  /** Number of the game at its league, such as `0021500391`. */
  id: string
  /** Day of the game in America, `yyyy-MM-dd`. */
  day: string
  /** Numbers of the teams at their league. */
  homeId: number
  awayId: number
  venue: string | null
  referees: string | null
  players: RecordedPlayer[]
  plays: Play[]
}
