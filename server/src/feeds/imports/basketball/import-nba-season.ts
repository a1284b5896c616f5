import type { FeedMessage } from '../../feed'
import {
  type CsvLayout,
  checkAnything,
  countIn,
  eachFile,
  emptyReport,
  type FileReport,
  type FoundFile,
  fileReport,
  findFiles,
  type ImportContext,
  type ImportedMatch,
  type ImportReport,
  importSeason,
  isName,
  type MatchState,
  type ParsedMatch,
  readCsv,
  reject,
} from '..'
import { importPlayers, type PlayerLine } from '../import-players'
import { readStoredPlayers } from '../stored-players.repository'
import { type LoggedGame, readGameLog } from './game-log'
import { gameQuotes } from './game-quotes.rules'
import {
  finishedState,
  gameSeason,
  PLAY_OFF_ROUND,
  REGULAR_ROUND,
  seasonName,
  teamById,
  teamsOf,
} from './game-season'
import { leaguePlayer } from './league-players'
import { firstYearOf, type OddsGame, readOddsFile } from './odds-file'
import { usualTipOff } from './tip-off.rules'

const NBA = 'nba'
const PERIOD_SECONDS = 720
const QUOTES_PER_BATCH = 2_000

type SeasonGame = ParsedMatch & { odds: OddsGame | null }
/** What the logs have: games of odds files, and the last day of each regular season. */
type Logged = { odds: Set<OddsGame>; lastDays: Map<string, string> }
type OddsFile = { file: FoundFile; year: number; report: FileReport; games: OddsGame[] }

/**
 * Imports a season of the NBA: the game log, a file of odds with the quarters of every game, and
 * rosters. A game of both files is one match. Throws when `dir` has no such file.
 */
export async function importNbaSeason(dir: string, context: ImportContext): Promise<ImportReport> {
  const report = emptyReport()
  const odds: OddsFile[] = []
  await eachFile(named(dir, '.csv', /^nba_odds_/), report, async (file) => {
    odds.push(await readOdds(file, context))
  })
  const logged: Logged = { odds: new Set(), lastDays: new Map() }
  await eachFile(named(dir, '.json.gz', /^leaguegamelog_/), report, async (file) => {
    report.files.push(await importLog(file, odds, logged, context))
  })
  for (const one of odds) report.files.push(await importOdds(one, logged, context))
  await eachFile(named(dir, '.csv', /^players_season_/), report, async (file) => {
    report.files.push(await importRosters(file, context))
  })
  report.ignoredFiles.push(...named(dir, '.csv', /^teams_season_/).files.map(({ file }) => file))
  checkAnything(report, `game logs, odds or rosters of the NBA in ${dir}`)
  return { ...report, clubs: teamsOf(NBA).length }
}

function named(dir: string, extension: string, pattern: RegExp) {
  const { files, unreadable } = findFiles(dir, extension)
  return { files: files.filter(({ file }) => pattern.test(file)), unreadable }
}

async function readOdds(file: FoundFile, { onRejected }: ImportContext): Promise<OddsFile> {
  const year = firstYearOf(file.file)
  const { rows, games, faults } = await readOddsFile(file.path, year)
  const report = fileReport(file.file, rows, onRejected)
  for (const { line, why } of faults) reject(report, line, why)
  return { file, year, report, games }
}

async function importLog(
  file: FoundFile,
  odds: readonly OddsFile[],
  logged: Logged,
  context: ImportContext,
): Promise<FileReport> {
  const { rows, games, faults } = readGameLog(file.path)
  const report = fileReport(file.file, rows, context.onRejected)
  for (const { line, why } of faults) reject(report, line, why)
  const byGame = new Map(odds.flatMap((one) => one.games).map((game) => [nameOfGame(game), game]))
  const seasons = new Map<string, SeasonGame[]>()
  for (const game of games) {
    const found = byGame.get(nameOfGame(game)) ?? null
    if (found) logged.odds.add(found)
    else if (odds.length > 0) countIn(report.notes, 'without odds', nameOfGame(game))
    const kickoffAt = usualTipOff(game.day, game.zone)
    if (kickoffAt === null) {
      for (const line of game.lines) reject(report, line, 'no readable date')
      continue
    }
    const from = { file: file.file, line: game.lines[0] }
    const match = { ...seasonGame(game, kickoffAt, game.round), from, odds: found }
    if (game.round === REGULAR_ROUND) noteLastDay(logged, game)
    seasons.set(game.season, [...(seasons.get(game.season) ?? []), withPeriods(match, found)])
    // The line of the away team says the same game again.
    report.reference += 1
  }
  for (const [name, matches] of seasons) await importGames(name, matches, context, report)
  return report
}

function noteLastDay({ lastDays }: Logged, { season, day }: LoggedGame): void {
  if (day > (lastDays.get(season) ?? '')) lastDays.set(season, day)
}

