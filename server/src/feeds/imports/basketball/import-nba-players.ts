import {
  checkAnything,
  eachFile,
  emptyReport,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportReport,
  reject,
} from '..'
import { importPlayers, type PlayerLine } from '../import-players'
import { answerRows } from './game-log'
import { teamById, teamsOf } from './game-season'
import { leaguePlayer } from './league-players'

const NBA = 'nba'
const COLUMNS = ['PERSON_ID', 'DISPLAY_FIRST_LAST', 'ROSTERSTATUS', 'TEAM_ID']

/**
 * Imports `commonallplayers_<season>.json.gz`: all players of the league, those of today with their
 * teams. Throws when `dir` has no such file.
 */
export async function importNbaPlayers(dir: string, context: ImportContext): Promise<ImportReport> {
  const report = emptyReport()
  const { files, unreadable } = findFiles(dir, '.json.gz')
  const lists = files.filter(({ file }) => /^commonallplayers_/.test(file))
  const { sink, now: at } = context
  const teams = teamsOf(NBA)
  await eachFile({ files: lists, unreadable }, report, async ({ file, path }) => {
    const rows = answerRows(path, COLUMNS)
    const one = fileReport(file, rows.length, context.onRejected)
    const lines = new Map<number, PlayerLine>()
    for (const [index, row] of rows.entries()) {
      const [id, name] = [Number(row.PERSON_ID), `${row.DISPLAY_FIRST_LAST ?? ''}`.trim()]
      const line = index + 1
      if (!Number.isInteger(id) || id <= 0 || name === '') reject(one, line, 'no number or name')
      else if (lines.has(id)) reject(one, line, 'the same player again', name)
      else {
        const team = row.ROSTERSTATUS === 1 ? teamById(Number(row.TEAM_ID)) : null
        lines.set(id, { player: leaguePlayer(id, name, team?.key ?? null), line })
      }
    }
    await sink.deliver([{ kind: 'catalogue', at, leagues: [], teams, seasons: [] }])
    await importPlayers(context, [...lines.values()], one)
    report.files.push(one)
  })
  // Names of teams are those of the catalogue.
  report.ignoredFiles.push(...findFiles(dir, '.csv').files.map(({ file }) => file))
  checkAnything(report, `lists commonallplayers_<season>.json.gz in ${dir}`)
  return { ...report, clubs: teams.length }
}
