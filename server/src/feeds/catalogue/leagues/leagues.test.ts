import { knownCatalogue } from '../known/known-catalogue'
import { leagueOf } from './league-of'
import { readLeagueNames } from './leagues'

const leagues = readLeagueNames()

/** Codes of the files that openfootball has published since 2010. */
const OPENFOOTBALL = `ar.1 at.1 at.2 at.cup au.1 be.1 br.1 br.2 ch.1 ch.2 cl cn.1 co.1 copa.l
  cz.1 de.1 de.2 de.3 de.cup dz.1 eg.1 en.1 en.2 en.3 en.4 es.1 es.2 fr.1 fr.2 gr.1 hu.1 it.1
  it.2 jp.1 ma.1 mls mx.1 nl.1 pt.1 ru.1 sco.1 tr.1 uefa.cl`
/** Divisions of football-data, and the countries of its shorter files. */
const FOOTBALL_DATA = `E0 E1 E2 E3 EC SC0 SC1 SC2 SC3 D1 D2 I1 I2 SP1 SP2 F1 F2 N1 B1 P1 T1 G1
  Argentina Austria Brazil China Denmark Finland Ireland Japan Mexico
  Norway Poland Romania Russia Sweden Switzerland USA`

describe('the list of leagues', () => {
  it.each(leagues.map(({ key, zone }) => [key, zone]))('%s is played in the zone %s', (_, zone) => {
    expect(zone).toMatch(/^(UTC|[A-Z][A-Za-z]+(\/[A-Z][A-Za-z_]+)+)$/)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  })

  it('has every known league under the same name', () => {
    const names = new Map(leagues.map(({ key, nameZh }) => [key, nameZh]))
    for (const [key, { nameZh }] of knownCatalogue().leagues)
      expect([key, names.get(key)]).toEqual([key, nameZh])
  })

  it.each([
    ['openfootball', OPENFOOTBALL, leagues.flatMap(({ openfootballCodes }) => openfootballCodes)],
    ['football-data', FOOTBALL_DATA, leagues.map(({ footballDataDiv }) => footballDataDiv)],
  ])('has one league for every file of %s', (_, wanted, listed) => {
    const codes = listed.filter((code) => code !== '')
    expect(wanted.split(/\s+/).filter((code) => !codes.includes(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('names each league once and has the right kinds', () => {
    expect(new Set(leagues.map(({ key }) => key)).size).toBe(leagues.length)
    expect(leagueOf('aut.cup')).toMatchObject({ kind: 2, areaKey: 'aut' })
    expect(leagueOf('aut.2')).toMatchObject({ kind: 1, level: 3 })
  })
})
