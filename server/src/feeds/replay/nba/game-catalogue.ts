import {
  type AmericanTeam,
  basketballCatalogue,
  colorsOf,
  markOf,
  readAmericanTeams,
} from '../../catalogue'
import type { FeedFixture, FeedLeague, FeedPlayer, FeedSeason, FeedTeam } from '../../feed'
import { nameOf } from './commentary/player-names'
import { gameKey, playerKey, SOURCE } from './game/game-key'
import type { RecordedPlayer, Recording } from './recordings/play'

const LEAGUE = 'nba'

/** What a replay needs of a game: its number, day and teams. */
export type Game = Pick<Recording, 'id' | 'day' | 'homeId' | 'awayId'>

/** League, teams and seasons of the games under their canonical keys and Chinese names. */
export function gameCatalogue(games: readonly Game[]): {
  leagues: FeedLeague[]
  teams: FeedTeam[]
  seasons: FeedSeason[]
} {
  const league = basketballCatalogue().leagues.get(LEAGUE)
  if (!league) throw new Error(`no league ${LEAGUE}`)
  const teams = new Map(
    games.flatMap(({ homeId, awayId }) =>
      [homeId, awayId].map((id): [string, FeedTeam] => [teamOf(id).key, teamOf(id)]),
    ),
  )
  const seasons = new Map(games.map(({ id }) => [seasonOf(id).key, seasonOf(id)]))
  return { leagues: [league], teams: [...teams.values()], seasons: [...seasons.values()] }
}

/** The game as a fixture that tips off at `kickoffAt`. */
export function gameFixture({ id, homeId, awayId }: Game, kickoffAt: number): FeedFixture {
  return {
    key: gameKey(id),
    seasonKey: seasonOf(id).key,
    leagueKey: LEAGUE,
    homeKey: teamOf(homeId).key,
    awayKey: teamOf(awayId).key,
    round: ROUNDS[id.slice(0, 3)] ?? '',
    kickoffAt,
    neutral: false,
  }
}

/** Players of a game with their teams at that time. */
export function gamePlayers({ players, homeId, awayId }: Recording): FeedPlayer[] {
  return players.map((player) =>
    feedPlayer(player, teamOf(player.side === 'home' ? homeId : awayId)),
  )
}

let known: { teams: Map<string, FeedTeam>; american: Map<number, AmericanTeam> } | null = null

/** The team of a number at its league; one that the catalogue does not know keeps the number. */
export function teamOf(id: number): FeedTeam {
  known ??= {
    teams: basketballCatalogue().teams,
    american: new Map(readAmericanTeams().map((team) => [team.id, team])),
  }
  const american = known.american.get(id)
  const team = american && known.teams.get(american.key)
  if (team) return team
  const name = american?.name ?? `${id}`
  return {
    key: `nba/${id}`,
    nameZh: name,
    shortZh: name,
    colors: colorsOf(name),
    mark: markOf(name),
    iso: null,
  }
}

/** First three digits of a game's number. */
const ROUNDS: Record<string, string | undefined> = {
  '001': '季前赛',
  '002': '常规赛',
  '004': '季后赛',
  '005': '附加赛',
}

/** The season by the fourth and fifth digit of a game's number. */
function seasonOf(id: string): FeedSeason {
  const year = 2000 + Number(id.slice(3, 5))
  const name = `${year}-${`${(year + 1) % 100}`.padStart(2, '0')}`
  return {
    key: `${SOURCE}:${LEAGUE}/${name}`,
    leagueKey: LEAGUE,
    name,
    startsOn: `${year}-10-01`,
    endsOn: `${year + 1}-06-30`,
  }
}

const POSITIONS = ['C', 'SF', 'PF', 'SG', 'PG', 'F', 'G'] as const

function feedPlayer(player: RecordedPlayer, { key }: FeedTeam): FeedPlayer {
  const nameZh = nameOf(player)
  return {
    key: playerKey(player.id),
    teamKey: key,
    nameZh,
    shortZh: nameZh.split('·').at(-1) ?? nameZh,
    position: POSITIONS.find((one) => one === player.position) ?? null,
    shirtNumber: player.shirtNumber,
    birthDate: null,
    heightCm: null,
    weightKg: null,
    foot: 0,
    areaZh: null,
  }
}
