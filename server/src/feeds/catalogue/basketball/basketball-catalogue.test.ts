import { basketballCatalogue, readAmericanTeams, readNbaPlayerNames } from '..'

describe('the catalogue of basketball', () => {
  const { leagues, teams } = basketballCatalogue()

  it('has a league and a look for every team', () => {
    for (const { key, nameZh, shortZh, colors, mark } of teams.values()) {
      expect(leagues.has(key.split('/')[0] ?? '')).toBe(true)
      expect(shortZh.length).toBeLessThanOrEqual(nameZh.length)
      expect([...mark].length).toBeLessThanOrEqual(2)
      for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('knows the thirty teams of the NBA by their numbers and their names in odds files', () => {
    const nba = readAmericanTeams().filter(({ key }) => key.startsWith('nba/'))
    expect(nba).toHaveLength(30)
    expect(nba.every(({ key, oddsName }) => teams.has(key) && oddsName !== '')).toBe(true)
    expect(new Set(nba.map(({ id }) => id)).size).toBe(30)
    expect(teams.get('nba/golden-state-warriors')).toMatchObject({
      nameZh: '金州勇士',
      shortZh: '勇士',
    })
  })

  it('knows players by their numbers', () => {
    expect(readNbaPlayerNames().get(201939)).toBe('斯蒂芬·库里')
  })
})
