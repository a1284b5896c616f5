import { isAtHome, zoneOfGround } from './hosts.rules'

const YEARS = [1930, 1934, 1938, ...Array.from({ length: 20 }, (_, index) => 1950 + index * 4)]

describe('hosts of World Cups', () => {
  it.each(YEARS)('the World Cup of %i has hosts and the zones of their grounds', (year) => {
    expect(zoneOfGround(`${year}`, undefined)).toMatch(/^[A-Z]\w+\/\w+/)
  })

  it.each([
    ['2018', 'Ekaterinburg Arena, Ekaterinburg', 'Asia/Yekaterinburg'],
    ['2014', 'Arena Amazônia, Manaus', 'America/Manaus'],
    ['2014', 'Estádio do Maracanã, Rio de Janeiro', 'America/Sao_Paulo'],
    ['2026', 'Guadalajara (Zapopan)', 'America/Mexico_City'],
    ['2026', 'Vancouver', 'America/Vancouver'],
    ['2022', 'Lusail Iconic Stadium, Lusail', 'Asia/Qatar'],
    ['1900', 'Anywhere', 'UTC'],
  ])('in %s the time zone of %s is %s', (year, ground, zone) => {
    expect(zoneOfGround(year, ground)).toBe(zone)
  })

  it.each([
    ['nation/kr', '2002', 'Daegu World Cup Stadium, Daegu', true],
    ['nation/kr', '2002', 'Saitama Stadium, Saitama', false],
    ['nation/jp', '2002', 'Ōita Stadium, Ōita', true],
    ['nation/de', '2006', 'Allianz Arena, München', true],
    ['nation/za', '2010', 'Soccer City, Johannesburg', true],
    ['nation/mx', '2026', 'Atlanta', false],
    ['nation/us', '1994', undefined, true],
    ['nation/fr', '2018', 'Luzhniki Stadium, Moscow', false],
  ])('%s in %s at %s: at home %s', (key, year, ground, home) => {
    expect(isAtHome(key, year, ground)).toBe(home)
  })
})
