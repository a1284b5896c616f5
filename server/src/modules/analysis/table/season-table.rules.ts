import type { MatchTable, TableRow } from '@saidian/shared/contracts'
import { once } from '../once.rules'
import { groupsOf } from './groups.rules'
import { levelRule, pointsTaken } from './league-law.rules'
import { order } from './order.rules'
import type { Season } from './season.repository'
import { type LevelRule, type SeasonMatch, tally } from './standings.rules'

export type SeasonTable = Pick<MatchTable, 'rule' | 'groups'>

/** All tables of a season: total, home and away of each group. Matches may come in any order, and twice. */
export function seasonTable(season: Season): SeasonTable {
  const rule = levelRule(season.leagueKey, season.name)
  // Where a league goes by head to head, that is about the whole season; half a table goes by goals.
  const half: LevelRule = rule === 'head-to-head' ? 'goal-difference' : rule
  const groups = groupsOf(once(season.matches), season.kind).map(({ name, matches }) => ({
    name,
    statistic: {
      total: totalOf(season, matches, rule),
      home: order(tally(matches, 'home').values(), half, matches),
      away: order(tally(matches, 'away').values(), half, matches),
    },
  }))
  return { rule, groups }
}

function totalOf(
  { leagueKey, name, teamKeys }: Season,
  matches: SeasonMatch[],
  rule: LevelRule,
): TableRow[] {
  const lines = [...tally(matches).values()].map((line) => {
    return {
      ...line,
      points: line.points - pointsTaken(leagueKey, name, teamKeys.get(line.teamId)),
    }
  })
  return order(lines, rule, matches)
}
