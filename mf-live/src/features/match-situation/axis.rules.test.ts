import { makeMatchIncident } from '@saidian/shared/testing'
import { situation } from '../../sports/football/match/situation'
import { axisOf } from './axis.rules'

const GOAL = 1
const YELLOW = 3
const RED = 4

test('only decisive events are on the axis, at their minutes', () => {
  const { length, events } = axisOf(
    [
      makeMatchIncident({ key: 'b', type: RED, side: 'away', minute: 45 }),
      makeMatchIncident({ key: 'a', type: GOAL, side: 'home', minute: 9 }),
      makeMatchIncident({ key: 'c', type: YELLOW, side: 'home', minute: 50 }),
      makeMatchIncident({ key: 'd', type: GOAL, side: 'none', minute: 60 }),
    ],
    situation,
  )
  expect(length).toBe(90)
  expect(events).toEqual([
    { key: 'a', type: GOAL, side: 'home', place: 0.1 },
    { key: 'b', type: RED, side: 'away', place: 0.5 },
  ])
})

test('the axis is longer with extra time and contains every event', () => {
  const { length, events } = axisOf(
    [
      makeMatchIncident({ type: GOAL, side: 'home', minute: 105 }),
      makeMatchIncident({ type: GOAL, side: 'away', minute: 121 }),
    ],
    situation,
  )
  expect(length).toBe(120)
  expect(events.map(({ place }) => place)).toEqual([0.875, 1])
})
