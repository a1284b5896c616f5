import type { GoalBins, MatchGoalTimes } from '../contracts/football'
import type {
  MatchFuture,
  MatchHistory,
  MatchIntelligence,
  MatchTable,
  PastMatch,
  StatInfo,
  TableRow,
} from '../contracts/matches'
import { makeTeam } from './list.factory'

const KICK_OFF = 1_770_000_000
const TEAMS = [makeTeam({ id: 1 }), makeTeam({ id: 2 })]

/** A line of a table after ten matches. */
export function makeTableRow(given: Partial<TableRow> = {}): TableRow {
  const row = {
    teamId: 1,
    position: 1,
    played: 10,
    won: 6,
    drawn: 2,
    lost: 2,
    scored: 18,
    conceded: 9,
    points: 20,
  }
  return { ...row, ...given }
}

/** A league of teams 1 and 2, the same total, home and away. */
export function makeMatchTable(given: Partial<MatchTable> = {}): MatchTable {
  const rows = [
    makeTableRow(),
    makeTableRow({ teamId: 2, position: 2, won: 5, lost: 3, points: 17 }),
  ]
  const statistic = { total: rows, home: rows, away: rows }
  return {
    season: '2025-26',
    rule: 'goal-difference',
    teams: TEAMS,
    groups: [{ name: '', statistic }],
    ...given,
  }
}

/** Team 1 won its home match against team 2 a week before, without odds. */
export function makePastMatch(given: Partial<PastMatch> = {}): PastMatch {
  return {
    id: 90,
    li: 1,
    leagueZh: '联1',
    kickoffAt: KICK_OFF - 7 * 86_400,
    home: 1,
    away: 2,
    score: [2, 1],
    half: [1, 0],
    corners: null,
    asiaLine: null,
    bsLine: null,
    ...given,
  }
}

function makeStatInfo(given: Partial<StatInfo> = {}): StatInfo {
  return {
    teamId: 1,
    total: 0,
    win: 0,
    draw: 0,
    lose: 0,
    scored: 0,
    conceded: 0,
    handicap: [0, 0, 0],
    overUnder: [0, 0, 0],
    odd: 0,
    even: 0,
    ...given,
  }
}

/** Matches between both sides, and of each: none unless given. */
export function makeMatchHistory(
  given: { vs?: PastMatch[]; home?: PastMatch[]; away?: PastMatch[] } = {},
): MatchHistory {
  const { vs = [], home = [], away = [] } = given
  const statHomeInfo = makeStatInfo()
  return {
    teams: TEAMS,
    history: { statHomeInfo, vs },
    recent: { statHomeInfo, statAwayInfo: makeStatInfo({ teamId: 2 }), home, away },
  }
}

/** Goals of both sides in ten matches each. */
export function makeMatchGoalTimes(given: Partial<MatchGoalTimes> = {}): MatchGoalTimes {
  const bins: GoalBins = {
    teamId: 1,
    matches: 10,
    scored: [1, 2, 3, 4, 5, 6],
    conceded: [0, 1, 0, 2, 1, 3],
  }
  return { season: '2025-26', home: bins, away: { ...bins, teamId: 2 }, ...given }
}

/** The next match of team 1, none of team 2. */
export function makeMatchFuture(given: Partial<MatchFuture> = {}): MatchFuture {
  const next = {
    id: 91,
    leagueZh: '联1',
    round: '第2轮',
    kickoffAt: KICK_OFF + 604_800,
    home: 2,
    away: 1,
    daysAfter: 7,
  }
  return { teams: TEAMS, home: [next], away: [], ...given }
}

/** 情报 of which nothing is written. */
export function makeMatchIntelligence(given: Partial<MatchIntelligence> = {}): MatchIntelligence {
  return { goodHome: [], badHome: [], goodAway: [], badAway: [], neutral: [], ...given }
}
