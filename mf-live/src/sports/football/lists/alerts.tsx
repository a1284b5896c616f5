import type { MatchAlert } from '@saidian/shared/matches'
import { FootballEventIcon } from '@saidian/shared/ui'
import type { AlertView } from '../../../features/alerts/alert-view'

/** Rising for home, falling for away, low for a red card. */
const NOTES: Record<'home' | 'away' | 'red', readonly number[]> = {
  home: [659, 784, 1047],
  away: [784, 659, 523],
  red: [330, 330],
}
const TWICE = [120, 80, 120]
const ONCE = [200]

const isGoal = ({ kind }: MatchAlert) => kind === 'goal'

function labelOf(alert: MatchAlert): string {
  if (alert.kind === 'red') return '红牌'
  if (alert.isOwnGoal) return '乌龙球'
  return alert.isPenalty ? '点球' : '进球'
}

/** How goals and red cards are announced. */
export const alerts: AlertView = {
  isWanted: (alert, { goalChecked, redChecked }) => (isGoal(alert) ? goalChecked : redChecked),
  rings: ({ side }, { goalSoundHome, goalSoundAway }) =>
    side === 'home' ? goalSoundHome : goalSoundAway,
  labelOf,
  Picture: ({ alert }) => <FootballEventIcon type={isGoal(alert) ? 1 : 4} size={20} />,
  isScore: isGoal,
  notesOf: (alert) => NOTES[isGoal(alert) ? alert.side : 'red'],
  vibrationOf: (alert) => (isGoal(alert) ? TWICE : ONCE),
}
