import { EVENT, SUB_EVENT, TAG, type WyscoutEvent } from '../archive/shapes'
import { periodsOf } from '../timeline/periods.rules'
import { ballOf } from './ball.rules'

const HOME = 1
const sideOf = (teamId: number) => (teamId === HOME ? 0 : 1)

function event(eventSec: number, teamId: number, rest: Partial<WyscoutEvent> = {}): WyscoutEvent {
  return {
    eventId: EVENT.pass,
    subEventId: 85,
    matchPeriod: '1H',
    eventSec,
    teamId,
    playerId: 9,
    positions: [{ x: 70, y: 20 }],
    tags: [],
    ...rest,
  }
}

function positionsOf(events: WyscoutEvent[]) {
  return ballOf(events, periodsOf(events), sideOf)
}

describe('the recorded ball', () => {
  it('has home attacking to the right for either side', () => {
    const [home, away] = positionsOf([event(10, HOME), event(20, 2)])
    expect(home).toMatchObject({ second: 10, side: 'home', x: 70, y: 20, act: 'attack' })
    expect(away).toMatchObject({ second: 20, side: 'away', x: 30, y: 80, act: 'attack' })
  })

  it('flies into the recorded corner of the goal and lies there', () => {
    const shot = {
      eventId: EVENT.shot,
      subEventId: 100 as const,
      tags: [{ id: TAG.goal }, { id: 1205 }],
    }
    const ballPositions = positionsOf([event(30, 2, { ...shot, positions: [{ x: 88, y: 45 }] })])
    expect(ballPositions.map(({ act, x, y }) => ({ act, x, y }))).toEqual([
      { act: 'shot', x: 12, y: 55 },
      { act: 'goal', x: 0.5, y: 53.5 },
      { act: 'goal', x: 0.5, y: 53.5 },
    ])
  })

  it('is in the own goal for an own goal, on the side it counts for', () => {
    const [goal] = positionsOf([
      event(5, HOME, { tags: [{ id: TAG.ownGoal }], positions: [{ x: 4, y: 48 }] }),
    ])
    expect(goal).toMatchObject({ act: 'goal', side: 'away', x: 0.5 })
  })

  it('prefers the more important of two positions less than a second apart', () => {
    const corner = {
      eventId: EVENT.freeKick,
      subEventId: SUB_EVENT.corner,
      positions: [{ x: 100, y: 100 }],
    }
    const ballPositions = positionsOf([
      event(40, HOME),
      event(40.3, HOME, corner),
      event(41.5, HOME),
    ])
    expect(ballPositions.map(({ second, act }) => [second, act])).toEqual([
      [40, 'corner'],
      [41.5, 'attack'],
    ])
  })
})
