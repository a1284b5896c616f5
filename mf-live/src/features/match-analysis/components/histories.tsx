import type { TeamRest } from '@saidian/shared/contracts/matches'
import { CardState } from '../../../match/components/card-state'
import { useMatchContext } from '../../../match/match-context'
import { useMatchHeader } from '../../../match/use-match-query'
import type { AnalysisView } from '../analysis-view'
import { restOfDays } from '../form.rules'
import css from './analysis.module.css'
import { Form } from './form'

/** 近期战绩 of both sides and their 历史交锋. */
export function Histories({ view }: { view: AnalysisView }) {
  const { matchId, home, away } = useMatchContext()
  const query = view.useHistory(matchId)
  const leagueId = useMatchHeader().currentData?.shown.match.li ?? 0
  const teams = query.currentData?.teams ?? []
  const ofHome = { teamId: home.id, isHome: true, leagueId }
  const ofAway = { teamId: away.id, isHome: false, leagueId }
  return (
    <>
      <CardState
        title={`${home.shortZh} 近期战绩`}
        query={query}
        emptyText="暂无近期比赛"
        isEmpty={({ recent }) => recent.home.length === 0}
        action={({ rest }) => <Rest rest={rest?.home} />}
      >
        {({ recent }) => <Form view={view} matches={recent.home} teams={teams} context={ofHome} />}
      </CardState>
      <CardState
        title={`${away.shortZh} 近期战绩`}
        query={query}
        emptyText="暂无近期比赛"
        isEmpty={({ recent }) => recent.away.length === 0}
        action={({ rest }) => <Rest rest={rest?.away} />}
      >
        {({ recent }) => <Form view={view} matches={recent.away} teams={teams} context={ofAway} />}
      </CardState>
      <CardState
        title="历史交锋"
        query={query}
        emptyText="两队还没有交锋记录"
        isEmpty={({ history }) => history.vs.length === 0}
      >
        {({ history }) => <Form view={view} matches={history.vs} teams={teams} context={ofHome} />}
      </CardState>
    </>
  )
}

/** Days of rest before this match and matches of the week before, where the sport counts them. */
function Rest({ rest }: { rest: TeamRest | undefined }) {
  if (!rest || rest.days === null) return null
  return (
    <span className={css.rest}>{`赛前${restOfDays(rest.days)} · 近7天${rest.lastWeek}场`}</span>
  )
}
