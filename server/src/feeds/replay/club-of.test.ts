import { readClubNames } from '../names-zh'
import { clubOf } from './club-of'

const team = (name: string, alpha3code: string, type = 'club') => ({
  wyId: 1,
  name,
  type,
  area: { alpha3code },
})
const NOBODY = 999_999_999

describe('the Chinese name of a club of a recording', () => {
  it('is found by its number, or by a spelling of any source in its country', () => {
    const [numbered] = readClubNames().filter(({ wyscoutId }) => wyscoutId !== null)
    expect(clubOf(undefined, numbered?.wyscoutId ?? 0)).toEqual(numbered)
    expect(clubOf(team('Arsenal', 'XEN'), NOBODY)?.nameZh).toBe('阿森纳')
    expect(clubOf(team('Arsenal FC', 'XEN'), NOBODY)?.key).toBe('eng/arsenal')
    for (const club of readClubNames().filter(
      ({ area, footballDataName }) => area === 'ger' && footballDataName,
    ))
      expect(clubOf(team(club.footballDataName, 'DEU'), NOBODY)).toMatchObject({
        ...{ key: club.key, nameZh: club.nameZh },
      })
    expect(clubOf(team('Cardiff City', 'XWA'), NOBODY)?.nameZh).toBe('加的夫城')
    expect(clubOf(team('Sochaux', 'FRA'), NOBODY)?.nameZh).toBe('索肖')
  })

  it('is none for a namesake in another country, a national team, or an unknown club', () => {
    expect(clubOf(team('Arsenal', 'ARG'), NOBODY)).toBeUndefined()
    expect(clubOf(team('Arsenal', 'XEN', 'national'), NOBODY)).toBeUndefined()
    expect(clubOf(team('Lighthouse Rovers', 'XEN'), NOBODY)).toBeUndefined()
    expect(clubOf(undefined, NOBODY)).toBeUndefined()
  })
})
