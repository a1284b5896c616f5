import type { FeedIncident, Pair } from '../../feed'
import type { TournamentGoal } from './tournament-file'

const TYPE = { goal: 1, penalty: 8, ownGoal: 17 } as const

/**
 * Goals of both sides in order of time, with the score after each. Own goals are of the side they
 * count for. A goal without a minute is left out, and with it the scores, which would be wrong.
 */
export function goalIncidents(
  home: readonly TournamentGoal[],
  away: readonly TournamentGoal[],
): FeedIncident[] {
  const isTimed = ({ minute }: TournamentGoal) => /\d/.test(`${minute ?? ''}`)
  const isWhole = [...home, ...away].every(isTimed)
  const goals = [
    ...home.filter(isTimed).map((goal) => ({ ...placed(goal), side: 'home' as const })),
    ...away.filter(isTimed).map((goal) => ({ ...placed(goal), side: 'away' as const })),
  ].sort((a, b) => a.minute - b.minute || (a.addedMinute ?? 0) - (b.addedMinute ?? 0))
  const score: Pair = [0, 0]
  return goals.map(({ side, type, minute, addedMinute, player }, index) => {
    score[side === 'home' ? 0 : 1] += 1
    const key = `goal/${index + 1}`
    return {
      key,
      type,
      side,
      minute,
      addedMinute,
      player,
      otherPlayer: null,
      score: isWhole ? [score[0], score[1]] : null,
    }
  })
}

function placed({ name, minute = '', offset, penalty, owngoal }: TournamentGoal) {
  const [at = '0', added] = `${minute}`.split('+')
  const type = owngoal ? TYPE.ownGoal : penalty ? TYPE.penalty : TYPE.goal
  const addedMinute = offset ?? (added === undefined ? null : Number(added))
  return { type, minute: Number.parseInt(at, 10) || 0, addedMinute, player: name }
}
