import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** A moment (ms since 1970) as clocks in Beijing show it: 8 hours ahead, no daylight saving. */
export function beijing(ms: number): Dayjs {
  return dayjs.utc(ms).add(8, 'hour').locale('zh-cn')
}

/** The start of a Beijing day `yyyy-MM-dd`. */
export function startOfDay(day: string): Dayjs {
  return dayjs.utc(day).locale('zh-cn')
}
