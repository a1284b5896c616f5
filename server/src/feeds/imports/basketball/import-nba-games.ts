import {
  type CsvLayout,
  type CsvRow,
  checkAnything,
  eachFile,
  emptyReport,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportReport,
  importSeason,
  type ParsedMatch,
  readCsv,
  reject,
} from '..'
import { finishedState, gameSeason, seasonName, teamById, teamsOf } from './game-season'
import { easternTipOff } from './tip-off.rules'

const NBA = 'nba'
const PERIOD_SECONDS = 720
const SIDES = ['home', 'away'] as const

const LAYOUT: CsvLayout = {
  kinds: [
    [
      'game_id',
      'date_us',
      'tip_et',
      'away_team_id',
      'home_team_id',
      'away_q1',
      'away_ot',
      'home_q1',
      'home_ot',
      'away_final',
      'home_final',
    ],
  ],
  cells: { game_id: (cell) => /^00\d{8}$/.test(cell), date_us: (cell) => /^\d{4}-/.test(cell) },
}

/**
 * Imports tables `games_<season>.csv` made from play-by-play: tip-off, quarters and overtimes.
 * Throws when `dir` has none.
 */
export async function importNbaGames(dir: string, context: ImportContext): Promise<ImportReport> {
  const report = emptyReport()
  const { files, unreadable } = findFiles(dir, '.csv')
  const tables = files.filter(({ file }) => /^games_/.test(file))
  await eachFile({ files: tables, unreadable }, report, async ({ file, path }) => {
    const one = fileReport(file, 0, context.onRejected)
    const seasons = new Map<string, ParsedMatch[]>()
    for await (const found of readCsv(path, LAYOUT)) {
      one.rows += 1
      const game = 'why' in found ? found.why : gameOf(found.row)
      if ('why' in found || typeof game === 'string') {
        reject(one, found.line, `${game}`)
        continue
      }
      const name = seasonName(2000 + Number((found.row.game_id ?? '').slice(3, 5)))
      const match = { ...game, from: { file, line: found.line } }
      seasons.set(name, [...(seasons.get(name) ?? []), match])
    }
    for (const [name, matches] of seasons)
      await importSeason(context, gameSeason(NBA, name, matches), one)
    report.files.push(one)
  })
  checkAnything(report, `tables games_<season>.csv in ${dir}`)
  return { ...report, clubs: teamsOf(NBA).length }
}

function gameOf(row: CsvRow): ParsedMatch | string {
  const [home, away] = SIDES.map((side) => teamById(Number(row[`${side}_team_id`])))
  if (!home || !away) return 'not a team of the league'
  const kickoffAt = easternTipOff(row.date_us ?? '', row.tip_et ?? '')
  if (kickoffAt === null) return 'no readable date'
  const [homePoints = [], awayPoints = []] = SIDES.map((side) => pointsOf(row, side))
  const [homeFinal, awayFinal] = [Number(row.home_final), Number(row.away_final)]
  if (![homeFinal, awayFinal, ...homePoints, ...awayPoints].every(Number.isInteger))
    return 'no readable points'
  const points = { homePoints, awayPoints, periodSeconds: PERIOD_SECONDS }
  const state = finishedState(homeFinal, awayFinal, points)
  const fixture = { homeKey: home.key, awayKey: away.key, kickoffAt, round: '常规赛' }
  return { ...fixture, neutral: false, state }
}

/** Quarters, then the overtimes, which the table joins by `+`. */
function pointsOf(row: CsvRow, side: (typeof SIDES)[number]): number[] {
  const quarters = ['q1', 'q2', 'q3', 'q4'].map((name) => row[`${side}_${name}`])
  const overtimes = (row[`${side}_ot`] ?? '').split('+').filter((text) => text !== '')
  return [...quarters, ...overtimes].map(Number)
}
