import { readFootballTxt } from './football-txt.rules'
import { readScore } from './txt-score.rules'

const read = (text: string, season?: string) => {
  const { matches, broken } = readFootballTxt(text, season)
  return {
    broken,
    matches: matches.map(({ round, date, time, home, away, score, status }) =>
      [round, date, time ?? '', home, away, score?.ft.join('-') ?? '', status ?? ''].join('|'),
    ),
  }
}

describe('Football.TXT of the European cups', () => {
  it('parses the current format, used since 2011', () => {
    const text = `= UEFA Europa League 2020/21
# Teams      56

» Gruppe G
  Thu Oct/22 2020
    21.00  Sporting Braga (POR)    v AEK Athen (GRE)          3-0 (1-0)
           Leicester City (ENG)    v Zorya Lugansk (UKR)      3-0 (2-0)
  Thu Dec/10
           Villarreal CF (ESP)     v Qarabağ FK (AZE)         3-0    [awarded]

» Sechzehntelfinale
  Thu Feb/18
    18.55  Wolfsberger AC (AUT)    v Tottenham Hotspur (ENG)
  Thu Feb/25
    18.55  Dinamo Zagreb (CRO)     v FK Krasnodar (RUS)       [postponed]
`
    expect(read(text)).toEqual({
      broken: [],
      matches: [
        'Gruppe G|2020-10-22|21:00|Sporting Braga (POR)|AEK Athen (GRE)|3-0|',
        'Gruppe G|2020-10-22|21:00|Leicester City (ENG)|Zorya Lugansk (UKR)|3-0|',
        'Gruppe G|2020-12-10||Villarreal CF (ESP)|Qarabağ FK (AZE)|3-0|awarded',
        'Sechzehntelfinale|2021-02-18|18:55|Wolfsberger AC (AUT)|Tottenham Hotspur (ENG)||',
        'Sechzehntelfinale|2021-02-25|18:55|Dinamo Zagreb (CRO)|FK Krasnodar (RUS)||postponed',
      ],
    })
  })

  it('parses the older format: scores between teams, days in brackets', () => {
    const text = `= UEFA Champions League - Qualification 2018/19

Preliminary Final
[Fri Jun/29]
  Lincoln FC            1-4 a.e.t. (1-1)  KF Drita

Qual. Round 1
[Tue Jul/10]
  FC Torpedo Kutaisi    2-1  FC Sheriff Tiraspol
[Wed Jul/11]
  1. FC Slovácko  0-0  1. FC Köln
`
    expect(read(text).broken).toEqual([])
    expect(read(text, '2018-19').matches).toEqual([
      'Preliminary Final|2018-06-29||Lincoln FC|KF Drita|1-1|',
      'Qual. Round 1|2018-07-10||FC Torpedo Kutaisi|FC Sheriff Tiraspol|2-1|',
      'Qual. Round 1|2018-07-11||1. FC Slovácko|1. FC Köln|0-0|',
    ])
  })

  it('skips tables, lists of groups, scorers and venues', () => {
    const text = `= UEFA Champions League 2017/18

Group A | Manchester United  FC Basel
Matchday 1 | Tue Sep/12 + Wed Sep/13

» Group A
  Team                          Pld  W  D  L   GF-GA  Pts
  1. Manchester United (ENG)     6   5  0  1   12-3   15
  2  FC Basel (SUI)              6   4  0  2   11:5   +6  12
  ---------------------------------------------
  Tue Sep/12 2017
    20.45  Manchester United 3-0 (1-0) FC Basel   @ Old Trafford, Manchester
           [Fellaini 35', Lukaku 53',
             Rashford 84']
    20.45  Real Madrid (ESP)  v  Juventus (ITA)  1-3 (0-2)  @ Bernabéu, Madrid
           (Ronaldo 90+8' (pen.); Mandžukić 2', 37')
`
    expect(read(text)).toEqual({
      broken: [],
      matches: [
        'Group A|2017-09-12|20:45|Manchester United|FC Basel|3-0|',
        'Group A|2017-09-12|20:45|Real Madrid (ESP)|Juventus (ITA)|1-3|',
      ],
    })
  })

  it('uses the years of the season if the file has none', () => {
    const text = `
Semi-finals, 1st leg

[Apr/12]
  FC Barcelona   1-0  Hamburger SV

Semi-finals, Replay
[May/3]
  FC Barcelona   1-0  Hamburger SV

Final
[May/31]
  SL Benfica    3-2  FC Barcelona  @ Stadium Wankdorf, Bern`
    expect(read(text, '1960-61')).toEqual({
      broken: [],
      matches: [
        'Semi-finals, 1st leg|1961-04-12||FC Barcelona|Hamburger SV|1-0|',
        'Semi-finals, Replay|1961-05-03||FC Barcelona|Hamburger SV|1-0|',
        'Final|1961-05-31||SL Benfica|FC Barcelona|3-2|',
      ],
    })
    expect(read(text).broken).toHaveLength(3)
  })

  it('returns unreadable lines', () => {
    const text = '= Cup 2024/25\nWed Sep/25\n  A (ENG) v B (ESP)  2-x\nnobody knows what this is\n'
    expect(read(text).broken.map(({ line }) => line)).toEqual([3, 4])
  })
})

describe('scores of Football.TXT', () => {
  it.each([
    ['0-2 a.e.t. (0-0)', { ft: [0, 0], ht: [0, 0], et: [0, 2], p: null }],
    ['4-1 aet (3-1, 1-0)', { ft: [3, 1], ht: [1, 0], et: [4, 1], p: null }],
    ['1-1 a.e.t. (1-1, 0-0), 4-3 pen.', { ft: [1, 1], ht: [0, 0], et: [1, 1], p: [4, 3] }],
    ['3-0    [awarded]', { ft: [3, 0], ht: null, et: null, p: null }],
  ])('%s', (text, score) => {
    expect(readScore(text)).toEqual(score)
  })

  it.each(['2-x', '1-0 2-0', '3', '1-0 (x)', 'won'])('%s is not a score', (text) => {
    expect(readScore(text)).toBeUndefined()
  })
})
