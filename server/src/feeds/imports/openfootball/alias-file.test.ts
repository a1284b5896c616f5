import { createClubBook } from '../../catalogue'
import { parseSpellings } from './alias-file'

describe('lists of spellings', () => {
  it('group the names of one club without comments', () => {
    const text = `= England

Arsenal FC, 1886, @ Emirates Stadium, London  ## north
  | Arsenal | FC Arsenal
  | Woolwich Arsenal FC # old
# note
Chelsea FC, 1905
`
    expect(parseSpellings(text)).toEqual([
      ['Arsenal FC', 'Arsenal', 'FC Arsenal', 'Woolwich Arsenal FC'],
      ['Chelsea FC'],
    ])
  })

  it('leave out remarks and list a second team as another club', () => {
    const text = `Atlético Madrid, Madrid
 | Ath Madrid [en] | $$Riyadh Air$$ Metropolitano
ii) Atlético Madrid B
 | Ath Madrid B [en]
`
    expect(parseSpellings(text)).toEqual([
      ['Atlético Madrid', 'Ath Madrid', 'Riyadh Air Metropolitano'],
      ['Atlético Madrid B', 'Ath Madrid B'],
    ])
  })

  it('leave out a town alone that several clubs have', () => {
    const text = `VfR Mannheim, Mannheim
  | Mannheim
SV Waldhof Mannheim
  | W. Mannheim
VfB Leipzig (-2004)
  | Leipzig
RB Leipzig
FC Augsburg
  | Augsburg
FC Augsburg II
`
    const groups = parseSpellings(text)
    expect(groups).toEqual([
      ['VfR Mannheim'],
      ['SV Waldhof Mannheim', 'W. Mannheim'],
      ['VfB Leipzig (-2004)'],
      ['RB Leipzig'],
      ['FC Augsburg', 'Augsburg'],
      ['FC Augsburg II'],
    ])
    const book = createClubBook(groups)
    const keys = groups.map((names) => new Set(names.map((name) => book.find(name, 'ger').key)))
    expect(keys.map(({ size }) => size)).toEqual(groups.map(() => 1))
  })
})

describe('the club book', () => {
  it('finds one club under all its spellings, with the key of the catalogue', () => {
    const book = createClubBook([['Arsenal FC', 'Woolwich Arsenal FC']])
    const spellings = ['Arsenal FC', 'Arsenal', 'Woolwich Arsenal FC', 'Arsenal FC (ENG)']
    expect(new Set(spellings.map((name) => book.find(name, 'eng').key))).toEqual(
      new Set(['eng/arsenal']),
    )
    expect(book.find('Stoke City', 'eng')).toBe(book.find('Stoke City FC', 'eng'))
    expect(book.unknown.size).toBe(0)
  })

  it('finds a club by its former name', () => {
    const book = createClubBook()
    expect(book.find('Shanghai SIPG', 'chn').nameZh).toBe('上海海港')
  })

  it('finds Monaco and Wrexham in the leagues they play in', () => {
    const book = createClubBook()
    expect(book.find('AS Monaco FC (MCO)', 'uef').nameZh).toBe('摩纳哥')
    expect(book.find('Wrexham AFC (WAL)', 'uef').nameZh).toBe('雷克瑟姆')
  })

  it('adds an unknown club under its file name and lists it as unknown', () => {
    const book = createClubBook()
    expect(book.find('Nobody United FC', 'eng')).toMatchObject({
      key: 'eng/nobody-united',
      nameZh: 'Nobody United FC',
    })
    expect([...book.unknown]).toEqual(['Nobody United FC'])
  })
})
