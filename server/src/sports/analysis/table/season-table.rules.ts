import { deduplicate } from '../deduplicate.rules'
import { groupsOf } from './groups.rules'
import { order, type TableRow } from './order.rules'
import { countLines, type SeasonMatch } from './standings.rules'
import type { LevelRule, TableRules } from './table-rules'

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

export type SeasonTable<Rule extends string = string> = {
  /** Name of the rule that orders teams level on points. */
  rule: Rule
  /** One entry a group; the name is empty where the season has only one table. */
  groups: {
    name: string
    statistic: { total: TableRow[]; home: TableRow[]; away: TableRow[] }
  }[]
}

/** Total, home and away table of each group; matches may be in any order and duplicated. */
export function seasonTable<Rule extends string>(
  season: Season,
  rules: TableRules<Rule>,
): SeasonTable<Rule> {
  const rule = rules.levelRule(season.leagueKey, season.name)
  const { points } = rules
  // Meetings apply to the total table only: a home table has one match of each pair.
  const half = { rule: { season: rule.season }, points }
  const played = deduplicate(season.matches)
  const groups = groupsOf(played, season.kind, rules.besideTable).map(({ name, matches }) => ({
    name,
    statistic: {
      total: totalOf(season, matches, rule, rules),
      home: order(countLines(matches, points, 'home').values(), half, matches),
      away: order(countLines(matches, points, 'away').values(), half, matches),
    },
  }))
  return { rule: rule.name, groups }
}

function totalOf(
  { leagueKey, name, teamKeys }: Season,
  matches: SeasonMatch[],
  rule: LevelRule,
  { points, pointsDeducted }: TableRules,
): TableRow[] {
  const lines = [...countLines(matches, points).values()].map((line) => {
    return {
      ...line,
      points: line.points - pointsDeducted(leagueKey, name, teamKeys.get(line.teamId)),
    }
  })
  return order(lines, { rule, points }, matches)
}
