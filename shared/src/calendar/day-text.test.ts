import fc from 'fast-check'
import { addDays, beijingDate, formatDate, weekDay } from '../lib'
import { agoTime, dayLabel, dayTitle, messageTime, timeOfDay } from './day-text'

const at = (text: string) => Date.parse(`${text}+08:00`)
/** 20:00 in Beijing on a Saturday. */
const NOW = at('2026-11-21T20:00:00')
/** Without daylight saving time, which Beijing has not had since 1991. */
const anyMoment = fc.integer({ min: at('1992-01-01T00:00:00'), max: at('2099-12-31T23:59:59') })

test.each([
  ['2026-11-21', '今天 11月21日 周六'],
  ['2026-11-22', '明天 11月22日 周日'],
  ['2026-11-20', '昨天 11月20日 周五'],
  ['2026-01-03', '1月3日 周六'],
  ['2025-12-31', '2025年12月31日 周三'],
])('the title of day %s is %s', (day, title) => expect(dayTitle(day, NOW)).toBe(title))

test.each([
  ['2026-11-21', '今天'],
  ['2026-11-20', '昨天'],
  ['2026-11-19', '11月19日'],
  ['2025-11-21', '2025年11月21日'],
])('the label of day %s is %s', (day, label) => expect(dayLabel(day, NOW)).toBe(label))

test('a title agrees with the day, its neighbours and its week day', () => {
  const names = { [-1]: '昨天', 0: '今天', 1: '明天' } as Record<number, string | undefined>
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: -400, max: 400 }), (now, apart) => {
      const day = addDays(beijingDate(now), apart)
      const ms = at(`${day}T12:00:00`)
      const isThisYear = day.slice(0, 4) === formatDate(now, 'yyyy')
      const date = formatDate(ms, isThisYear ? 'M月d日' : 'yyyy年M月d日')
      expect(dayTitle(day, now)).toBe([names[apart], date, weekDay(ms)].filter(Boolean).join(' '))
      expect(dayLabel(day, now)).toBe(names[apart] ?? date)
    }),
  )
})

test('the time of a message hides the date of today and the year of this year', () => {
  const now = at('2026-11-21T00:30:00')
  expect(messageTime(at('2026-11-21T00:10:00'), now)).toBe('00:10')
  expect(messageTime(at('2026-11-20T23:50:00'), now)).toBe('11-20 23:50')
  expect(messageTime(at('2025-12-31T08:00:00'), now)).toBe('2025-12-31 08:00')
})

test('the time of a message, completed from now, is the minute of the message', () => {
  const near = fc.integer({ min: -800, max: 800 }).map((hours) => hours * 3_600_000)
  fc.assert(
    fc.property(anyMoment, fc.oneof(near, fc.constant(0)), (now, apart) => {
      const ms = now + apart
      const shown = messageTime(ms, now)
      const whole = formatDate(now, 'yyyy-MM-dd hh:mm').slice(0, -shown.length) + shown
      expect(whole).toBe(formatDate(ms, 'yyyy-MM-dd hh:mm'))
    }),
  )
})

test.each([
  ['2026-11-21T20:00:30', '刚刚'],
  ['2026-11-21T19:59:01', '刚刚'],
  ['2026-11-21T19:59:00', '1分钟前'],
  ['2026-11-21T19:00:01', '59分钟前'],
  ['2026-11-21T19:00:00', '19:00'],
  ['2026-11-20T23:00:00', '11-20 23:00'],
  ['2026-11-21T20:30:00', '20:30'],
])('at 20:00, %s is %s', (moment, text) => expect(agoTime(at(moment), NOW)).toBe(text))

test('below the title of its day a time is without a date', () => {
  const now = at('2026-11-21T00:30:00')
  expect(timeOfDay(at('2026-11-21T00:10:00'), now)).toBe('20分钟前')
  expect(timeOfDay(at('2026-11-20T23:50:00'), now)).toBe('23:50')
  expect(timeOfDay(at('2026-11-20T08:00:00'), now)).toBe('08:00')
})
