import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readTable } from '../../catalogue'
import type { Game } from './game-catalogue'

/** A result with the points of every period. */
export type GameResult = Game & { homePoints: number[]; awayPoints: number[] }

const NAME = /^games_.*\.csv$/

/** Results of the table `games_<season>.csv` of a folder; empty without one. */
export function readGamesTable(dir: string): GameResult[] {
  return readdirSync(dir)
    .filter((name) => NAME.test(name))
    .flatMap((name) => readTable(path.join(dir, name)))
    .map((row) => ({
      id: row.game_id ?? '',
      day: row.date_us ?? '',
      homeId: Number(row.home_team_id),
      awayId: Number(row.away_team_id),
      homePoints: pointsOf(row, 'home'),
      awayPoints: pointsOf(row, 'away'),
    }))
}

/** Quarters, then overtimes, which the table joins by `+`. */
function pointsOf(row: Record<string, string>, side: 'home' | 'away'): number[] {
  const quarters = ['q1', 'q2', 'q3', 'q4'].map((name) => row[`${side}_${name}`])
  const overtimes = (row[`${side}_ot`] ?? '').split('+').filter((text) => text !== '')
  return [...quarters, ...overtimes].map(Number)
}
