import type { MatchTable, TableRow } from '@saidian/shared/contracts/football'
import { deduplicate } from '../deduplicate.rules'
import { groupsOf } from './groups.rules'
import { order } from './order.rules'
import { countLines, type LevelRule, type SeasonMatch } from './standings.rules'
import { levelRule, pointsDeducted } from './tie-break.rules'

/** A season with all its matches. */
export type Season = {
  id: number
  name: string
  leagueKey: string
  /** 0 unknown, 1 league, 2 cup, 3 friendly. */
  kind: number
  /** Feed keys of the teams, by id; deducted points are listed by key. */
  teamKeys: Map<number, string>
  matches: SeasonMatch[]
}

export type SeasonTable = Pick<MatchTable, 'rule' | 'groups'>

/** Total, home and away table of each group; matches may be in any order and duplicated. */
export function seasonTable(season: Season): SeasonTable {
  const rule = levelRule(season.leagueKey, season.name)
  // Head to head applies to the total table; home and away tables use goal difference.
  const half: LevelRule = rule === 'head-to-head' ? 'goal-difference' : rule
  const groups = groupsOf(deduplicate(season.matches), season.kind).map(({ name, matches }) => ({
    name,
    statistic: {
      total: totalOf(season, matches, rule),
      home: order(countLines(matches, 'home').values(), half, matches),
      away: order(countLines(matches, 'away').values(), half, matches),
    },
  }))
  return { rule, groups }
}

function totalOf(
  { leagueKey, name, teamKeys }: Season,
  matches: SeasonMatch[],
  rule: LevelRule,
): TableRow[] {
  const lines = [...countLines(matches).values()].map((line) => {
    return {
      ...line,
      points: line.points - pointsDeducted(leagueKey, name, teamKeys.get(line.teamId)),
    }
  })
  return order(lines, rule, matches)
}
