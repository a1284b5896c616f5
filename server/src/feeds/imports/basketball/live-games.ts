import Type, { type Static } from 'typebox'
import type { ParsedMatch } from '..'
import { finishedState, teamById } from './game-season'

const PERIOD_SECONDS = 720
const FINAL = 3

const Team = Type.Object({
  teamId: Type.Integer(),
  score: Type.Integer(),
  periods: Type.Optional(Type.Array(Type.Object({ score: Type.Integer() }))),
})
const Game = Type.Object({
  gameId: Type.String(),
  gameStatus: Type.Integer(),
  gameTimeUTC: Type.String(),
  gameDateTimeUTC: Type.Optional(Type.String()),
  weekNumber: Type.Optional(Type.Integer()),
  arenaName: Type.Optional(Type.String()),
  arena: Type.Optional(Type.Object({ arenaName: Type.String() })),
  officials: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
  homeTeam: Team,
  awayTeam: Team,
})
export type LiveGame = Static<typeof Game>

/** A schedule, a scoreboard or a box score. */
export const LiveGames = Type.Union([
  Type.Object({
    leagueSchedule: Type.Object({
      gameDates: Type.Array(Type.Object({ games: Type.Array(Game) })),
    }),
  }),
  Type.Object({ scoreboard: Type.Object({ games: Type.Array(Game) }) }),
  Type.Object({ game: Game }),
])

export function liveGamesIn(file: Static<typeof LiveGames>): LiveGame[] {
  if ('game' in file) return [file.game]
  if ('scoreboard' in file) return file.scoreboard.games
  return file.leagueSchedule.gameDates.flatMap(({ games }) => games)
}

/** By the first three digits of a game's number. */
const ROUNDS: Record<string, string | undefined> = {
  '001': '季前赛',
  '002': '常规赛',
  '004': '季后赛',
  '005': '附加赛',
  '006': '季中锦标赛决赛',
}

/** A game as a match, or why it is none. */
export function liveMatch(game: LiveGame): ParsedMatch | string {
  const { gameId, gameStatus, homeTeam, awayTeam, weekNumber, arena, officials } = game
  const round = ROUNDS[gameId.slice(0, 3)]
  if (round === undefined) return 'a game outside the season'
  const [home, away] = [teamById(homeTeam.teamId), teamById(awayTeam.teamId)]
  if (!home || !away) return 'not a team of the league'
  const kickoffAt = Date.parse(game.gameDateTimeUTC ?? game.gameTimeUTC) / 1000
  if (Number.isNaN(kickoffAt)) return 'no readable date'
  const [homePoints, awayPoints] = [homeTeam, awayTeam].map(({ periods }) =>
    periods?.map(({ score }) => score),
  )
  const venue = arena?.arenaName ?? game.arenaName
  const referee = officials?.map(({ name }) => name).join('、')
  const points = { homePoints, awayPoints, periodSeconds: PERIOD_SECONDS }
  return {
    homeKey: home.key,
    awayKey: away.key,
    kickoffAt,
    round: weekNumber ? `${round}第${weekNumber}周` : round,
    neutral: false,
    state: gameStatus === FINAL ? finishedState(homeTeam.score, awayTeam.score, points) : null,
    facts: { ...(venue && { venue }), ...(referee && { referee }) },
  }
}
