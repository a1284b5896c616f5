import {
  checkAnything,
  createJsonReader,
  eachFile,
  emptyReport,
  FileError,
  type FoundFile,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportReport,
  importSeason,
  type ParsedMatch,
  reject,
} from '..'
import { gameSeason, seasonName, teamsOf } from './game-season'
import { type LiveGame, LiveGames, liveGamesIn, liveMatch } from './live-games'

const NBA = 'nba'
const FILES = /^(?:schedule_|scoreboard|live_boxscore_)/
const readGames = createJsonReader(LiveGames)

/**
 * Imports games in the league's live formats: the schedule of a season, scoreboards and box scores
 * with the points of every period. Recorded play is for the replay. Throws when `dir` has none.
 */
export async function importNbaLive(dir: string, context: ImportContext): Promise<ImportReport> {
  const report = emptyReport()
  const { files, unreadable } = findFiles(dir, '.json.gz')
  const used = files.filter(({ file }) => FILES.test(file))
  await eachFile({ files: used, unreadable }, report, async (file) => {
    report.files.push(await importFile(file, context))
  })
  const others = files.filter((file) => !used.includes(file))
  report.ignoredFiles.push(...others.map(({ file }) => file))
  checkAnything(report, `schedules, scoreboards or box scores of the NBA in ${dir}`)
  return { ...report, clubs: teamsOf(NBA).length }
}

async function importFile({ file, path }: FoundFile, context: ImportContext) {
  const read = readGames(path)
  if ('why' in read) throw new FileError(read.why)
  const games = liveGamesIn(read.value)
  const report = fileReport(file, games.length, context.onRejected)
  const seasons = new Map<string, ParsedMatch[]>()
  for (const [index, game] of games.entries()) {
    const match = liveMatch(game)
    if (typeof match === 'string') {
      reject(report, index + 1, match, game.gameId)
      continue
    }
    const name = seasonOf(game)
    const from = { file, line: index + 1 }
    seasons.set(name, [...(seasons.get(name) ?? []), { ...match, from }])
  }
  for (const [name, matches] of seasons)
    await importSeason(context, gameSeason(NBA, name, matches), report)
  return report
}

function seasonOf({ gameId }: LiveGame): string {
  return seasonName(2000 + Number(gameId.slice(3, 5)))
}
