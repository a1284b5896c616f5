import { minuteLabel } from './minute-label'

test('a minute is shown with the added time', () => {
  expect(minuteLabel({ minute: 45, addedMinute: 2 })).toBe('45+2′')
  expect(minuteLabel({ minute: 63, addedMinute: null })).toBe('63′')
})
