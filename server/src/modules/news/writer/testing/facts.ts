import type { BasketballFacts } from '../facts/basketball-facts'
import type { MatchFacts, Standing, TeamFacts } from '../facts/facts'
import type { FootballFacts } from '../facts/football-facts'

/** 2026-11-22 23:15 in Beijing. */
const KICKOFF = Date.UTC(2026, 10, 22, 15, 15) / 1_000

const NO_STREAKS = { winning: 0, unbeaten: 0, losing: 0, winless: 0 }

export function standing(position: number, points: number, given: Partial<Standing> = {}) {
  const counts = { played: 24, won: 10, drawn: 5, lost: 9 }
  return { table: '', position, points, ...counts, ...given }
}

export function team(id: number, name: string, given: Partial<TeamFacts> = {}): TeamFacts {
  return {
    id,
    name,
    colors: ['#004d98', '#a50044'],
    before: null,
    after: null,
    form: null,
    streaks: NO_STREAKS,
    streaksBefore: NO_STREAKS,
    ...given,
  }
}

/** A match that is to come, without anything known of the past. */
export function matchFacts(given: Partial<MatchFacts> = {}): MatchFacts {
  const { home = team(1, '塞尔塔'), away = team(2, '巴萨') } = given
  const sport = given.match?.sport ?? 1
  return {
    match: {
      id: 1750,
      sport,
      league: '西甲',
      home: home.name,
      away: away.name,
      kickoffAt: KICKOFF,
    },
    path: sport === 1 ? '/live/zq/detail/1750' : '/live/lq/detail/1750',
    league: { id: 1, name: sport === 1 ? '西甲' : 'NBA', color: '#d9542b', isCup: false },
    seasonId: 9,
    round: sport === 1 ? '第24轮' : '常规赛第24轮',
    kickoffAt: KICKOFF,
    isNeutral: false,
    isDemo: true,
    home,
    away,
    encounters: null,
    gap: null,
    ...given,
  }
}

/** A football match that ended 1-2 after the home side led. */
export function footballFacts(given: Partial<FootballFacts> = {}): FootballFacts {
  const goal = { added: null, assist: '', kind: 'goal' as const }
  return {
    ...matchFacts(given),
    score: [1, 2],
    half: [1, 0],
    extra: null,
    shootout: null,
    sentOff: [],
    missed: [],
    goals: [
      { ...goal, minute: 39, side: 'home', player: '奥利韦拉', score: [1, 0] },
      { ...goal, minute: 72, side: 'away', player: '萨莫拉', assist: '古铁雷', score: [1, 1] },
      { ...goal, minute: 88, side: 'away', player: '古铁雷', assist: '布斯塔', score: [1, 2] },
    ],
    figures: [
      { type: 83, label: '射门', values: [12, 9], isShare: false },
      { type: 21, label: '射正', values: [1, 6], isShare: false },
      { type: 25, label: '控球率', values: [48, 52], isShare: true },
    ],
    ...given,
  }
}

/** A game that the away side won 114-106. */
export function basketballFacts(given: Partial<BasketballFacts> = {}): BasketballFacts {
  const other = { steals: 0, blocks: 0 }
  const [home, away] = [team(1, '湖人'), team(2, '76人')]
  const match = { ...matchFacts().match, sport: 2 }
  return {
    ...matchFacts({ home, away, match, ...given }),
    score: [106, 114],
    periods: [
      [27, 32],
      [29, 27],
      [31, 34],
      [19, 21],
    ],
    totals: [
      [27, 32],
      [56, 59],
      [87, 93],
      [106, 114],
    ],
    players: {
      home: [{ name: '罗思韦尔', points: 27, rebounds: 3, assists: 1, ...other }],
      away: [{ name: '加尼耶', points: 24, rebounds: 11, assists: 5, ...other, steals: 3 }],
    },
    figures: [{ label: '投篮命中率', values: [44, 49], isShare: true }],
    flow: {
      leads: { home: 3, away: 13 },
      leadChanges: 4,
      ties: 3,
      run: { side: 'away', points: 9, from: [40, 41], to: [40, 50] },
    },
    margin: 8,
    ...given,
  }
}
