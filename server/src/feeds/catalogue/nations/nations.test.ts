import { createNationBook } from './nations'

const { find } = createNationBook()
const key = (name: string, year?: number) => find(name, year)?.key ?? null

/** Teams of international_results outside FIFA, or with accents. */
const OTHERS = `Abkhazia;Alderney;Arameans Suryoye;Artsakh;Barawa;Biafra;Bonaire;Brittany;Cascadia
Chagos Islands;Chameria;Corsica;County of Nice;Czechoslovakia;Délvidék;Ellan Vannin
Elba Island;Falkland Islands;Felvidék;French Guiana;Frøya;German DR;Gotland;Gozo
Greenland;Hitra;Hmong;Iraqi Kurdistan;Isle of Wight;Kabylia;Kernow;Kurdistan
Kárpátalja;Luhansk PR;Mapuche;Matabeleland;Maule Sur;Menorca;North Vietnam
Northern Cyprus;Occitania;Orkney;Padania;Panjab;Parishes of Jersey;Provence;Quebec
Raetia;Republic of St. Pauli;Rhodes;Réunion;Saare County;Saint Barthélemy
Saint Helena;Shetland;Somaliland;South Ossetia;Surrey;Székely Land;Sápmi
São Tomé and Príncipe;Tamil Eelam;Two Sicilies;United Koreans in Japan
Vietnam Republic;Wallis Islands and Futuna;Western Armenia;Western Australia
Western Isles;Western Sahara;West Papua;Ynys Môn;Yorkshire;Yoruba Nation;Yugoslavia
Zanzibar;Åland Islands`

describe('national teams', () => {
  it.each([
    ['Ivory Coast', "Côte d'Ivoire", 'Cote d’Ivoire'],
    ['South Korea', 'Korea Republic'],
    ['North Korea', 'Korea DPR'],
    ['United States', 'USA', 'U.S.A.'],
    ['Turkey', 'Türkiye', 'Turkiye'],
    ['Germany', 'West Germany'],
    ['Russia', 'Soviet Union', 'CIS'],
    ['DR Congo', 'Zaire', 'Zaïre', 'Congo DR'],
    ['Serbia', 'Serbia and Montenegro', 'Serbia & Montenegro', 'FR Yugoslavia'],
    ['Czech Republic', 'Czechia'],
    ['Cape Verde', 'Cabo Verde'],
    ['Curaçao', 'Curacao', 'Netherlands Antilles'],
    ['Indonesia', 'Dutch East Indies'],
    ['Republic of Ireland', 'Ireland'],
    ['Saint Lucia', 'St. Lucia'],
    ['Bosnia and Herzegovina', 'Bosnia & Herzegovina', 'Bosnia-Herzegovina'],
    ['Taiwan', 'Chinese Taipei'],
    ['China', 'China PR'],
    ['German DR', 'East Germany'],
  ])('%s is one team under every name: %s', (name, ...others) => {
    expect(key(name)).not.toBeNull()
    for (const other of others) expect([other, key(other)]).toEqual([other, key(name)])
  })

  it('are different teams despite similar names', () => {
    const names = `Congo;DR Congo;Guinea;Guinea-Bissau;Equatorial Guinea;Papua New Guinea
      Niger;Nigeria;Dominica;Dominican Republic;Ireland;Northern Ireland
      North Korea;South Korea;Samoa;American Samoa;Germany;East Germany
      Czechoslovakia;Czech Republic;Slovakia;Yugoslavia;Serbia;Croatia;Vietnam
      Vietnam Republic;North Vietnam;Yemen;Yemen DPR;Sudan;South Sudan
      Saint Martin;Sint Maarten;Isle of Man;Ellan Vannin;British Virgin Islands
      US Virgin Islands;Georgia;Jersey;Parishes of Jersey;Tanzania;Zanzibar
      Australia;Austria;Western Australia`
    const keys = names.split(/[;\n]\s*/).map((name) => [name, key(name)] as const)
    expect(keys.filter(([, found]) => found === null)).toEqual([])
    expect(new Set(keys.map(([, found]) => found)).size).toBe(keys.length)
  })

  it('are selected by year if two states had the same name', () => {
    expect(key('Yugoslavia', 1990)).toBe('nation/yu')
    expect(key('Yugoslavia', 1998)).toBe(key('Serbia'))
  })

  it.each(OTHERS.split(/[;\n]/))('%s has a Chinese name', (name) => {
    expect(find(name)?.nameZh).toMatch(/^\p{Script=Han}+$/u)
  })

  it.each(['', 'W101', 'Winner Group A', 'Nowhere', '1A/3B'])('%p is not a team', (name) => {
    expect(find(name)).toBeNull()
  })
})
