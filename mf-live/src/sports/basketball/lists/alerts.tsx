import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import { Icon } from '@saidian/shared/ui'
import type { AlertView } from '../../../features/alerts/alert-view'

const { leadChange, tie, periodEnd, overtime, end } = BASKETBALL_INCIDENT

const LABELS: Record<number, string> = {
  [leadChange]: '反超',
  [tie]: '追平',
  [periodEnd]: '本节结束',
  [overtime]: '进入加时',
  [end]: '全场结束',
}

/** Rising for a new leader, level for a tie, low for the end of a period, three for an overtime. */
const NOTES: Record<number, readonly number[]> = {
  [leadChange]: [587, 880],
  [tie]: [698, 698],
  [overtime]: [523, 659, 784],
}
const LOW: readonly number[] = [392, 330]
const TWICE = [120, 80, 120]
const ONCE = [200]

/** How turns of the last two minutes, ends of periods and overtimes are announced. */
export const alerts: AlertView = {
  isWanted: ({ type }, { leadChecked, overtimeChecked, periodChecked }) => {
    if (type === leadChange || type === tie) return leadChecked
    return type === overtime ? overtimeChecked : periodChecked
  },
  rings: (_, { basketballTone }) => basketballTone,
  labelOf: ({ type }) => LABELS[type] ?? '比赛提示',
  Picture: () => <Icon name="basketball" size={20} />,
  isScore: ({ type }) => type === leadChange,
  notesOf: ({ type }) => NOTES[type] ?? LOW,
  vibrationOf: ({ type }) => (type === periodEnd || type === end ? ONCE : TWICE),
}
