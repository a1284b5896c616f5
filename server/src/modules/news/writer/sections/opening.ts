import type { MatchFacts } from '../facts/facts'

/** Leagues whose matches no one counts by rounds. */
const WITHOUT_ROUNDS: ReadonlySet<string> = new Set(['NBA', 'WNBA'])

/** League and round: 西甲第24轮, NBA常规赛, 足总杯1/8决赛. */
export function stageText({ league, round }: Pick<MatchFacts, 'league' | 'round'>): string {
  return league.name + (WITHOUT_ROUNDS.has(league.name) ? round.replace(/第\d+轮/, '') : round)
}

/** Names of an article that are no figures although they may contain digits. */
export function namesOf({ home, away, league, round, encounters }: MatchFacts): string[] {
  const leagues = (encounters?.matches ?? []).map(({ league: name }) => name)
  return [home.name, away.name, league.name, round, ...leagues]
}
