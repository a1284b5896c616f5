import { parseSpellings } from './alias-file'
import { createClubBook } from './clubs'

describe('lists of spellings', () => {
  it('group the names of one club and leave out comments', () => {
    const text =
      '= England\n\nArsenal FC, 1886, @ Emirates Stadium, London  ## north\n  | Arsenal | FC Arsenal\n  | Woolwich Arsenal FC # old\n# note\nChelsea FC, 1905\n'
    expect(parseSpellings(text)).toEqual([
      ['Arsenal FC', 'Arsenal', 'FC Arsenal', 'Woolwich Arsenal FC'],
      ['Chelsea FC'],
    ])
  })

  it('leave out remarks, and take a second team for a club of its own', () => {
    const text =
      'Atlético Madrid, Madrid\n | Ath Madrid [en] | $$Riyadh Air$$ Metropolitano\nii) Atlético Madrid B\n | Ath Madrid B [en]\n'
    expect(parseSpellings(text)).toEqual([
      ['Atlético Madrid', 'Ath Madrid', 'Riyadh Air Metropolitano'],
      ['Atlético Madrid B', 'Ath Madrid B'],
    ])
  })
})

describe('the club book', () => {
  it('finds one club under all its spellings, with the key of the demo world', () => {
    const book = createClubBook([['Arsenal FC', 'Woolwich Arsenal FC']])
    const spellings = ['Arsenal FC', 'Arsenal', 'Woolwich Arsenal FC', 'Arsenal FC (ENG)']
    expect(new Set(spellings.map((name) => book.find(name, 'eng').key))).toEqual(
      new Set(['eng/arsenal']),
    )
    expect(book.find('Stoke City', 'eng')).toBe(book.find('Stoke City FC', 'eng'))
    expect(book.unknown.size).toBe(0)
  })

  it('takes a club that changed its name for the same club', () => {
    const book = createClubBook()
    expect(book.find('Shanghai SIPG', 'chn').nameZh).toBe('上海海港')
  })

  it('finds Monaco and Wrexham in the leagues they play in', () => {
    const book = createClubBook()
    expect(book.find('AS Monaco FC (MCO)', 'uef').nameZh).toBe('摩纳哥')
    expect(book.find('Wrexham AFC (WAL)', 'uef').nameZh).toBe('雷克瑟姆')
  })

  it('keeps a stranger by the name of the file and says so', () => {
    const book = createClubBook()
    expect(book.find('Nobody United FC', 'eng')).toMatchObject({
      key: 'eng/nobody-united',
      nameZh: 'Nobody United FC',
    })
    expect([...book.unknown]).toEqual(['Nobody United FC'])
  })
})
