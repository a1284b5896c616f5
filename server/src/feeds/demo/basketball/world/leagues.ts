import { basketballCatalogue, readTable } from '../../../catalogue'
import type { FeedLeague, FeedTeam } from '../../../feed'
import { type GameRules, rulesOf } from '../play/game-rules'
import type { LeagueStyle } from '../play/league-style'

export type BasketballLeague = FeedLeague & {
  /** Beijing times of the tip-offs, the usual ones first. */
  hours: string
  /** January to June; the league's other season starts six months later. */
  startMonth: number
  /** Style of the invented names of domestic players, and of those from abroad. */
  names: string
  abroad: string[]
  abroadShare: number
  /** Games of a team in a season. */
  games: number
  rules: GameRules
  style: LeagueStyle
  /** Points that companies expect in a game. */
  total: number
  teams: FeedTeam[]
}

/** The leagues that the demo plays, with their teams. */
export function readLeagues(): BasketballLeague[] {
  const { leagues, teams } = basketballCatalogue()
  return readTable(new URL('../data/leagues.csv', import.meta.url)).map((row) => {
    const key = row.key ?? ''
    const league = leagues.get(key)
    if (!league) throw new Error(`no league ${key} in the catalogue`)
    return {
      ...league,
      hours: row.hours ?? '',
      startMonth: Number(row.startMonth),
      names: row.names ?? '',
      abroad: (row.abroad ?? '').split(' '),
      abroadShare: Number(row.abroadShare),
      games: Number(row.games),
      rules: rulesOf(row.rules ?? ''),
      style: {
        pace: Number(row.pace),
        two: Number(row.two),
        three: Number(row.three),
        threeShare: Number(row.threeShare),
        freeThrow: Number(row.freeThrow),
        turnover: Number(row.turnover),
      },
      total: Number(row.total),
      teams: [...teams.values()].filter((team) => team.key.startsWith(`${key}/`)),
    }
  })
}
