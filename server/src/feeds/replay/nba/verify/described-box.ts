import { playerKey } from '../game/game-key'
import type { StatsRow } from '../recordings/stats-row'
import type { ExpectedLine } from './official-box'

/** A running count in a description: whose it is, and what it counts. */
const COUNTS: readonly {
  pattern: RegExp
  player: 1 | 2 | 3
  type?: string
  names: readonly (keyof ExpectedLine)[]
}[] = [
  { pattern: /\((\d+) PTS\)/, player: 1, names: ['points'] },
  { pattern: /(\d+) AST\)/, player: 2, names: ['assists'] },
  { pattern: /\((\d+) STL\)/, player: 2, names: ['steals'] },
  { pattern: /\((\d+) BLK\)/, player: 3, names: ['blocks'] },
  {
    pattern: /\(Off:(\d+) Def:(\d+)\)/,
    player: 1,
    names: ['offensiveRebounds', 'defensiveRebounds'],
  },
  { pattern: /\(P(\d+)[.)]/, player: 1, type: '6', names: ['fouls'] },
  { pattern: /\(P(\d+)[.)]/, player: 1, type: '5', names: ['turnovers'] },
]
/** Fouls of both sides in one row, which has no count. */
const DOUBLE_FOUL = '10'

/**
 * Lines of players by the running counts that the league printed into its descriptions, the last
 * one of each kind: it made them itself, not by adding up the rows.
 */
export function describedBox(rows: readonly StatsRow[]): Map<string, ExpectedLine> {
  const lines = new Map<string, ExpectedLine>()
  const set = (id: string, values: ExpectedLine) =>
    lines.set(playerKey(Number(id)), { ...lines.get(playerKey(Number(id))), ...values })
  for (const row of rows) {
    const text = `${row.HOMEDESCRIPTION} ${row.VISITORDESCRIPTION}`
    for (const { pattern, player, type, names } of COUNTS) {
      const [, ...counts] = pattern.exec(text) ?? []
      if (counts.length === 0 || (type && type !== row.EVENTMSGTYPE)) continue
      const id = row[`PLAYER${player}_ID`]
      set(id, Object.fromEntries(names.map((name, index) => [name, Number(counts[index])])))
    }
    if (row.EVENTMSGTYPE !== '6' || row.EVENTMSGACTIONTYPE !== DOUBLE_FOUL) continue
    for (const id of [row.PLAYER1_ID, row.PLAYER2_ID])
      set(id, { fouls: (lines.get(playerKey(Number(id)))?.fouls ?? 0) + 1 })
  }
  return lines
}
