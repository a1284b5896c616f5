import { EVENT, SUB_EVENT, TAG, type WyscoutEvent } from '../archive/shapes'
import { shotFactsAt } from './shot-facts.rules'

const HOME = 1
const AWAY = 2

function event(eventSec: number, rest: Partial<WyscoutEvent>): WyscoutEvent {
  return {
    eventId: EVENT.pass,
    subEventId: 85,
    matchPeriod: '1H',
    eventSec,
    teamId: HOME,
    playerId: 7,
    positions: [{ x: 90, y: 50 }],
    tags: [],
    ...rest,
  }
}

const shot = (rest: Partial<WyscoutEvent> = {}) =>
  event(100, { eventId: EVENT.shot, subEventId: 100, playerId: 9, ...rest })
const tagged = (...ids: number[]) => ids.map((id) => ({ id }))

describe('facts of a recorded shot', () => {
  it('distinguishes header, near, box, far and free kick', () => {
    const finishOf = (rest: Partial<WyscoutEvent>) => shotFactsAt([shot(rest)], 0)?.finish
    expect(finishOf({ tags: tagged(TAG.head) })).toBe('header')
    expect(finishOf({ positions: [{ x: 95, y: 52 }] })).toBe('near')
    expect(finishOf({ positions: [{ x: 88, y: 40 }] })).toBe('box')
    expect(finishOf({ positions: [{ x: 88, y: 15 }] })).toBe('far')
    expect(finishOf({ positions: [{ x: 75, y: 50 }] })).toBe('far')
    expect(finishOf({ subEventId: SUB_EVENT.freeKickShot })).toBe('freeKick')
    expect(shotFactsAt([shot({ positions: [{ x: 80, y: 50 }] })], 0)?.metres).toBe(21)
  })

  it('names the keeper and the blocker if they act within seconds', () => {
    const save = event(100.8, { eventId: EVENT.save, subEventId: 91, teamId: AWAY, playerId: 1 })
    const touch = event(101, { eventId: EVENT.touch, subEventId: 72, teamId: AWAY, playerId: 4 })
    const saved = shot({ tags: tagged(TAG.accurate, 1204) })
    expect(shotFactsAt([saved, save], 0)).toMatchObject({ outcome: 'saved', keeper: 1 })
    expect(shotFactsAt([saved, { ...save, eventSec: 110 }], 0)).toMatchObject({
      outcome: 'onTarget',
      keeper: null,
    })
    expect(shotFactsAt([shot({ tags: tagged(TAG.blocked) }), touch], 0)).toMatchObject({
      outcome: 'blocked',
      blocker: 4,
    })
  })

  it('distinguishes wide, over and frame, with the side', () => {
    expect(shotFactsAt([shot({ tags: tagged(1211) })], 0)).toMatchObject({
      outcome: 'wide',
      aim: { across: 'left' },
    })
    expect(shotFactsAt([shot({ tags: tagged(1216) })], 0)?.outcome).toBe('over')
    expect(shotFactsAt([shot({ tags: tagged(1221) })], 0)).toMatchObject({
      outcome: 'frame',
      aim: { across: 'middle', height: 'high' },
    })
  })

  it('finds the helper: the tagged pass of a team-mate shortly before', () => {
    const cross = event(97, { subEventId: SUB_EVENT.cross, tags: tagged(TAG.assist) })
    expect(shotFactsAt([cross, shot()], 1)?.helper).toEqual({ playerId: 7, assist: 'cross' })
    expect(shotFactsAt([{ ...cross, teamId: AWAY }, shot()], 1)?.helper).toBeNull()
    expect(shotFactsAt([{ ...cross, eventSec: 60 }, shot()], 1)?.helper).toBeNull()
    expect(shotFactsAt([{ ...cross, tags: [] }, shot()], 1)?.helper).toBeNull()
  })
})
