import type { LineupPlayer, MatchIncident } from '@saidian/shared/contracts'
import { isGoal, minuteLabel } from '../../match/incident.rules'

/** What happened to a player, as it stands on his shirt. */
export type PlayerMarks = {
  goals: number
  ownGoals: number
  assists: number
  yellow: boolean
  red: boolean
  /** Minutes as shown; null when he did not come on or go off. */
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

/** Marks by player id. Incidents without a known player mark nobody. */
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

/** The marks in words, for a screen reader. */
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

/** Deep enough for the name below the shirt at the lower edge. */
const KEEPER_DEPTH = 7
const BACK_DEPTH = 17
const FRONT_DEPTH = 45

/**
 * Where the starters of a side stand on a pitch seen with the home goal at the top, in percent, by player id. The keeper
 * stands at the goal; the others are spread over the own half, so that shirts do not meet whatever the source measured.
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
      // The own left is the right of the screen for the side at the top.
      return [
        playerId,
        side === 'home' ? { left: 100 - x, top: depth } : { left: x, top: 100 - depth },
      ]
    }),
  )
}
