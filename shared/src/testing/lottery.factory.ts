import type { LotteryIssue, LotteryList, LotteryMatch } from '../contracts/lottery'

const KICK_OFF = 1_770_000_000

/** A match of 竞彩 between teams 1 and 2, on sale with both plays and not begun. */
export function makeLotteryMatch(given: Partial<LotteryMatch> = {}): LotteryMatch {
  return {
    num: '周六001',
    matchId: 1,
    leagueZh: '联1',
    leagueColor: '#3366cc',
    homeZh: '队1',
    awayZh: '队2',
    homeId: 1,
    awayId: 2,
    kickoffAt: KICK_OFF,
    stopAt: KICK_OFF - 300,
    s: 1,
    publishedAt: KICK_OFF,
    score: null,
    half: null,
    sale: [2, 2, 1, 1, 1],
    spf: [1.95, 3.3, 3.4],
    line: 1,
    rq: [3.9, 3.5, 1.75],
    result: { spf: null, rq: null },
    ...given,
  }
}

/** An issue that sells for a day. */
export function makeLotteryIssue(given: Partial<LotteryIssue> = {}): LotteryIssue {
  return {
    issue: '2026-02-07',
    title: '2026-02-07 周六',
    startAt: KICK_OFF - 86_400,
    endAt: KICK_OFF,
    drawAt: null,
    sales: null,
    jackpot: null,
    ...given,
  }
}

/** A list of these matches in one issue, which is the only one to choose. */
export function makeLotteryList(
  list: LotteryMatch[] = [makeLotteryMatch()],
  given: Partial<LotteryList> = {},
): LotteryList {
  const current = given.current === undefined ? makeLotteryIssue() : given.current
  return {
    serverAt: KICK_OFF * 1000,
    current,
    issues: current === null ? [] : [current],
    list,
    ...given,
  }
}
