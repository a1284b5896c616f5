import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { FOOTBALL_EVENT_LABELS } from '@saidian/shared/ui/football-events'
import { minuteLabel } from '../../../match/minute-label'

const GOALS = new Set([1, 8, 17])
const CARDS = new Set([3, 4, 15])
/** Events of the clock such as half-time: they are shown across both sides. */
const CLOCK_EVENTS = new Set([10, 11, 12, 13, 19, 26, 27, 38])
/** In the statistics only: too frequent for a timeline. */
const QUIET = new Set([0, 2, 5, 6, 7, 18, 21, 22, 23, 24, 25, 37])

export function isGoal({ type }: Pick<MatchIncident, 'type'>): boolean {
  return GOALS.has(type)
}

const DECISIVE = new Set([...GOALS, 4, 15, 16])

/** Whether the incident is a goal, a dismissal or a missed penalty. */
export function isDecisive({ type }: Pick<MatchIncident, 'type'>): boolean {
  return DECISIVE.has(type)
}

function isCard({ type }: Pick<MatchIncident, 'type'>): boolean {
  return CARDS.has(type)
}

export function isClockEvent({ type }: Pick<MatchIncident, 'type'>): boolean {
  return CLOCK_EVENTS.has(type)
}

export function isKey({ type }: Pick<MatchIncident, 'type'>): boolean {
  return !QUIET.has(type)
}

const INJURY_TIME = 19
const VAR = 28
/** Ends of a period sort after everything in its added time. */
const ENDS = new Set([11, 12, 13, 26, 27])

/** Compares incidents by minute, added time and time of the feed. */
export function byTime(a: MatchIncident, b: MatchIncident): number {
  return a.minute - b.minute || addedOf(a) - addedOf(b) || a.at - b.at
}

function addedOf({ type, addedMinute }: MatchIncident): number {
  // For injury time, `addedMinute` is its length and not a time.
  if (type === INJURY_TIME) return 0.5
  return ENDS.has(type) ? Number.MAX_SAFE_INTEGER : (addedMinute ?? 0)
}

/** Label of an event type; an unknown type shows its number. */
export function eventLabel(type: number): string {
  return FOOTBALL_EVENT_LABELS[type] ?? `未知事件(${type})`
}

/** First line of an incident: the player, or the label if no player or an unknown type is given. */
export function incidentTitle({ type, player }: Pick<MatchIncident, 'type' | 'player'>): string {
  return (type in FOOTBALL_EVENT_LABELS && player) || eventLabel(type)
}

const VAR_RESULTS: Record<number, string> = {
  1: '进球有效',
  2: '进球无效',
  3: '点球有效',
  4: '点球取消',
  5: '红牌维持',
  6: '红牌取消',
  7: '升级为红牌',
  8: '不予升级',
  9: '维持原判',
  10: '改判',
  11: '角球维持',
  12: '角球取消',
}
const REASONS: Record<number, string> = {
  1: '犯规',
  4: '战术犯规',
  9: '暴力行为',
  11: '手球',
  14: '破坏明显得分机会',
  15: '拖延时间',
  18: '抗议判罚',
  21: '过分庆祝',
  31: '非体育行为',
  33: '假摔',
  36: '吐口水',
}

/** Second line of an incident: assist, player off or reason; empty if unknown. */
export function incidentDetail(incident: MatchIncident): string {
  const { type, player, otherPlayer, reason, varResult } = incident
  if (type === 9) return otherPlayer ? `换下 ${otherPlayer}` : ''
  if (type === VAR) return varResult === null ? '' : (VAR_RESULTS[varResult] ?? '')
  if (type === 8) return '点球'
  if (type === 17) return '乌龙球'
  if (type === 16) return '点球未进'
  if (isCard(incident))
    return (reason !== null && REASONS[reason]) || (type === 15 ? '两黄变红' : '')
  if (type === 1) return otherPlayer ? `助攻 ${otherPlayer}` : ''
  return type in FOOTBALL_EVENT_LABELS ? '' : (player ?? '')
}

/** An event of the clock as one text: 伤停补时 4 分钟, 完场 2-1, VAR 63′ 进球有效. */
export function clockEventText(incident: MatchIncident): string {
  const { type, score, minute, addedMinute } = incident
  const label = type === 12 ? '完场' : eventLabel(type)
  if (type === INJURY_TIME && addedMinute) return `${label} ${addedMinute} 分钟`
  if (score) return `${label} ${score[0]}-${score[1]}`
  if (type !== VAR) return label
  return `${label} ${minuteLabel({ minute, addedMinute })} ${incidentDetail(incident)}`
}
