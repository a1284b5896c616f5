import { readTable } from '../table'
import { createClubBook } from './club-book'
import { readClubSpellings } from './clubs'

const book = createClubBook()
const key = (name: string, area: string) => book.find(name, area).key

describe('the clubs of a season', () => {
  const rows = readTable(`${__dirname}/fixtures/club-seasons.csv`)

  it.each(rows)('$league $season in $source are $clubs', ({ league = '', clubs, names = '' }) => {
    const keys = names.split(';').map((name) => key(name, league.slice(0, 3)))
    expect(new Set(keys).size).toBe(Number(clubs))
  })

  it('are the same in every source', () => {
    const seasons = new Map<string, { clubs: number; keys: Set<string> }>()
    for (const { league = '', season = '', clubs, names = '' } of rows) {
      const one = seasons.get(`${league} ${season}`) ?? { clubs: Number(clubs), keys: new Set() }
      seasons.set(`${league} ${season}`, one)
      for (const name of names.split(';')) one.keys.add(key(name, league.slice(0, 3)))
    }
    for (const [name, { clubs, keys }] of seasons) expect([name, keys.size]).toEqual([name, clubs])
  })

  it('all have Chinese names', () => {
    const teams = rows.flatMap(({ league = '', names = '' }) =>
      names.split(';').map((name) => book.find(name, league.slice(0, 3))),
    )
    expect(teams.filter(({ nameZh }) => !/\p{Script=Han}/u.test(nameZh))).toEqual([])
  })
})

describe('the list of spellings', () => {
  const clubs = readClubSpellings()

  it('is sorted, with one line per club and one club per spelling of an area', () => {
    const keys = clubs.map((club) => club.key)
    expect(keys).toEqual([...new Set(keys)].sort())
    const spellings = clubs.flatMap((club) =>
      club.names.map((name) => `${club.key.slice(0, 3)} ${name}`),
    )
    expect(spellings.filter((one, index) => spellings.indexOf(one) !== index)).toEqual([])
  })
})
