import type { FeedIncident, Pair } from '../../feed'
import type { CsvRow, KnownState } from '..'

const TYPE = { goal: 1, penalty: 8, ownGoal: 17, shootoutOver: 27 } as const
const REGULAR = 90
const EXTRA = 120

/**
 * Incidents of the rows of one match in goalscorers.csv; `home` is the home side's name there. A
 * goal without a minute is left out, and with it the scores, which would be wrong.
 */
export function scorerIncidents(rows: readonly CsvRow[], home: string): FeedIncident[] {
  const goals = rows
    .flatMap((row) => {
      const minute = minuteOf(row)
      if (minute === null) return []
      const type =
        row.own_goal === 'TRUE' ? TYPE.ownGoal : row.penalty === 'TRUE' ? TYPE.penalty : TYPE.goal
      const side = row.team === home ? ('home' as const) : ('away' as const)
      return [{ type, side, minute, player: row.scorer || null }]
    })
    .sort((a, b) => a.minute - b.minute)
  const isWhole = goals.length === rows.length
  const score: Pair = [0, 0]
  return goals.map((goal, index) => {
    score[goal.side === 'home' ? 0 : 1] += 1
    return {
      key: `goal/${index + 1}`,
      ...goal,
      addedMinute: null,
      otherPlayer: null,
      score: isWhole ? [score[0], score[1]] : null,
    }
  })
}

function minuteOf({ minute = '' }: CsvRow): number | null {
  return /^\d{1,3}(\.0)?$/.test(minute) ? Number(minute) : null
}

/** The end of a shoot-out with the winning side: the file has no kicks. */
export function shootoutIncident(winner: string, home: string): FeedIncident {
  const side = winner === home ? 'home' : 'away'
  const unknownPlayers = { player: null, otherPlayer: null, score: null }
  return {
    key: 'shoot-out',
    type: TYPE.shootoutOver,
    side,
    minute: EXTRA,
    addedMinute: null,
    ...unknownPlayers,
  }
}

/**
 * The result. The score of the file includes extra time: if all goals are known and one was after
 * minute 90, the score before extra time is counted from the goals.
 */
export function resultOf(score: Pair, goals: readonly FeedIncident[]): KnownState {
  const isComplete = goals.length === score[0] + score[1]
  const wasExtended = isComplete && goals.some(({ minute }) => minute > REGULAR)
  if (!wasExtended) return { status: 8, score }
  const regular = (side: FeedIncident['side']) =>
    goals.filter((goal) => goal.side === side && goal.minute <= REGULAR).length
  return { status: 8, score: [regular('home'), regular('away')], extra: score }
}