/**
 * Imports the games of a file of odds that no log has. Odds do not say the round: after the last
 * day of a logged regular season are the play-offs, otherwise it is unknown.
 */
async function importOdds(
  { file, year, report, games }: OddsFile,
  logged: Logged,
  context: ImportContext,
): Promise<FileReport> {
  const season = seasonName(year)
  const lastDay = logged.lastDays.get(season)
  const matches = games.flatMap((game): SeasonGame[] => {
    if (logged.odds.has(game)) {
      report.reference += 2
      return []
    }
    const kickoffAt = usualTipOff(game.day, game.zone)
    if (kickoffAt === null) {
      for (const line of game.lines) reject(report, line, 'no readable date')
      return []
    }
    report.reference += 1
    const from = { file: file.file, line: game.lines[0] }
    const round = lastDay !== undefined && game.day > lastDay ? PLAY_OFF_ROUND : ''
    const match = { ...seasonGame(game, kickoffAt, round), from, odds: game }
    return [withPeriods({ ...match, neutral: game.isNeutral }, game)]
  })
  await importGames(season, matches, context, report)
  return report
}

async function importGames(
  name: string,
  matches: SeasonGame[],
  context: ImportContext,
  report: FileReport,
): Promise<void> {
  if (matches.length === 0) return
  const imported = await importSeason(context, gameSeason(NBA, name, matches), report)
  await deliverQuotes(imported, context, report)
}

function seasonGame(
  { homeKey, awayKey, home, away }: LoggedGame | OddsGame,
  kickoffAt: number,
  round: string,
): ParsedMatch {
  const state = finishedState(home, away, { periodSeconds: PERIOD_SECONDS })
  return { homeKey, awayKey, kickoffAt, isDayOnly: true, round, neutral: false, state }
}

function withPeriods(match: SeasonGame, odds: OddsGame | null): SeasonGame {
  if (!odds || !match.state) return match
  const { homePoints, awayPoints } = odds
  return { ...match, state: { ...match.state, homePoints, awayPoints } }
}

async function deliverQuotes(
  imported: readonly ImportedMatch<SeasonGame>[],
  { sink, now: at }: ImportContext,
  report: FileReport,
): Promise<void> {
  const quotes = imported.flatMap(({ parsed, key, isSwapped }) =>
    parsed.odds && !isSwapped
      ? gameQuotes(parsed.odds, parsed.kickoffAt).map((quote) => ({ matchKey: key, ...quote }))
      : [],
  )
  for (const _ of quotes) countIn(report.notes, 'quotations')
  for (let from = 0; from < quotes.length; from += QUOTES_PER_BATCH) {
    const some = quotes.slice(from, from + QUOTES_PER_BATCH)
    const message: FeedMessage<MatchState> = { kind: 'odds', at, quotes: some }
    await sink.deliver([message])
  }
}

function nameOfGame({ day, homeKey, awayKey, home, away }: LoggedGame | OddsGame): string {
  return `${day} ${homeKey}–${awayKey} ${home}-${away}`
}

const ROSTERS: CsvLayout = {
  kinds: [['TEAM_ID', 'PLAYER_ID', 'PLAYER_NAME']],
  cells: { TEAM_ID: isNumber, PLAYER_ID: isNumber, PLAYER_NAME: isName },
}

function isNumber(cell: string): boolean {
  return /^\d+$/.test(cell)
}

/** A player whom another list already has keeps his team: a roster of the past is not news. */
async function importRosters(file: FoundFile, context: ImportContext): Promise<FileReport> {
  const report = fileReport(file.file, 0, context.onRejected)
  const lines = new Map<string, PlayerLine>()
  for await (const found of readCsv(file.path, ROSTERS)) {
    report.rows += 1
    const { line } = found
    const why = 'why' in found ? found.why : rosterFault(found.row, lines)
    if ('why' in found || why !== null) {
      reject(report, line, `${why}`)
      continue
    }
    const { PLAYER_ID, PLAYER_NAME = '', TEAM_ID } = found.row
    const team = teamById(Number(TEAM_ID))
    const player = leaguePlayer(Number(PLAYER_ID), PLAYER_NAME, team?.key ?? null)
    lines.set(player.key, { player, line })
  }
  const { db, sport, sink, now: at } = context
  const known = await readStoredPlayers(db, sport.key, [...lines.keys()])
  report.same += known.size
  const teams = teamsOf(NBA)
  await sink.deliver([{ kind: 'catalogue', at, leagues: [], teams, seasons: [] }])
  const added = [...lines.values()].filter(({ player }) => !known.has(player.key))
  await importPlayers(context, added, report)
  return report
}

function rosterFault(
  { PLAYER_ID, TEAM_ID }: Record<string, string>,
  lines: ReadonlyMap<string, PlayerLine>,
): string | null {
  if (!teamById(Number(TEAM_ID))) return 'not a team of the league'
  return lines.has(leaguePlayer(Number(PLAYER_ID), '', null).key)
    ? 'the same player in another team'
    : null
}
