import { filter } from './filter'

const beijing = (time: string) => Date.parse(`${time}+08:00`)

test('a filter expires at 10:00 in Beijing: today before ten, tomorrow from ten on', () => {
  const tenToday = beijing('2026-11-21T10:00:00')
  expect(filter.expiresAt(beijing('2026-11-21T09:59:00'))).toBe(tenToday)
  expect(filter.expiresAt(tenToday)).toBe(beijing('2026-11-22T10:00:00'))
})
