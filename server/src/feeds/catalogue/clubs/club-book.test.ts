import { createClubBook } from './club-book'
import { clubSlug } from './club-key.rules'
import { readClubSpellings } from './clubs'
import { CLUB_NAMES } from './testing/club-names'

const book = createClubBook()
const key = (name: string, area: string) => book.find(name, area).key

const linesOf = (text: string) => text.split('\n').map((line) => line.trim().split(';'))

describe('clubs under every spelling', () => {
  it.each(Object.entries(CLUB_NAMES))(
    'in %s each has one key, and no two the same',
    (area, text) => {
      const lines = linesOf(text)
      const keys = lines.map(
        (names) => [names[0], new Set(names.map((name) => key(name, area)))] as const,
      )
      expect(
        keys.filter(([, found]) => found.size > 1).map(([name, found]) => [name, ...found]),
      ).toEqual([])
      const all = keys.map(([, [first]]) => first)
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
    },
  )

  it('are distinguished by country', () => {
    const places: [string, string[]][] = [
      ['Nacional', ['por', 'uru', 'par']],
      ['Arsenal', ['eng', 'rus', 'arg']],
      ['Barcelona SC', ['esp', 'ecu']],
      ['Everton', ['eng', 'chi']],
      ['Guaraní', ['bra', 'par']],
      ['Racing', ['arg', 'uru', 'esp']],
      ['Sparta', ['ned', 'cze']],
      ['Universidad Católica', ['chi', 'ecu']],
      ['Santos', ['bra', 'mex']],
    ]
    for (const [name, areas] of places) {
      expect(new Set(areas.map((area) => key(name, area))).size).toBe(areas.length)
    }
  })

  it('are found in a cup by country tag, or without one if only one club fits', () => {
    expect(key('Inter (ITA)', 'uef')).toBe(key('Inter', 'ita'))
    expect(key('FC Barcelona', 'uef')).toBe(key('Barcelona', 'esp'))
    expect(key('Sporting CP', 'uef')).toBe(key('Sp Lisbon', 'por'))
    expect(key('SSC Napoli', 'uef')).toBe(key('Napoli', 'ita'))
    expect(key('FC Shakhtar Donetsk', 'uef')).toBe(key('Shakhtar Donetsk (UKR)', 'uef'))
    expect(key('Swansea City (WAL)', 'uef')).toBe(key('Swansea', 'eng'))
    expect(key('Inter Miami', 'fif')).toBe('usa/inter-miami')
    expect(book.findKnown('Nacional', 'con')).toBeNull()
    expect(book.findKnown('Arsenal', 'sco')).toBeNull()
  })

  it.each([
    ['aut', 'FC Wacker Innsbruck', 'SV Innsbruck'],
    ['ger', 'RB Leipzig', 'SC Leipzig', 'VfB Leipzig (-2004)', '1. FC Lok Leipzig'],
    ['ger', 'SV Waldhof Mannheim', 'VfR Mannheim'],
    ['ger', 'VfB Oldenburg', 'VfL Oldenburg'],
    ['ger', '1. FC Köln', 'SV Köln', 'Fortuna Köln'],
    ['eng', 'Bradford City', 'AFC Bradford', 'Bradford Park Avenue'],
    ['esp', 'CD Logroñés', 'SD Logroñés'],
  ])('of one town are different clubs: %s %s', (area, ...names) => {
    const fresh = createClubBook()
    const keys = names.map((name) => fresh.find(name, area).key)
    expect(new Set(keys).size).toBe(names.length)
    expect(names.map((name) => fresh.find(name, area).key)).toEqual(keys)
  })

  it('are not merged with another kind by the name of their town alone', () => {
    const fresh = createClubBook()
    const merged = readClubSpellings().flatMap(({ key: own, names }) => {
      const area = own.slice(0, 3)
      const hasKind = names.some((name) => /\bS[KV]\b/.test(name))
      const towns = names.filter((name) => {
        return /^\p{Lu}\p{Ll}+$/u.test(name) && clubSlug(name) !== own.slice(4)
      })
      return hasKind ? [] : towns.filter((town) => fresh.findKnown(`SV ${town}`, area)?.key === own)
    })
    expect(merged).toEqual([])
  })

  it.each([
    ['aut', 'A. Klagenfurt', 'Austria Klagenfurt'],
    ['aut', 'W. Innsbruck', 'Wacker Innsbruck'],
    ['ger', 'Fort. Köln', 'Fortuna Köln'],
    ['eng', 'Brad. City', 'Bradford City'],
  ])('are found in %s by a shortened name: %s is %s', (area, short, name) => {
    expect(createClubBook().findKnown(short, area)?.key).toBe(key(name, area))
  })

  it('are found despite accents, dots, hyphens and case', () => {
    const changed: ((name: string) => string)[] = [
      (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
      (name) => name.replaceAll(' & ', ' and '),
      (name) =>
        name
          .replace(/\bFC\b/, 'F.C.')
          .replace(/\bCF\b/, 'C.F.')
          .replace(/\bAC\b/, 'A.C.'),
      (name) => name.replace(/^FC (.+)$/, '$1 FC'),
      (name) => name.replaceAll('-', ' ').replaceAll("'", '’'),
      (name) => name.toUpperCase().replaceAll('İ', 'I'),
    ]
    const wrong = readClubSpellings().flatMap((club) =>
      club.names.flatMap((name) =>
        changed
          .map((change) => change(name))
          .filter((other) => key(other, club.key.slice(0, 3)) !== club.key)
          .map((other) => `${other} is not ${club.key}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

it('finds all clubs of further seasons, each once', () => {
  const seasons: [string, string][] = [
    [
      'tur',
      `Fatih Karagümrük;Hatayspor;BB Erzurumspor;Denizlispor;Galatasaray İstanbul
      Gençlerbirliği Ankara SK;Çaykur Rizespor;Kayserispor;Alanyaspor;Sivasspor
      Beşiktaş İstanbul;Konyaspor;MKE Ankaragücü;Göztepe İzmir;Antalyaspor
      Kasımpaşa İstanbul;Trabzonspor;Yeni Malatyaspor;İstanbul Başakşehir
      Fenerbahçe İstanbul;Gazişehir Gaziantep FK`,
    ],
    [
      'ita',
      `Reggina 1914;Bari;Avellino;Novara;Brescia;Virtus Lanciano;Empoli;SSD Latina Calcio
      Modena FC;Palermo;Calcio Padova;Trapani Calcio;Pescara;SS Juve Stabia;SS Robur Siena
      FC Crotone;Spezia;Cittadella;Ternana;Carpi;AC Cesena (1940-2018);Varese Calcio`,
    ],
    [
      'aut',
      `SV Ried;Austria Klagenfurt;FC Blau-Weiß Linz;Kapfenberger SV;FC Liefering
      SKU Amstetten;SV Horn;Young Violets Austria Wien;SV Lafnitz;FC Juniors OÖ
      SK Vorwärts Steyr;Austria Lustenau;Floridsdorfer AC;WSG Tirol;SC Wiener Neustadt
      FC Wacker Innsbruck II`,
    ],
    [
      'rou',
      `CFR Cluj;Csikszereda M. Ciuc;Din. Bucuresti;FC Arges;FC Botosani;FC Hermannstadt
      FC Rapid Bucuresti;FCSB;Farul Constanta;Metaloglobus Bucharest;Otelul;Petrolul;U. Cluj
      UTA Arad;Unirea Slobozia;Univ. Craiova`,
    ],
  ]
  for (const [area, text] of seasons) {
    const names = text.split(/[;\n]\s*/)
    expect(names.filter((name) => book.findKnown(name, area) === null)).toEqual([])
    expect(new Set(names.map((name) => key(name, area))).size).toBe(names.length)
  }
})
