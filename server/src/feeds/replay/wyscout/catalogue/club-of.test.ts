import { readClubNames } from '../../../catalogue'
import { clubOf } from './club-of'

const team = (name: string, alpha3code: string, type = 'club') => ({
  wyId: 1,
  name,
  type,
  area: { alpha3code },
})
const UNKNOWN_ID = 999_999_999

describe('the Chinese name of a club of a recording', () => {
  it('is found by its id, or by a spelling of any source in its country', () => {
    const [numbered] = readClubNames().filter(({ wyscoutId }) => wyscoutId !== null)
    expect(clubOf(undefined, numbered?.wyscoutId ?? 0)).toEqual(numbered)
    expect(clubOf(team('Arsenal', 'XEN'), UNKNOWN_ID)?.nameZh).toBe('阿森纳')
    expect(clubOf(team('Arsenal FC', 'XEN'), UNKNOWN_ID)?.key).toBe('eng/arsenal')
    for (const club of readClubNames().filter(
      ({ area, footballDataName }) => area === 'ger' && footballDataName,
    ))
      expect(clubOf(team(club.footballDataName, 'DEU'), UNKNOWN_ID)).toMatchObject({
        key: club.key,
        nameZh: club.nameZh,
      })
    expect(clubOf(team('Cardiff City', 'XWA'), UNKNOWN_ID)?.nameZh).toBe('加的夫城')
    expect(clubOf(team('Sochaux', 'FRA'), UNKNOWN_ID)?.nameZh).toBe('索肖')
  })

  it('is undefined for a namesake abroad, a national team or an unknown club', () => {
    expect(clubOf(team('Arsenal', 'ARG'), UNKNOWN_ID)).toBeUndefined()
    expect(clubOf(team('Arsenal', 'XEN', 'national'), UNKNOWN_ID)).toBeUndefined()
    expect(clubOf(team('Lighthouse Rovers', 'XEN'), UNKNOWN_ID)).toBeUndefined()
    expect(clubOf(undefined, UNKNOWN_ID)).toBeUndefined()
  })
})
