import { shownScore } from '../../../lib/football'
import { makeLeague, makeMatch, makeTeam } from '../../../testing'
import { hasFactLine } from '../../row/row.rules'
import { scoreTones } from '../../row/score.rules'
import { rowSentence } from '../../row/sentence.rules'
import { rowFacts, sideCards } from './facts.rules'
import { footballView } from './view'

const options = { showsCards: true, showsCorners: true, showsLottery: true, hidesScore: false }
const match = makeMatch({
  s: 4,
  score: [2, 1],
  half: [1, 1],
  corners: [6, 3],
  yellow: [0, 2],
  red: [1, 0],
})
const factTexts = (...input: Parameters<typeof rowFacts>) =>
  rowFacts(...input).map(({ text }) => text)
const input = {
  view: footballView,
  match,
  league: makeLeague({ shortZh: '英超' }),
  home: makeTeam({ shortZh: '阿森纳' }),
  away: makeTeam({ id: 2, shortZh: '利物浦' }),
  clock: '第67分钟',
  kickoff: '21:00',
  options,
}

describe('a row', () => {
  it('describes itself in a sentence', () => {
    expect(rowSentence({ ...input, match: makeMatch({ ...match, red: null }) })).toBe(
      '英超 第67分钟 阿森纳 2 比 1 利物浦',
    )
    expect(rowSentence(input)).toContain('阿森纳 1 张红牌')
    expect(rowSentence({ ...input, match: makeMatch(), clock: '未开赛' })).toBe(
      '英超 21:00 未开赛 阿森纳 对 利物浦',
    )
  })

  it('shows half-time, corners and a goal under review', () => {
    expect(factTexts({ ...match, varCheck: true, neutral: true }, options)).toEqual([
      'VAR 核实中',
      '半 1-1',
      '角 6-3',
      '中立场',
    ])
    expect(factTexts(match, { ...options, showsCorners: false })).toEqual(['半 1-1'])
  })

  it('reveals nothing of the result while the score is hidden', () => {
    const hidden = { ...options, hidesScore: true }
    expect(factTexts({ ...match, varCheck: true, shootout: [4, 3] }, hidden)).toEqual([])
    expect(sideCards(match, 0, hidden)).toEqual({ yellow: 0, red: 0 })
    expect(rowSentence({ ...input, options: hidden })).toBe(
      '英超 第67分钟 阿森纳 对 利物浦，比分已隐藏',
    )
  })

  it('shows the score after extra time, with 90 minutes and shoot-out below', () => {
    const cup = makeMatch({ s: 8, score: [1, 1], extra: [2, 2], shootout: [4, 3] })
    expect(shownScore(cup)).toEqual([2, 2])
    expect(factTexts(cup, options)).toEqual(['点球 4-3', '90分钟 1-1'])
    expect(scoreTones(footballView, cup)).toEqual(['strong', 'weak'])
  })

  it('has a line below the teams only if it has content', () => {
    const hasLine = (given: Parameters<typeof makeMatch>[0], change = {}, isDelayed = false) =>
      hasFactLine(footballView, makeMatch(given), { ...options, ...change }, isDelayed)
    expect(hasLine({ s: 1 })).toBe(false)
    expect(hasLine({ s: 1, marks: [] })).toBe(false)
    expect(hasLine({ s: 1, marks: ['of-the-future'] })).toBe(false)
    expect(hasLine({ s: 1, marks: ['lineup'] })).toBe(true)
    expect(hasLine({ s: 1, lottery: { jc: '周六001' } })).toBe(true)
    expect(hasLine({ s: 1, lottery: { jc: '周六001' } }, { showsLottery: false })).toBe(false)
    expect(hasLine({ s: 8, score: [1, 0], half: [0, 0] }, { hidesScore: true })).toBe(false)
    expect(hasLine({ s: 1 }, {}, true)).toBe(true)
  })
})
