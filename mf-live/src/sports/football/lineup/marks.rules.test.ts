import type { LineupPlayer } from '@saidian/shared/contracts/football'
import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { marksOf, marksSentence, NO_MARKS, placesOnPitch } from './marks.rules'

const incident = (given: Partial<MatchIncident>): MatchIncident => ({
  key: 'a',
  revision: 1,
  at: 0,
  type: 1,
  side: 'home',
  minute: 63,
  addedMinute: null,
  playerId: 7,
  player: '林远',
  otherPlayerId: null,
  otherPlayer: null,
  score: null,
  reason: null,
  varReason: null,
  varResult: null,
  corrected: false,
  ...given,
})
const player = (x: number | null, y: number | null): LineupPlayer => ({
  playerId: 7,
  nameZh: '林远',
  shortZh: '林远',
  state: 1,
  shirtNumber: 9,
  position: 'F',
  x,
  y,
  captain: false,
  rating: null,
  note: null,
})

describe('marks on a shirt', () => {
  it('count goals with penalties, assists and own goals', () => {
    const marks = marksOf([
      incident({ otherPlayerId: 8 }),
      incident({ type: 8 }),
      incident({ type: 17, side: 'away' }),
    ])
    expect(marks.get(7)).toMatchObject({ goals: 2, ownGoals: 1 })
    expect(marks.get(8)).toMatchObject({ assists: 1, goals: 0 })
  })

  it('contain cards and substitutions', () => {
    const marks = marksOf([
      incident({ type: 3 }),
      incident({ type: 15 }),
      incident({ type: 9, otherPlayerId: 8, minute: 90, addedMinute: 1 }),
    ])
    expect(marksSentence(marks.get(7) ?? NO_MARKS)).toBe('黄牌，红牌，90+1′ 换上')
    expect(marksSentence(marks.get(8) ?? NO_MARKS)).toBe('90+1′ 换下')
  })

  it('skip incidents without a player', () => {
    expect(marksOf([incident({ playerId: null })]).size).toBe(0)
  })
})

describe('places on the pitch', () => {
  const eleven = [
    { ...player(50, 2), playerId: 1, position: 'G' },
    { ...player(10, 8), playerId: 2 },
    { ...player(50, 90), playerId: 3 },
  ]

  it('are in the own half: home at the top and mirrored', () => {
    expect([...placesOnPitch(eleven, 'home')]).toEqual([
      [1, { left: 50, top: 7 }],
      [2, { left: 90, top: 17 }],
      [3, { left: 50, top: 45 }],
    ])
    expect(placesOnPitch(eleven, 'away').get(2)).toEqual({ left: 10, top: 83 })
  })

  it('are missing for substitutes and for players without coordinates', () => {
    expect(placesOnPitch([{ ...player(1, 1), state: 0 }, player(null, 5)], 'home').size).toBe(0)
  })
})
