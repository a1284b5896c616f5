import type { FeedFixture, FeedMessage } from '../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../testing'

export const NOW_S = SATURDAY_EVENING
const LOOKS = { colors: ['#aa0000', '#ffffff'] as [string, string], mark: '队', iso: null }

/** Seconds of a Beijing time in August 2026; the world stands at the 15th, 20:00, a Saturday. */
export function august(day: number, time: string): number {
  return Date.parse(`2026-08-${String(day).padStart(2, '0')}T${time}:00+08:00`) / 1000
}

type LeagueNames = { key: string; nameZh: string; shortZh: string; area: string; areaZh: string }

/** Leagues with their teams, by name, and one season each. */
export function catalogue(
  leagues: readonly (LeagueNames & { teams: readonly [string, string, string][] })[],
): Extract<FeedMessage, { kind: 'catalogue' }> {
  return {
    kind: 'catalogue',
    at: NOW_S - 30 * 86_400,
    leagues: leagues.map(({ key, nameZh, shortZh, area, areaZh }) => ({
      key,
      nameZh,
      shortZh,
      areaKey: area,
      areaZh,
      letter: 'A',
      color: '#336699',
      level: 1,
      kind: 1 as const,
    })),
    teams: leagues.flatMap(({ teams }) =>
      teams.map(([key, nameZh, shortZh]) => ({ key, nameZh, shortZh, ...LOOKS })),
    ),
    seasons: leagues.map(({ key }) => ({
      key: '2026',
      leagueKey: key,
      name: '2026-27',
      startsOn: '2026-07-01',
      endsOn: '2027-06-30',
    })),
  }
}

export type Scheduled = [key: string, round: string, home: string, away: string, at: number]

export function fixtures(
  leagueKey: string,
  list: readonly Scheduled[],
): Extract<FeedMessage, { kind: 'fixtures' }> {
  const made: FeedFixture[] = list.map(([key, round, homeKey, awayKey, kickoffAt]) => ({
    key,
    round,
    homeKey,
    awayKey,
    kickoffAt,
    leagueKey,
    seasonKey: '2026',
    neutral: false,
  }))
  return { kind: 'fixtures', at: NOW_S - 30 * 86_400, fixtures: made }
}
