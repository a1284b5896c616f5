import type { MatchIncident } from '@saidian/shared/contracts/matches'
import { makeMatchIncident } from '@saidian/shared/testing'
import {
  byTime,
  clockEventText,
  eventLabel,
  incidentDetail,
  incidentTitle,
  isKey,
} from './incident.rules'

describe('an incident', () => {
  it.each<[Partial<MatchIncident>, string]>([
    [{ otherPlayer: '周牧' }, '助攻 周牧'],
    [{}, ''],
    [{ type: 8 }, '点球'],
    [{ type: 17 }, '乌龙球'],
    [{ type: 9, otherPlayer: '赵岩' }, '换下 赵岩'],
    [{ type: 3, reason: 11 }, '手球'],
    [{ type: 3, reason: 99 }, ''],
    [{ type: 15 }, '两黄变红'],
    [{ type: 28, varResult: 2 }, '进球无效'],
    [{ type: 28, varResult: 77 }, ''],
    [{ type: 29, player: '周牧', otherPlayer: '赵岩' }, ''],
    [{ type: 99, player: '周牧', otherPlayer: '赵岩' }, '周牧'],
  ])('%o is described as %s', (given, text) => {
    expect(incidentDetail(makeMatchIncident(given))).toBe(text)
  })

  it('is labelled as unknown if its type is unknown', () => {
    expect(eventLabel(99)).toBe('未知事件(99)')
    expect(isKey({ type: 99 })).toBe(true)
    expect(incidentTitle({ type: 99, player: '周牧' })).toBe('未知事件(99)')
    expect(incidentTitle({ type: 1, player: '周牧' })).toBe('周牧')
    expect(incidentTitle({ type: 1, player: null })).toBe('进球')
  })

  it('of the clock is one text', () => {
    const text = (given: Partial<MatchIncident>) => clockEventText(makeMatchIncident(given))
    expect(text({ type: 19, addedMinute: 4, score: null })).toBe('伤停补时 4 分钟')
    expect(text({ type: 12, score: [2, 1] })).toBe('完场 2-1')
    expect(text({ type: 11, score: null })).toBe('中场')
    expect(text({ type: 28, minute: 63, addedMinute: null, score: null, varResult: 1 })).toBe(
      'VAR 63′ 进球有效',
    )
  })

  it('is sorted by the clock', () => {
    const late = makeMatchIncident({ minute: 45, addedMinute: 3 })
    const early = makeMatchIncident({ minute: 45 })
    const second = makeMatchIncident({ minute: 46 })
    expect([second, late, early].sort(byTime)).toEqual([early, late, second])
    const board = makeMatchIncident({ minute: 45, type: 19, addedMinute: 4 })
    const halfTime = makeMatchIncident({ minute: 45, type: 11 })
    expect([halfTime, late, board, early].sort(byTime)).toEqual([early, board, late, halfTime])
  })
})
