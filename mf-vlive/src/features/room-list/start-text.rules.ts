import { dayLabel } from '@saidian/shared/calendar'
import { beijingDate, formatDate } from '@saidian/shared/lib'

/** When a broadcast starts: 今天 20:00, 11月25日 19:30. */
export function startText(ms: number, nowMs: number): string {
  return `${dayLabel(beijingDate(ms), nowMs)} ${formatDate(ms, 'hh:mm')}`
}
