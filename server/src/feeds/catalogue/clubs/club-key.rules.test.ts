import { clubSlug } from './club-key.rules'
import { readClubNames } from './clubs'

describe('club keys', () => {
  it.each([
    ['1. FC Köln', 'koln'],
    ['FC Bodø/Glimt', 'bodo-glimt'],
    ['AZ', 'az'],
    ['Bayer 04 Leverkusen', 'bayer-leverkusen'],
    ['Fatih Karagümrük', 'fatih-karagumruk'],
    ['Kasımpaşa SK', 'kasimpasa'],
  ])('make %s into %s', (name, slug) => {
    expect(clubSlug(name)).toBe(slug)
  })

  it('are unique in the list of clubs', () => {
    const keys = readClubNames().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
