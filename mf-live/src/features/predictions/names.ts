import type { League, Team } from '@saidian/shared/contracts/matches'
import type { ListedPrediction } from '@saidian/shared/contracts/predictions'

type Named = { leagues: readonly League[]; teams: readonly Team[] }

/** Finds the names of a prediction among those of its answers. */
export function namesIn(answers: readonly Named[]) {
  const leagues = new Map(answers.flatMap((one) => one.leagues.map((each) => [each.id, each])))
  const teams = new Map(answers.flatMap((one) => one.teams.map((each) => [each.id, each])))
  return ({ leagueId, home, away }: ListedPrediction) => ({
    league: leagues.get(leagueId),
    home: teams.get(home),
    away: teams.get(away),
  })
}
