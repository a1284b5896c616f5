import { madeSeasons, normalValue } from './made-seasons'

/** The model behind the made leagues: strength and tempo of team n of 1 to 20. */
export const MADE_FOOTBALL = {
  level: Math.log(1.3),
  homeEdge: 0.3,
  strengthOf: (team: number) => (10.5 - team) * 0.04,
}

const FIRST_TEAMS = Array.from({ length: 20 }, (_, place) => place + 1)

/** Football seasons of 20 teams: team 1 is the best, team 20 the worst. */
export function madeFootball(seasons = 2, leagueId = 1) {
  const { level, homeEdge, strengthOf } = MADE_FOOTBALL
  return madeSeasons({
    leagueId,
    seasons,
    teamsOf: () => FIRST_TEAMS,
    draw: (home, away, random) => {
      const apart = homeEdge / 2 + strengthOf(home) - strengthOf(away)
      return {
        score: [random.poisson(Math.exp(level + apart)), random.poisson(Math.exp(level - apart))],
      }
    },
  })
}

export const MADE_BASKETBALL = {
  homeEdge: 2.5,
  level: 215,
  noise: 12,
  marginOf: (team: number) => 10.5 - team,
}

/** Basketball seasons of 20 teams: team 1 is the best, team 20 the worst. */
export function madeBasketball(seasons = 2) {
  const { homeEdge, level, noise, marginOf } = MADE_BASKETBALL
  return madeSeasons({
    seasons,
    teamsOf: () => FIRST_TEAMS,
    draw: (home, away, random) => {
      const mean = homeEdge + marginOf(home) - marginOf(away)
      const margin = Math.round(normalValue(mean, noise, random)) || 1
      const total = Math.round(normalValue(level, 17, random))
      return { score: [Math.round((total + margin) / 2), Math.round((total - margin) / 2)] }
    },
  })
}
