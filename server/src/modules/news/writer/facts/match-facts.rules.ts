import type { MatchSummary, Team } from '@saidian/shared/contracts/matches'
import type { AnalysisService, AnalysisSport, Season } from '../../../../sports/analysis'
import type { ListedMatch } from '../../../../sports/lists'
import type { MatchRow } from '../../../../sports/match-row'
import type { Encounters, MatchFacts, Outcome, TeamFacts } from './facts'
import { countForm, outcomeOf, streaksOf } from './form.rules'
import { type Standings, standingIn, standingsOf } from './standing.rules'

const CUP = 2
const FORM_MATCHES = 5
const SHOWN_ENCOUNTERS = 5

/** What the analysis of a match knows of the time before it. */
type Past = Awaited<ReturnType<AnalysisService['past']>>

type Found = {
  listed: ListedMatch<MatchRow>
  past: Past
  season: Season | null
  path: string
  isDemo: boolean
}

/** What is stored of a match, as articles state it. */
export function matchFacts(sport: AnalysisSport, found: Found): MatchFacts {
  const { listed, past, season, path, isDemo } = found
  const { match, league } = listed
  const before = tablesOf(sport, season, (kickoffAt) => kickoffAt < match.kickoffAt)
  const isOver = match.s === sport.statuses.finished
  const after = tablesOf(
    sport,
    season,
    (kickoffAt, id) => kickoffAt < match.kickoffAt || id === match.id,
  )
  const teamOf = (side: 'home' | 'away'): TeamFacts => {
    const team = listed[side]
    const own = resultsOf(season, team.id, match)
    return {
      id: team.id,
      name: team.shortZh,
      colors: team.colors,
      before: standingIn(before, team.id),
      after: isOver ? standingIn(after, team.id) : null,
      form: countForm(past[side].matches.slice(0, FORM_MATCHES), team.id),
      streaks: streaksOf(own.map(({ outcome }) => outcome)),
      streaksBefore: streaksOf(
        own.flatMap(({ id, outcome }) => (id === match.id ? [] : [outcome])),
      ),
    }
  }
  const [home, away] = [teamOf('home'), teamOf('away')]
  return {
    match: summaryOf(sport, listed),
    path,
    isDemo,
    home,
    away,
    league: {
      id: league.id,
      name: league.shortZh,
      color: league.color,
      isCup: league.kind === CUP,
    },
    seasonId: season?.id ?? 0,
    round: match.round,
    kickoffAt: match.kickoffAt,
    isNeutral: match.neutral,
    encounters: encountersOf(past, match.home),
    gap: home.before && away.before && Math.abs(home.before.points - away.before.points),
  }
}

function tablesOf(
  sport: AnalysisSport,
  season: Season | null,
  counts: (kickoffAt: number, id: number) => boolean,
): Standings {
  if (!season) return []
  return standingsOf(season, sport.tables, ({ kickoffAt, id }) => counts(kickoffAt, id))
}

function summaryOf(
  sport: AnalysisSport,
  { match, league, home, away }: ListedMatch<MatchRow>,
): MatchSummary {
  const crestOf = ({ id, colors, mark, iso }: Team) => ({ id, colors, mark, iso })
  return {
    id: match.id,
    sport: sport.id,
    league: league.shortZh,
    home: home.shortZh,
    away: away.shortZh,
    kickoffAt: match.kickoffAt,
    teams: [crestOf(home), crestOf(away)] satisfies MatchSummary['teams'],
  }
}

type Result = { id: number; outcome: Outcome }

/** Results of a team in a season up to a match, newest first. */
function resultsOf(
  season: Season | null,
  teamId: number,
  { id, kickoffAt }: Pick<MatchRow, 'id' | 'kickoffAt'>,
): Result[] {
  const own = (season?.matches ?? []).filter(({ home, away }) => {
    return home === teamId || away === teamId
  })
  const counted = own.filter((match) => match.kickoffAt < kickoffAt || match.id === id)
  return counted
    .sort((a, b) => b.kickoffAt - a.kickoffAt || b.id - a.id)
    .flatMap((match) => {
      const { score } = match
      return score ? [{ id: match.id, outcome: outcomeOf({ ...match, score }, teamId) }] : []
    })
}

function encountersOf({ meetings, teams }: Past, homeId: number): Encounters | null {
  const shown = meetings.matches.slice(0, SHOWN_ENCOUNTERS)
  const form = countForm(shown, homeId)
  if (!form) return null
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.shortZh ?? ''
  const matches = shown.map(({ id, leagueZh, kickoffAt, home, away, score }) => ({
    id,
    league: leagueZh,
    kickoffAt,
    home: nameOf(home),
    away: nameOf(away),
    score,
  }))
  return { form, matches }
}
