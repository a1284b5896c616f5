import type { FeedFixture, FeedTeam } from '../../../feed'
import { randomFrom } from '../../../random'
import type { LeagueDraw } from '../../world/league-matches'
import { seasonKey } from '../../world/seasons'
import type { BasketballLeague } from './leagues'

/** A fixture with the data to play it. */
export type BasketballMatch = {
  fixture: FeedFixture
  league: BasketballLeague
  home: FeedTeam
  away: FeedTeam
  /** Points by which the home side is better on its own court. */
  margin: number
}

const HOME_EDGE = 2.6
/** Points by which a team is better than the mean of its league, in a game of 48 minutes. */
const STRENGTH = 4.2
const FORM = 1.9
const LONG_GAME = 2_880

export function matchOf(draw: LeagueDraw<BasketballLeague>, seed: string): BasketballMatch {
  const { league, edition, home, away, round, kickoffAt } = draw
  const season = seasonKey(league, edition)
  const strength = (team: FeedTeam) => strengthOf(team.key, edition.name, seed)
  const length = (4 * league.rules.quarterSeconds) / LONG_GAME
  return {
    fixture: {
      key: `${season}/${round}/${slugOf(home)}-${slugOf(away)}`,
      seasonKey: season,
      leagueKey: league.key,
      homeKey: home.key,
      awayKey: away.key,
      round: `常规赛第${round}轮`,
      kickoffAt,
      neutral: false,
    },
    league,
    home,
    away,
    margin: (strength(home) - strength(away)) * length + HOME_EDGE * Math.sqrt(length),
  }
}

function slugOf(team: FeedTeam): string {
  return team.key.slice(team.key.indexOf('/') + 1)
}

/** What lasts from season to season, and the form of one season. */
function strengthOf(teamKey: string, season: string, seed: string): number {
  const lasting = bell(`${seed}/strength/${teamKey}`)
  const form = bell(`${seed}/strength/${teamKey}/${season}`)
  return lasting * STRENGTH + form * FORM
}

/** About normal with a deviation of one, the same for the same text. */
function bell(text: string): number {
  const random = randomFrom(text)
  let sum = -6
  for (let throws = 0; throws < 12; throws++) sum += random.next()
  return sum
}
