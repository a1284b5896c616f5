import type { MatchAlert } from '@saidian/shared/matches'
import { FootballAlertIcon } from '@saidian/shared/ui'
import type { AlertView } from '../../../features/alerts/alert-view'

/** Types of incidents (codes-and-words 1.4). */
const PENALTY = 8
const OWN_GOAL = 17
const RED_CARDS: readonly number[] = [4, 15]

/** Rising for home, falling for away, low for a red card. */
const NOTES = {
  home: [659, 784, 1047],
  away: [784, 659, 523],
  red: [330, 330],
}
const TWICE = [120, 80, 120]
const ONCE = [200]

const isGoal = ({ type }: MatchAlert) => !RED_CARDS.includes(type)

function labelOf(alert: MatchAlert): string {
  if (!isGoal(alert)) return '红牌'
  if (alert.type === OWN_GOAL) return '乌龙球'
  return alert.type === PENALTY ? '点球' : '进球'
}

/** How goals and red cards are announced. */
export const alerts: AlertView = {
  isWanted: (alert, { goalChecked, redChecked }) => (isGoal(alert) ? goalChecked : redChecked),
  rings: ({ side }, { goalSoundHome, goalSoundAway }) =>
    side === 'home' ? goalSoundHome : goalSoundAway,
  labelOf,
  Picture: ({ alert }) => <FootballAlertIcon event={isGoal(alert) ? 'goal' : 'redCard'} />,
  isScore: isGoal,
  notesOf: (alert) => (isGoal(alert) && alert.side !== 'none' ? NOTES[alert.side] : NOTES.red),
  vibrationOf: (alert) => (isGoal(alert) ? TWICE : ONCE),
}
