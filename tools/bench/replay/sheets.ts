import path from 'node:path'
import { readTable } from '../../../server/src/feeds/catalogue'
import { readArchive } from '../../../server/src/feeds/replay/wyscout/archive/archive'
import { teamsOf } from '../../../server/src/feeds/replay/wyscout/catalogue/catalogue'

export type Pair = [home: number, away: number]

/** The result of a recorded match in its files; the names are those of the product. */
export type Sheet = {
  home: string
  away: string
  score: Pair
  corners: Pair
  yellow: Pair
  red: Pair
}

/**
 * The matches that a replay of `dir` plays: scores and cards from the match files, corners from
 * `tallies.csv`.
 */
export async function readSheets(dir: string): Promise<Sheet[]> {
  const archive = await readArchive(dir)
  const sideRows = readTable(path.join(dir, 'events', 'tallies.csv'))
  return archive.recordings.map((recording) => {
    const { wyId, teamsData } = recording.match
    const [home, away] = teamsOf(archive, recording)
    const pairOf = (count: (side: 'home' | 'away') => number): Pair => [
      count('home'),
      count('away'),
    ]
    const sideOf = (side: 'home' | 'away') => {
      const found = Object.values(teamsData).find((one) => one.side === side)
      if (!found) throw new Error(`match ${wyId} has no ${side} side`)
      return found
    }
    const cards = (kind: 'yellowCards' | 'redCards') =>
      pairOf((side) => {
        const { lineup, bench } = sideOf(side).formation
        const players = [...lineup, ...(bench === 'null' ? [] : bench)]
        return players.filter((player) => Number(player[kind]) > 0).length
      })
    return {
      home: home.nameZh,
      away: away.nameZh,
      score: pairOf((side) => sideOf(side).score),
      corners: pairOf((side) => {
        const sideRow = sideRows.find((row) => Number(row.wyId) === wyId && row.side === side)
        if (!sideRow) throw new Error(`tallies.csv has no ${side} row of match ${wyId}`)
        return Number(sideRow.corners)
      }),
      yellow: cards('yellowCards'),
      red: cards('redCards'),
    }
  })
}
