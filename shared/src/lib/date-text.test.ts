import fc from 'fast-check'
import { formatDate, minutesAndSeconds, weekDay } from './date-text'

const at = (text: string) => Date.parse(`${text}+08:00`)
const moment = at('2026-01-05T03:07:09.042')

test.each([
  ['yyyy-MM-dd hh:mm:ss', '2026-01-05 03:07:09'],
  ['yy/M/d h:m:s', '26/1/5 3:7:9'],
  ['第q季度 SSS', '第1季度 042'],
  ['M月d日', '1月5日'],
])('%s gives %s', (pattern, text) => expect(formatDate(moment, pattern)).toBe(text))

test('week days run from Sunday to Saturday', () => {
  const sunday = at('2026-11-22T08:00:00')
  expect(Array.from({ length: 7 }, (_, day) => weekDay(sunday + day * 86_400_000)).join('')).toBe(
    '周日周一周二周三周四周五周六',
  )
})

/** Without daylight saving time, which Beijing has not had since 1991. */
const anyMoment = fc.integer({ min: at('1992-01-01T00:00:00'), max: at('2099-12-31T23:59:59') })

test('all tokens together identify their moment', () => {
  fc.assert(
    fc.property(anyMoment, (ms) => {
      expect(at(formatDate(ms, 'yyyy-MM-ddThh:mm:ss.SSS'))).toBe(ms)
      const [year, month, day, hour, minute, second, thousandth] = formatDate(
        ms,
        'yyyy M d h m s S',
      ).split(' ')
      expect(at(`${year}-01-01T00:00:00`)).toBeLessThanOrEqual(ms)
      const doubled = formatDate(ms, 'MM dd hh mm ss SSS').split(' ').map(Number)
      expect([month, day, hour, minute, second, thousandth].map(Number)).toEqual(doubled)
      expect(Number(formatDate(ms, 'q'))).toBe(Math.ceil(Number(month) / 3))
    }),
  )
})

test('what is no token stays as it stands, and what is no time is nothing', () => {
  const plainText = fc.stringMatching(/^[^yMdhmsqS]*$/)
  const isUnchanged = (ms: number, text: string) => expect(formatDate(ms, text)).toBe(text)
  fc.assert(fc.property(anyMoment, plainText, isUnchanged))
  for (const ms of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(formatDate(ms, 'yyyy-MM-dd')).toBe('')
})

test('every day of the calendar has the name that Chinese calendars give it', () => {
  const calendar = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'Asia/Shanghai' })
  fc.assert(fc.property(anyMoment, (ms) => expect(weekDay(ms)).toBe(calendar.format(ms))))
})

test('seconds read as mm:ss', () => {
  expect([0, 59, 60, 3599, 6000, -5, Number.NaN].map(minutesAndSeconds)).toEqual([
    '00:00',
    '00:59',
    '01:00',
    '59:59',
    '100:00',
    '00:00',
    '00:00',
  ])
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const [minutes = 0, rest = 0] = minutesAndSeconds(seconds).split(':').map(Number)
      expect(minutes * 60 + rest).toBe(seconds)
    }),
  )
})
