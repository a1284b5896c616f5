import type { FeedFixture, FeedMatchState, FeedMessage } from '../feeds/feed'

/** 2026-08-15 20:00 in Beijing, a Saturday; seconds since 1970. */
export const SATURDAY_EVENING = Date.UTC(2026, 7, 15, 12) / 1000

const NAMES = ['甲队', '乙队', '丙队', '丁队', '戊队', '己队', '庚队', '辛队']

/**
 * A feed's messages of one league, its teams and these fixtures of Saturday evening, each with its
 * key as name.
 */
export function footballWorld(keys: string[], given: Partial<FeedFixture> = {}): FeedMessage[] {
  const at = SATURDAY_EVENING - 9 * 86_400
  const league = {
    key: 'l',
    nameZh: '联赛',
    shortZh: '联',
    letter: 'L',
    areaKey: 'a',
    areaZh: '地区',
  }
  const looks = { colors: ['#aa0000', '#ffffff'] as [string, string], mark: '队', iso: null }
  return [
    {
      kind: 'catalogue',
      at,
      leagues: [{ ...league, color: '#336699', level: 1, kind: 1 }],
      teams: NAMES.map((name, number) => ({
        key: `l/${number}`,
        nameZh: name,
        shortZh: name,
        ...looks,
      })),
      seasons: [
        { key: 's', leagueKey: 'l', name: '2026-27', startsOn: '2026-07-01', endsOn: '2027-06-30' },
      ],
    },
    {
      kind: 'fixtures',
      at,
      fixtures: keys.map((key) => ({
        key,
        leagueKey: 'l',
        seasonKey: 's',
        homeKey: 'l/0',
        awayKey: 'l/1',
        round: '第1轮',
        kickoffAt: SATURDAY_EVENING,
        neutral: false,
        ...given,
      })),
    },
  ]
}

/** A feed message about a match; without `state` it has kicked off and is 0-0. */
export function matchMessage(
  matchKey: string,
  revision: number,
  state: Partial<FeedMatchState> = {},
): Extract<FeedMessage, { kind: 'match' }> {
  const unknown = {
    half: null,
    corners: null,
    yellow: null,
    red: null,
    extra: null,
    shootout: null,
  }
  return {
    kind: 'match',
    at: SATURDAY_EVENING + revision,
    matchKey,
    revision,
    state: {
      status: 2,
      halfKickoffAt: SATURDAY_EVENING,
      score: [0, 0],
      varCheck: false,
      ...unknown,
      ...state,
    },
  }
}
