import { readRecorded } from '../../recorded-file'
import { absenceText } from './absence.rules'
import { courtPlace } from './court-place.rules'
import { besideGame, type GameFiles } from './find-games'
import { livePlays } from './live-plays'
import { LiveBoxScore, LivePlayByPlay, type LivePlayer } from './live-shapes'
import type { CourtPlace, RecordedPlayer, Recording, Side } from './play'
import { readStatsRows } from './read-stats-rows'
import { statsPlays } from './stats-plays'
import { type StatsRow, StatsTables, tableRows } from './stats-row'

/**
 * Reads a recorded game. Throws an error with the file's name for one that is missing, truncated or
 * malformed.
 * @param dayOf day of a game whose files do not name it
 */
export async function readGame(
  game: GameFiles,
  dayOf: (id: string) => string | undefined,
): Promise<Recording> {
  if (game.format === 'live') return await readLive(game)
  return game.format === 'csv' ? await readCsvGame(game, dayOf) : await readStats(game)
}

async function readCsvGame(
  game: GameFiles,
  dayOf: (id: string) => string | undefined,
): Promise<Recording> {
  const { id } = game
  const rows = await readStatsRows(game)
  const [homeId, awayId] = [teamOf(rows, 'home'), teamOf(rows, 'away')]
  if (homeId === null || awayId === null) throw new Error(`${id} names no two teams`)
  return {
    id,
    day: dayOf(id) ?? dayOfSeason(id),
    homeId,
    awayId,
    venue: null,
    referees: null,
    players: playersIn(rows),
    plays: statsPlays(rows),
  }
}

async function readStats(game: GameFiles): Promise<Recording> {
  const { id } = game
  const rows = await readStatsRows(game)
  const summary = await readRecorded(besideGame(game, `stats_summary_${id}.json`), StatsTables)
  const [about] = tableRows(summary, 'GameSummary')
  if (!about) throw new Error(`${id} has no summary`)
  const places = new Map<string, CourtPlace>()
  for (const side of ['home', 'away'])
    for (const row of await readShots(besideGame(game, `stats_${side}_shots_${id}.json`)))
      places.set(row.GAME_EVENT_ID ?? '', courtPlace(Number(row.LOC_X), Number(row.LOC_Y)))
  const officials = tableRows(summary, 'Officials')
  return {
    id,
    day: (about.GAME_DATE_EST ?? '').slice(0, 10),
    homeId: Number(about.HOME_TEAM_ID),
    awayId: Number(about.VISITOR_TEAM_ID),
    venue: null,
    referees: officials.map((one) => `${one.FIRST_NAME} ${one.LAST_NAME}`).join('、') || null,
    players: playersIn(rows),
    plays: statsPlays(rows, places),
  }
}

async function readShots(file: string): Promise<Record<string, string>[]> {
  return tableRows(await readRecorded(file, StatsTables), 'Shot_Chart_Detail')
}

async function readLive(game: GameFiles): Promise<Recording> {
  const { actions } = (await readRecorded(game.file, LivePlayByPlay)).game
  const box = await readRecorded(besideGame(game, `live_boxscore_${game.id}.json`), LiveBoxScore)
  const { arena, gameEt, homeTeam, awayTeam, officials } = box.game
  const sides = new Map<number, Side>([
    [homeTeam.teamId, 'home'],
    [awayTeam.teamId, 'away'],
  ])
  return {
    id: game.id,
    day: gameEt.slice(0, 10),
    homeId: homeTeam.teamId,
    awayId: awayTeam.teamId,
    venue: arena.arenaName,
    referees: officials.map(({ name }) => name).join('、') || null,
    players: [
      ...homeTeam.players.map((player) => livePlayer(player, 'home')),
      ...awayTeam.players.map((player) => livePlayer(player, 'away')),
    ],
    plays: livePlays(actions, (teamId) => sides.get(teamId ?? 0) ?? null),
  }
}

function livePlayer(player: LivePlayer, side: Side): RecordedPlayer {
  const shirt = Number.parseInt(player.jerseyNum ?? '', 10)
  return {
    id: player.personId,
    side,
    name: player.name,
    position: player.position || null,
    shirtNumber: Number.isNaN(shirt) ? null : shirt,
    isStarter: player.starter === '1',
    absent: player.status === 'INACTIVE' ? absenceText(player.notPlayingReason ?? '') : null,
  }
}

/** Everyone whom a row names as a player, in the order of the rows. */
function playersIn(rows: readonly StatsRow[]): RecordedPlayer[] {
  const players = new Map<number, RecordedPlayer>()
  for (const row of rows)
    for (const number of [1, 2, 3] as const) {
      const type = Number(row[`PERSON${number}TYPE`])
      const id = Number(row[`PLAYER${number}_ID`])
      if ((type !== 4 && type !== 5) || players.has(id)) continue
      players.set(id, {
        id,
        side: type === 4 ? 'home' : 'away',
        name: row[`PLAYER${number}_NAME`],
        position: null,
        shirtNumber: null,
        isStarter: false,
        absent: null,
      })
    }
  return [...players.values()]
}

function teamOf(rows: readonly StatsRow[], side: Side): number | null {
  const type = side === 'home' ? 4 : 5
  const row = rows.find((one) => Number(one.PERSON1TYPE) === type)
  return row ? Number(row.PLAYER1_TEAM_ID) : null
}

/** A day of the season in a game's number: its digits 4 and 5 are the year of the autumn. */
function dayOfSeason(id: string): string {
  return `20${id.slice(3, 5)}-12-01`
}
