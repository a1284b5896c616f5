import { beijingClock, beijingMidnight } from '@saidian/shared/lib'
import type { When } from './understood'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NUMERALS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  日: 0,
  天: 0,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
}

/** A number written with digits or as a Chinese numeral up to 99; null for another text. */
export function numberOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  const parts = /^([一二两三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(text)
  if (!parts || text === '') return null
  const [, tens, ten, ones] = parts
  const unit = ones ? (NUMERALS[ones] ?? 0) : 0
  if (!ten) return ones ? null : (NUMERALS[tens ?? ''] ?? null)
  return (tens ? (NUMERALS[tens] ?? 1) : 1) * 10 + unit
}

type SpanRule = { pattern: RegExp; from: number; to: number; label: string }

/** Hours from the midnight of today on; the first that matches counts. */
const SPANS: readonly SpanRule[] = [
  { pattern: /今晚|今夜|晚上(?!.*(明|昨))|今天晚上|今日晚/, from: 18, to: 30, label: '今晚' },
  { pattern: /明晚|明天晚上|明夜/, from: 42, to: 54, label: '明晚' },
  { pattern: /昨晚|昨夜|昨天晚上/, from: -6, to: 6, label: '昨晚' },
  { pattern: /明天凌晨|明早|明晨/, from: 24, to: 36, label: '明天凌晨' },
  { pattern: /凌晨|今早|今晨/, from: 0, to: 9, label: '今天凌晨' },
  { pattern: /今天|今日|当天|今儿/, from: 0, to: 24, label: '今天' },
  { pattern: /大后天/, from: 72, to: 96, label: '大后天' },
  { pattern: /后天|后日/, from: 48, to: 72, label: '后天' },
  { pattern: /明天|明日|明儿|次日/, from: 24, to: 48, label: '明天' },
  { pattern: /大前天/, from: -72, to: -48, label: '大前天' },
  { pattern: /前天|前日/, from: -48, to: -24, label: '前天' },
  { pattern: /昨天|昨日|昨儿/, from: -24, to: 0, label: '昨天' },
]

/** The time that a question names; null without one. */
export function whenOf(text: string, now: number): When | null {
  if (/现在|正在|此刻|当前|目前在踢|实时|即时|进行中/.test(text)) return { kind: 'now' }
  if (/上一?轮/.test(text)) return { kind: 'last' }
  if (/本轮|这一?轮/.test(text)) return { kind: 'round' }
  if (/下一?轮/.test(text)) return { kind: 'next' }
  const midnight = beijingMidnight(now)
  const span = SPANS.find(({ pattern }) => pattern.test(text))
  if (span) return spanAt(midnight, span)
  return weekendOf(text, now) ?? weekDayOf(text, now) ?? dateOf(text, now) ?? placeOf(text)
}

function placeOf(text: string): When | null {
  if (/上一?场|上次|上回|刚(才|刚|结束)|最近一场|最后一场/.test(text)) return { kind: 'last' }
  if (/下一?场|下次|接下来|即将|下一个对手|下个对手/.test(text)) return { kind: 'next' }
  return null
}

function spanAt(midnight: number, { from, to, label }: Omit<SpanRule, 'pattern'>): When {
  return { kind: 'span', from: midnight + from * HOUR_MS, to: midnight + to * HOUR_MS, label }
}

/** Saturday and Sunday: those of this week, or the ones before. */
function weekendOf(text: string, now: number): When | null {
  if (!/周末|星期末/.test(text)) return null
  const midnight = beijingMidnight(now)
  const { weekDay } = beijingClock(now)
  const saturday = midnight + (weekDay === 0 ? -1 : 6 - weekDay) * DAY_MS
  const shift = /上个?周末/.test(text) ? -7 : /下个?周末/.test(text) ? 7 : 0
  const from = saturday + shift * DAY_MS
  const label = shift < 0 ? '上周末' : shift > 0 ? '下周末' : '本周末'
  return { kind: 'span', from, to: from + 2 * DAY_MS, label }
}

/** 周三: of this week, 上周三 and 下周三 of the weeks beside it. */
function weekDayOf(text: string, now: number): When | null {
  const found = /(上|下|这|本)?个?(?:周|星期|礼拜)([一二三四五六日天])/.exec(text)
  if (!found) return null
  const [label, week, name] = found
  const day = NUMERALS[name ?? ''] ?? 0
  const { weekDay } = beijingClock(now)
  // A week begins on Monday.
  const offset = ((day + 6) % 7) - ((weekDay + 6) % 7)
  const shift = week === '上' ? -7 : week === '下' ? 7 : 0
  const from = beijingMidnight(now) + (offset + shift) * DAY_MS
  return { kind: 'span', from, to: from + DAY_MS, label }
}

/** 11月21日, 21号: in this year, this month. */
function dateOf(text: string, now: number): When | null {
  const found = /(?:(\d{1,2})月)?(\d{1,2})[日号]/.exec(text)
  if (!found) return null
  const clock = beijingClock(now)
  const month = found[1] ? Number(found[1]) : clock.month
  const day = Number(found[2])
  const date = new Date(Date.UTC(clock.year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const from = date.getTime() - 8 * HOUR_MS
  return { kind: 'span', from, to: from + DAY_MS, label: `${month}月${day}日` }
}
