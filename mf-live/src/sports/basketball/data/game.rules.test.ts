import {
  makeBasketballHeader,
  makeBasketballMatch,
  makeBasketballText,
  makeBoxScore,
  makePlayerLine,
  makeShot,
  makeShotChart,
  makeTextLine,
} from '@saidian/shared/testing'
import { boxResource } from './box.rules'
import { headerResource } from './header.rules'
import { shotsResource } from './shots.rules'
import { textResource } from './text.rules'

const AT = 1_770_000_000
const serverAt = AT * 1000

describe('the flow of the score', () => {
  const text = makeBasketballText({ flow: [[10, 2, 0]], textLive: [makeTextLine({ at: AT })] })

  it('takes a new end', () => {
    const flow = { from: 1, points: [[20, 2, 3] as [number, number, number]] }
    expect(textResource.apply(text, { serverAt, flow }).flow).toEqual([
      [10, 2, 0],
      [20, 2, 3],
    ])
  })

  it('is read again when entries are missing', () => {
    const flow = { from: 3, points: [] }
    expect(() => textResource.apply(text, { serverAt, flow })).toThrow(/1 entries, not 3/)
  })

  it('waits for the stream delay with the text, and alone without any', () => {
    expect(textResource.conceal(text, AT)).toBe(text)
    expect(textResource.conceal(text, AT - 1)).toMatchObject({ flow: [], textLive: [] })
    const alone = makeBasketballText({ flow: [[10, 2, 0]] })
    expect(textResource.conceal(alone, AT).flow).toEqual([])
  })
})

it('a changed player leaves the lines of the others as they are', () => {
  const box = makeBoxScore()
  const changed = makePlayerLine({ playerId: 2, points: 5 })
  const next = boxResource.apply(box, { serverAt, box: { home: [changed], away: [] } })
  expect(next.home.map(({ playerId }) => playerId)).toEqual([1, 2, 3, 4, 5])
  expect(next.home.filter((line, place) => line !== box.home[place])).toEqual([changed])
  expect(next.away).toBe(box.away)
})

it('a stream delay hides the box score, young shots and a young result', () => {
  expect(boxResource.conceal(makeBoxScore(), AT)).toMatchObject({ home: [], away: [] })
  const chart = makeShotChart([makeShot({ at: AT }), makeShot({ key: 's2', at: AT - 60 })])
  expect(shotsResource.conceal(chart, AT - 30).shots.map(({ key }) => key)).toEqual(['s2'])
  const match = makeBasketballMatch({ score: [70, 66], homePoints: [70], awayPoints: [66] })
  const header = makeBasketballHeader({ match })
  expect(headerResource.conceal(header, AT - 1).match).toMatchObject({
    score: null,
    homePoints: null,
  })
})

it('a withdrawn shot is removed, an older revision of one is ignored', () => {
  const chart = makeShotChart([makeShot({ revision: 2 }), makeShot({ key: 's2' })])
  const shots = { put: [makeShot({ revision: 1, made: false })], gone: ['s2'] }
  expect(shotsResource.apply(chart, { serverAt, shots }).shots).toEqual([makeShot({ revision: 2 })])
})
