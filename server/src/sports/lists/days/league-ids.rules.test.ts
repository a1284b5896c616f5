import { leagueIdsOf } from './league-ids.rules'

test('league ids are positive numbers joined by `!`, also with `!` at the ends', () => {
  expect(leagueIdsOf(undefined)).toBeNull()
  expect(leagueIdsOf('!')).toBeNull()
  expect(leagueIdsOf('12!7!')).toEqual(new Set([12, 7]))
  for (const text of ['a', '0', '00', '1!0', '1,2', '-1', '1.5', '1!x', '٣', '1'.repeat(10)])
    expect(leagueIdsOf(text)).toBe('invalid')
})
