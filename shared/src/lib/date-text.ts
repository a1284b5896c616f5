import { beijingClock } from './beijing-time'

const WEEK_DAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** 周日 to 周六 for a moment in ms since 1970, in Beijing time. */
export function weekDay(ms: number): string {
  return WEEK_DAYS[beijingClock(ms).weekDay] ?? ''
}

/**
 * Beijing date and time by a pattern with the tokens of product-spec 5: `yyyy M d h m s q S`. A
 * doubled token (`MM`) is padded; `h` runs 0–23; `q` is the quarter; `S` milliseconds; `yy` the
 * short year.
 */
export function formatDate(ms: number, pattern: string): string {
  if (!Number.isFinite(ms)) return ''
  const at = beijingClock(ms)
  const values: Record<string, number> = {
    M: at.month,
    d: at.day,
    h: at.hour,
    m: at.minute,
    s: at.second,
    q: Math.floor((at.month + 2) / 3),
    S: at.millisecond,
  }
  return pattern.replace(/y+|M+|d+|h+|m+|s+|q+|S+/g, (token) => {
    if (token.startsWith('y'))
      return String(at.year).padStart(4, '0').slice(-Math.min(4, token.length))
    return String(values[token.charAt(0)] ?? 0).padStart(token.length, '0')
  })
}

/** Seconds as mm:ss; minutes grow past 59, and less than nothing is 00:00. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}
