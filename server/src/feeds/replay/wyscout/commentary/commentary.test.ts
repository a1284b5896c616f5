import { Commentary } from './commentary'
import { type MatchNames, matchNamesOf } from './match-names'

const matchNames: MatchNames = { teams: ['热刺', '切尔西'], venue: null, name: () => '' }
const datas = ({ timedLines }: Commentary) => timedLines.map(({ line }) => line.data)

describe('text of a recorded match', () => {
  it('leaves out a phrase with an unknown name', () => {
    const commentary = new Commentary(matchNames, 'seed')
    const phrases = ['{p}射门，{k}扑出。', '{p}射门。', '{p}射门，{r}挡出。']
    commentary.addLine({ second: 1, phrases, tokens: { p: '凯恩', k: '', r: null }, type: 22 })
    expect(datas(commentary)).toEqual(['凯恩射门。'])
  })

  it('adds no line when no phrase fits', () => {
    const commentary = new Commentary(matchNames, 'seed')
    commentary.addLine({ second: 1, phrases: ['{p}越位。'], tokens: { p: '' }, type: 5 })
    expect(datas(commentary)).toEqual([])
  })

  it('writes the same event differently each time', () => {
    const commentary = new Commentary(matchNames, 'seed')
    for (let minute = 1; minute <= 6; minute++)
      commentary.addLine({
        second: minute * 60,
        phrases: ['{p}越位。', '{t}的{p}越位。'],
        tokens: { p: '凯恩' },
        type: 5,
        side: 0,
        clock: { minute, addedMinute: null },
      })
    expect(new Set(datas(commentary)).size).toBe(6)
  })

  it('carries side, clock and score, and an order that grows', () => {
    const commentary = new Commentary(matchNames, 'seed')
    commentary.score = [1, 0]
    const clock = { minute: 45, addedMinute: 2 }
    commentary.addLine({
      second: 9,
      phrases: ['{t}进球，{s}！'],
      type: 1,
      side: 1,
      clock,
      main: true,
    })
    commentary.addLine({ second: 9, phrases: ['{h}对{a}。'], type: 0 })
    const [goal, other] = commentary.timedLines.map(({ line }) => line)
    expect(goal).toMatchObject({
      data: '切尔西进球，1-0！',
      position: 2,
      minute: 45,
      addedMinute: 2,
      score: [1, 0],
      main: true,
    })
    expect(other).toMatchObject({ data: '热刺对切尔西。', position: 0, minute: null })
    expect(other?.order).toBeGreaterThan(goal?.order ?? 0)
  })
})

describe('names in the text of a match', () => {
  it('are surnames, but full names for two players who share one', () => {
    const names: Record<number, string> = {
      1: '凯文·德布劳内',
      2: 'A. Young',
      3: 'B. Young',
      4: 'N. Pope',
    }
    const lineup = Object.keys(names).map((id) => ({
      playerId: Number(id),
      yellowCards: '0',
      redCards: '0',
    }))
    const formation = { lineup, bench: 'null' as const, substitutions: 'null' as const }
    const side = {
      teamId: 1,
      side: 'home' as const,
      score: 0,
      scoreHT: 0,
      scoreET: 0,
      scoreP: 0,
      formation,
    }
    const match = { wyId: 1, gameweek: 1, dateutc: '', duration: 'Regular', teamsData: { 1: side } }
    const { name } = matchNamesOf({
      match,
      teams: ['a', 'b'],
      venue: null,
      names: (id) => names[id] ?? null,
    })
    expect([1, 2, 3, 4].map(name)).toEqual(['德布劳内', 'A. Young', 'B. Young', 'Pope'])
    expect(name(null)).toBe('')
  })
})
