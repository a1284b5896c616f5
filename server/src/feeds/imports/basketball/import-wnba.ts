import Type, { type Static } from 'typebox'
import {
  checkAnything,
  createJsonReader,
  eachFile,
  emptyReport,
  FileError,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportReport,
  importSeason,
  type ParsedMatch,
  reject,
} from '..'
import { finishedState, gameSeason, teamById, teamsOf } from './game-season'

const WNBA = 'wnba'
const PERIOD_SECONDS = 600
const FINAL = '3'

const Team = Type.Object({ tid: Type.Integer(), s: Type.Optional(Type.String()) })
const Game = Type.Object({
  gid: Type.String(),
  gdtutc: Type.String(),
  utctm: Type.String(),
  an: Type.Optional(Type.String()),
  st: Type.String(),
  h: Team,
  v: Team,
})
type Game = Static<typeof Game>
const readSchedule = createJsonReader(
  Type.Object({
    lscd: Type.Array(Type.Object({ mscd: Type.Object({ g: Type.Array(Game) }) })),
  }),
)

/** By the first three digits of a game's number; other games, such as the All-Star, have none. */
const ROUNDS: Record<string, string | undefined> = {
  '101': '季前赛',
  '102': '常规赛',
  '104': '季后赛',
}

/**
 * Imports schedules and results of the WNBA (`data_wnba_<year>_schedule.json.gz`). Throws when
 * `dir` has none.
 */
export async function importWnba(dir: string, context: ImportContext): Promise<ImportReport> {
  const report = emptyReport()
  await eachFile(findFiles(dir, '.json.gz'), report, async ({ file, path }) => {
    const year = /_(\d{4})_schedule/.exec(file)?.[1]
    if (!year) throw new FileError('no year in its name')
    const read = readSchedule(path)
    if ('why' in read) throw new FileError(read.why)
    const games = read.value.lscd.flatMap(({ mscd }) => mscd.g)
    const one = fileReport(file, games.length, context.onRejected)
    const matches = games.flatMap((game, index) => {
      const match = gameOf(game)
      if (typeof match !== 'string') return [{ ...match, from: { file, line: index + 1 } }]
      reject(one, index + 1, match, game.gid)
      return []
    })
    await importSeason(context, gameSeason(WNBA, year, matches), one)
    report.files.push(one)
  })
  checkAnything(report, `schedules of the WNBA in ${dir}`)
  return { ...report, clubs: teamsOf(WNBA).length }
}

function gameOf({ gid, gdtutc, utctm, an, st, h, v }: Game): ParsedMatch | string {
  const round = ROUNDS[gid.slice(0, 3)]
  const [home, away] = [teamById(h.tid), teamById(v.tid)]
  if (round === undefined) return 'a game outside the season'
  if (!home || !away) return 'not a team of the league'
  const kickoffAt = Date.parse(`${gdtutc}T${utctm}:00Z`) / 1000
  if (Number.isNaN(kickoffAt)) return 'no readable date'
  const points = [Number(h.s), Number(v.s)]
  const [homeFinal = 0, awayFinal = 0] = points
  const isPlayed = st === FINAL && points.every(Number.isInteger)
  return {
    homeKey: home.key,
    awayKey: away.key,
    kickoffAt,
    round,
    neutral: false,
    state: isPlayed ? finishedState(homeFinal, awayFinal, { periodSeconds: PERIOD_SECONDS }) : null,
    facts: an ? { venue: an } : {},
  }
}
