import { makeListOdds } from '../../testing'
import { isListOddsEvent } from '.'

it('an event of odds holds the rows that changed', () => {
  expect(isListOddsEvent({ serverAt: 1, changed: [makeListOdds()] })).toBe(true)
})

it.each([
  [null],
  [{}],
  [{ serverAt: 1, changed: {} }],
  [{ serverAt: 1, changed: [null] }],
  [{ serverAt: 1, changed: [{ ...makeListOdds(), asia: [1] }] }],
])('%j is no event of odds', (data) => {
  expect(isListOddsEvent(data)).toBe(false)
})
