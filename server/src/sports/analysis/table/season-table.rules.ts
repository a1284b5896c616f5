import { deduplicate } from '../deduplicate.rules'
import { conferencesOf } from './conferences.rules'
import { groupsOf } from './groups.rules'
import { order, type TableRow } from './order.rules'
import type { SeasonMatch } from './season-match'
import { countLines, type Venue } from './standings.rules'
import type { Line, TableRules } from './table-rules'

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
    /** Its teams play with those of the other conferences. */
    isConference?: true
    statistic: { total: TableRow[]; home: TableRow[]; away: TableRow[] }
  }[]
}

/** Total, home and away table of each group; matches may be in any order and duplicated. */
export function seasonTable<Rule extends string>(
  season: Season,
  rules: TableRules<Rule>,
): SeasonTable<Rule> {
  const rule = rules.levelRule(season.leagueKey, season.name)
  const { points, rank } = rules
  // Meetings apply to the total table only: a home table has one match of each pair.
  const half = { rule: { season: rule.season }, points, rank }
  const played = deduplicate(season.matches, rules.sameMatchSeconds)
  const groups = groupsOf(played, season.kind, rules.besideTable)
    .flatMap((group) => conferencesOf(group, season.teamKeys, rules))
    .map(({ name, isConference, matches, teams }) => {
      const linesOf = (venue?: Venue) =>
        [...countLines(matches, points, venue).values()].filter(({ teamId }) => teams.has(teamId))
      const total = order(deducted(season, linesOf(), rules), { rule, points, rank }, matches)
      const details = rules.detailsOf?.(total, matches)
      return {
        name,
        ...(isConference && { isConference }),
        statistic: {
          total: total.map((row, place) => ({ ...row, ...details?.[place] })),
          home: order(linesOf('home'), half, matches),
          away: order(linesOf('away'), half, matches),
        },
      }
    })
  return { rule: rule.name, groups }
}

function deducted(
  { leagueKey, name, teamKeys }: Season,
  lines: readonly Line[],
  { pointsDeducted }: TableRules,
): Line[] {
  return lines.map((line) => {
    const points = line.points - pointsDeducted(leagueKey, name, teamKeys.get(line.teamId))
    return { ...line, points }
  })
}
