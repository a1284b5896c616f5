import type { FutureMatch } from '@saidian/shared/contracts/matches'
import { formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { CardState } from '../../../match/components/card-state'
import { useMatchContext } from '../../../match/match-context'
import { livePaths } from '../../../paths'
import type { AnalysisView } from '../analysis-view'
import css from './analysis.module.css'

/** 未来赛程 of both sides. */
export function Future({ view }: { view: AnalysisView }) {
  const { matchId, home, away } = useMatchContext()
  return (
    <CardState
      title="未来赛程"
      query={view.useFuture(matchId)}
      emptyText="两队暂无后续赛程"
      isEmpty={(future) => future.home.length + future.away.length === 0}
    >
      {(future) => {
        const names = new Map(future.teams.map((team) => [team.id, team.shortZh]))
        return (
          <>
            <Side name={home.shortZh} matches={future.home} names={names} />
            <Side name={away.shortZh} matches={future.away} names={names} />
          </>
        )
      }}
    </CardState>
  )
}

type SideProps = {
  name: string
  matches: readonly FutureMatch[]
  names: ReadonlyMap<number, string>
}

function Side({ name, matches, names }: SideProps) {
  const { sport } = useMatchContext()
  return (
    <>
      <h3 className={css.sideName}>{name}</h3>
      {matches.length === 0 && <p className={css.none}>暂无后续赛程</p>}
      <ul className={css.futures}>
        {matches.map((match) => (
          <li key={match.id}>
            <Link to={livePaths.match(sport, match.id)} className={css.future}>
              <span className={css.day}>{formatDate(match.kickoffAt * 1000, 'MM-dd hh:mm')}</span>
              <span className={css.pair}>
                {names.get(match.home) ?? '未知球队'} 对 {names.get(match.away) ?? '未知球队'}
              </span>
              <span className={css.league}>{match.leagueZh}</span>
              <span className={css.after}>{match.daysAfter} 天后</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
