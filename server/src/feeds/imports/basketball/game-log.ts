import Type, { type Static } from 'typebox'
import { createJsonReader, FileError } from '..'
import { PLAY_OFF_ROUND, REGULAR_ROUND, seasonName, teamById } from './game-season'

const Cell = Type.Union([Type.String(), Type.Number(), Type.Null()])
const Answer = Type.Object({
  resultSets: Type.Array(
    Type.Object({
      headers: Type.Array(Type.String()),
      rowSet: Type.Array(Type.Array(Cell)),
    }),
    { minItems: 1 },
  ),
})
const readAnswer = createJsonReader(Answer)

export type AnswerRow = Record<string, Static<typeof Cell>>

/** Rows of an answer of stats.nba.com by their columns; throws when a column is missing. */
export function answerRows(file: string, columns: readonly string[]): AnswerRow[] {
  const answer = readAnswer(file)
  if ('why' in answer) throw new FileError(answer.why)
  const [table] = answer.value.resultSets
  const missing = columns.filter((name) => !table?.headers.includes(name))
  if (!table || missing.length > 0) throw new FileError(`no column ${missing.join(', ')}`)
  return table.rowSet.map((cells) =>
    Object.fromEntries(table.headers.map((name, index) => [name, cells[index] ?? null])),
  )
}

/** A game of the log: the lines of both teams. */
export type LoggedGame = {
  season: string
  /** In Chinese, by the kind of the season; empty for another kind. */
  round: string
  day: string
  homeKey: string
  awayKey: string
  zone: string
  home: number
  away: number
  /** Lines of the home and of the away team, from 1. */
  lines: [home: number, away: number]
}

/** Rounds by the first digit of a season's number: `22018` is the regular season of 2018-19. */
const ROUNDS: Record<string, string | undefined> = {
  1: '季前赛',
  2: REGULAR_ROUND,
  4: PLAY_OFF_ROUND,
  5: '附加赛',
}

const COLUMNS = ['SEASON_ID', 'TEAM_ID', 'GAME_ID', 'GAME_DATE', 'MATCHUP', 'PTS']

/** Games of a `leaguegamelog`, and the lines that make none, each with the reason. */
export function readGameLog(file: string): {
  rows: number
  games: LoggedGame[]
  faults: { line: number; why: string }[]
} {
  const rows = answerRows(file, COLUMNS)
  const games: LoggedGame[] = []
  const faults: { line: number; why: string }[] = []
  const byGame = new Map<string, { row: AnswerRow; line: number }[]>()
  for (const [index, row] of rows.entries()) {
    const id = `${row.GAME_ID}`
    byGame.set(id, [...(byGame.get(id) ?? []), { row, line: index + 1 }])
  }
  for (const lines of byGame.values()) {
    const game = gameOf(lines)
    if (typeof game !== 'string') games.push(game)
    else for (const { line } of lines) faults.push({ line, why: game })
  }
  return { rows: rows.length, games, faults }
}

function gameOf(lines: readonly { row: AnswerRow; line: number }[]): LoggedGame | string {
  const home = lines.find(({ row }) => `${row.MATCHUP}`.includes(' vs. '))
  const away = lines.find(({ row }) => `${row.MATCHUP}`.includes(' @ '))
  if (!home || !away || lines.length !== 2) return 'a game without its two teams'
  const [homeTeam, awayTeam] = [
    teamById(Number(home.row.TEAM_ID)),
    teamById(Number(away.row.TEAM_ID)),
  ]
  if (!homeTeam || !awayTeam) return 'not a team of the league'
  const [homePoints, awayPoints] = [Number(home.row.PTS), Number(away.row.PTS)]
  if (!Number.isInteger(homePoints) || !Number.isInteger(awayPoints)) return 'no readable points'
  return {
    season: seasonName(Number(`${home.row.SEASON_ID}`.slice(1))),
    round: ROUNDS[`${home.row.SEASON_ID}`.slice(0, 1)] ?? '',
    day: `${home.row.GAME_DATE}`,
    homeKey: homeTeam.key,
    awayKey: awayTeam.key,
    zone: homeTeam.zone,
    home: homePoints,
    away: awayPoints,
    lines: [home.line, away.line],
  }
}
