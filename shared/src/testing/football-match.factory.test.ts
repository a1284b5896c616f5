import Value from 'typebox/value'
import { MatchHeader, MatchLineup, MatchText } from '../contracts/football'
import { makeMatch } from './football.factory'
import {
  makeMatchHeader,
  makeMatchIncident,
  makeMatchLineup,
  makeMatchText,
  makeTextLine,
} from './football-match.factory'

test('a header follows the match it is made of and is one that the server could send', () => {
  const header = makeMatchHeader({
    match: makeMatch({ id: 7, li: 3, home: 4, away: 5, s: 2, ot: 1 }),
  })
  expect(Value.Errors(MatchHeader, header)).toEqual([])
  expect(header).toMatchObject({
    state: 2,
    openTime: 1,
    league: { id: 3 },
    home: { id: 4 },
    away: { id: 5 },
  })
})

test('texts and line-ups are such as the server could send', () => {
  const lines = [makeTextLine({ order: 2 }), makeTextLine({ order: 1, minute: null })]
  const text = makeMatchText({ incidents: [makeMatchIncident()], textLive: lines })
  expect(Value.Errors(MatchText, text)).toEqual([])
  expect(Value.Errors(MatchLineup, makeMatchLineup())).toEqual([])
})

test('no player stands in both line-ups', () => {
  const { home, away } = makeMatchLineup()
  const ids = [...(home?.players ?? []), ...(away?.players ?? [])].map(({ playerId }) => playerId)
  expect(new Set(ids).size).toBe(22)
})
