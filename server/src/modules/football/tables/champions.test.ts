import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchTable } from '@saidian/shared/contracts/matches'
import type { FeedFixture, FeedMessage } from '../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../testing'
import { type AnalysisWorld, ended, openAnalysisWorld } from '../analysis/testing/analysis-world'

let world: AnalysisWorld

beforeAll(async () => {
  world = await openAnalysisWorld()
})
afterAll(() => world.close())

type Result = { home: string; away: string; score: [number, number] }

/** All results of a cross table (fixtures/README.md). */
function readResults(file: string): Result[] {
  const text = readFileSync(join(__dirname, `fixtures/${file}.csv`), 'utf8')
  const [head = '', ...rows] = text.trim().split('\n')
  const names = head.split(',').slice(1)
  return rows.flatMap((row) => {
    const [home = '', ...cells] = row.split(',')
    return cells.flatMap((cell, place): Result[] => {
      const [ownGoals, otherGoals] = cell.split('-').map(Number)
      const away = names[place]
      if (cell === '' || away === undefined || ownGoals === undefined || otherGoals === undefined)
        return []
      return [{ home, away, score: [ownGoals, otherGoals] }]
    })
  })
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')

/** Delivers a whole season as an import and returns its table with names for ids. */
async function tableOf(file: string) {
  const [leagueKey = '', season = ''] = file.split(/(?<=\.\d)-/)
  const area = leagueKey.slice(0, 3)
  const results = readResults(file)
  const names = [...new Set(results.map(({ home }) => home))]
  const looks = { colors: ['#aa0000', '#ffffff'] as [string, string], mark: '队', iso: null }
  const teams = names.map((name) => ({
    key: `${area}/${slug(name)}`,
    nameZh: name,
    shortZh: name,
    ...looks,
  }))
  const league = {
    key: leagueKey,
    nameZh: leagueKey,
    shortZh: leagueKey,
    letter: 'L',
    color: '#336699',
  }
  const seasons = [
    { key: file, leagueKey, name: season, startsOn: '2026-07-01', endsOn: '2027-06-30' },
  ]
  const fixtures = results.map(
    ({ home, away }, index): FeedFixture => ({
      key: `${file} ${index}`,
      leagueKey,
      seasonKey: file,
      homeKey: `${area}/${slug(home)}`,
      awayKey: `${area}/${slug(away)}`,
      round: '',
      kickoffAt: SATURDAY_EVENING - 86_400 * index,
      neutral: false,
    }),
  )
  const at = SATURDAY_EVENING - 30 * 86_400
  const messages: FeedMessage[] = [
    {
      kind: 'catalogue',
      at,
      leagues: [{ ...league, areaKey: area, areaZh: area, level: 1, kind: 1 }],
      teams,
      seasons,
    },
    { kind: 'fixtures', at, fixtures },
    ...results.map(({ score }, index) => ended(`${file} ${index}`, score)),
  ]
  await world.sinkOf('openfootball').deliver(messages)
  const id = await world.match(`${file} 0`)
  const { data } = await world.get<MatchTable>(`/live/fb/match/analysis/table/${id}`)
  const nameOf = new Map(data.teams.map((team) => [team.id, team.nameZh]))
  return data.groups.map(({ statistic }) =>
    statistic.total.map(({ teamId, position, points }) => [position, nameOf.get(teamId), points]),
  )
}

test.each([
  ['eng.1-2024-25', 'Liverpool FC', 84],
  ['ger.1-2024-25', 'FC Bayern München', 82],
  ['fra.1-2024-25', 'Paris Saint-Germain FC', 84],
  ['ned.1-2024-25', 'PSV', 79],
  ['por.1-2024-25', 'Sporting Clube de Portugal', 82],
  ['bra.1-2025', 'CR Flamengo', 79],
  ['eng.1-2023-24', 'Man City', 91],
  ['ita.1-2023-24', 'Inter', 94],
  ['ita.1-2022-23', 'Napoli', 90],
  ['esp.1-2022-23', 'Barcelona', 88],
])('the champion of %s is %s with %i points', async (file, champion, points) => {
  const [table] = await tableOf(file)
  expect(table?.[0]).toEqual([1, champion, points])
})

test('Bayern are champions of 2022-23 by goal difference, level with Dortmund', async () => {
  const [table] = await tableOf('ger.1-2022-23')
  expect(table?.slice(0, 2)).toEqual([
    [1, 'Bayern Munich', 71],
    [2, 'Dortmund', 71],
  ])
})

test('the super league of 2020 has two groups', async () => {
  const groups = await tableOf('chn.1-2020')
  expect(groups.map((table) => table[0]).sort()).toEqual([
    [1, 'Guangzhou Evergrande', 34],
    [1, 'Shanghai SIPG', 32],
  ])
  expect(groups.map((table) => table.length)).toEqual([8, 8])
})

test('Everton and Forest of 2023-24 and Juventus of 2022-23 have a points deduction', async () => {
  const [england] = await tableOf('eng.1-2023-24')
  expect(england?.slice(14)).toEqual([
    [15, 'Everton', 40],
    [16, 'Brentford', 39],
    [17, 'Nottingham Forest', 32],
    [18, 'Luton', 26],
    [19, 'Burnley', 24],
    [20, 'Sheffield United', 16],
  ])
  const [italy] = await tableOf('ita.1-2022-23')
  expect(italy?.find(([, name]) => name === 'Juventus')).toEqual([7, 'Juventus', 62])
})

test('Cádiz, Getafe and Valencia of 2022-23, on 42 points, are ordered head to head', async () => {
  const [table] = await tableOf('esp.1-2022-23')
  expect(table?.slice(13, 17)).toEqual([
    [14, 'Cadiz', 42],
    [15, 'Getafe', 42],
    [16, 'Valencia', 42],
    [17, 'Almeria', 41],
  ])
})
