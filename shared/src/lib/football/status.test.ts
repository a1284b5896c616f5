import { footballStatusText, isInPlay } from './status'

test('an unknown status is plainly unknown', () => expect(footballStatusText(42)).toBe('未知(42)'))

test('in play is exactly 2 to 7', () => {
  expect(Array.from({ length: 15 }, (_, status) => status).filter(isInPlay)).toEqual([
    2, 3, 4, 5, 6, 7,
  ])
})
