import type { LineupPlayer } from '@saidian/shared/contracts/football'
import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { minuteLabel } from '../../../match/minute-label'
import { isGoal } from '../match/incident.rules'

/** Marks of a player, shown on the shirt. */
export type PlayerMarks = {
  goals: number
  ownGoals: number
  assists: number
  yellow: boolean
  red: boolean
  /** Minute labels; null if the player did not come on or go off. */
  cameOn: string | null
  wentOff: string | null
}

export const NO_MARKS: PlayerMarks = {
  goals: 0,
  ownGoals: 0,
  assists: 0,
  yellow: false,
  red: false,
  cameOn: null,
  wentOff: null,
}

const SUBSTITUTION = 9

/** Marks by player id. Incidents without a known player are skipped. */
export function marksOf(incidents: readonly MatchIncident[]): ReadonlyMap<number, PlayerMarks> {
  const marks = new Map<number, PlayerMarks>()
  const mark = (playerId: number | null, change: (old: PlayerMarks) => Partial<PlayerMarks>) => {
    if (playerId === null) return
    const old = marks.get(playerId) ?? NO_MARKS
    marks.set(playerId, { ...old, ...change(old) })
  }
  for (const incident of incidents) {
    const { type, playerId, otherPlayerId } = incident
    if (type === 17) mark(playerId, ({ ownGoals }) => ({ ownGoals: ownGoals + 1 }))
    else if (isGoal(incident)) {
      mark(playerId, ({ goals }) => ({ goals: goals + 1 }))
      mark(otherPlayerId, ({ assists }) => ({ assists: assists + 1 }))
    } else if (type === 3) mark(playerId, () => ({ yellow: true }))
    else if (type === 4 || type === 15) mark(playerId, () => ({ red: true }))
    else if (type === SUBSTITUTION) {
      mark(playerId, () => ({ cameOn: minuteLabel(incident) }))
      mark(otherPlayerId, () => ({ wentOff: minuteLabel(incident) }))
    }
  }
  return marks
}

/** The marks as text, for a screen reader. */
export function marksSentence(marks: PlayerMarks): string {
  const parts = [
    marks.goals > 0 && `进 ${marks.goals} 球`,
    marks.assists > 0 && `助攻 ${marks.assists} 次`,
    marks.ownGoals > 0 && '乌龙球',
    marks.yellow && '黄牌',
    marks.red && '红牌',
    marks.cameOn && `${marks.cameOn} 换上`,
    marks.wentOff && `${marks.wentOff} 换下`,
  ]
  return parts.filter((part) => part !== false && part !== null).join('，')
}

export type Place = { left: number; top: number }

/** Distance from the goal line in percent: leaves room for the name below the shirt. */
const KEEPER_DEPTH = 7
const BACK_DEPTH = 17
const FRONT_DEPTH = 45

/**
 * Positions of the starters of a side in percent, by player id, on a pitch with the home goal at
 * the top. The keeper is at the goal. The others are spread over their own half, so that shirts do
 * not overlap.
 */
export function placesOnPitch(
  players: readonly LineupPlayer[],
  side: 'home' | 'away',
): Map<number, Place> {
  const starters = players.flatMap(({ playerId, state, position, x, y }) => {
    return state === 1 && x !== null && y !== null
      ? [{ playerId, x, y, isKeeper: position === 'G' }]
      : []
  })
  const depths = starters.filter(({ isKeeper }) => !isKeeper).map(({ y }) => y)
  const [back, front] = [Math.min(...depths), Math.max(...depths)]
  const depthOf = (y: number) => {
    return front === back
      ? (BACK_DEPTH + FRONT_DEPTH) / 2
      : BACK_DEPTH + ((y - back) / (front - back)) * (FRONT_DEPTH - BACK_DEPTH)
  }
  return new Map(
    starters.map(({ playerId, x, y, isKeeper }) => {
      const depth = isKeeper ? KEEPER_DEPTH : depthOf(y)
      // The left of the home side is the right of the screen.
      return [
        playerId,
        side === 'home' ? { left: 100 - x, top: depth } : { left: x, top: 100 - depth },
      ]
    }),
  )
}
