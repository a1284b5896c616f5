import { chosenDate, dayLabel, stripDates } from './date-strip.rules'

const today = '2026-11-21'

describe('the date strip', () => {
  it('contains today and the next or previous seven days', () => {
    expect(stripDates(today, 'ahead').at(-1)).toBe('2026-11-28')
    expect(stripDates(today, 'back').at(-1)).toBe('2026-11-14')
    expect(stripDates(today, 'back')).toHaveLength(8)
  })

  it('accepts a date of the address only if the strip contains it', () => {
    expect(chosenDate('2026-11-22', today, 'ahead')).toBe('2026-11-22')
    for (const wrong of [null, '', '2026-11-20', '2027-01-01', 'x'.repeat(10_000)]) {
      expect(chosenDate(wrong, today, 'ahead')).toBe(today)
    }
  })

  it('labels the days as 今天, 明天, 昨天 or day of the week', () => {
    expect(dayLabel(today, today)).toEqual({ day: '今天', date: '11/21' })
    expect(dayLabel('2026-11-22', today).day).toBe('明天')
    expect(dayLabel('2026-11-20', today).day).toBe('昨天')
    expect(dayLabel('2026-11-23', today).day).toBe('周一')
  })
})
