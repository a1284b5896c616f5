import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { paths } from '@saidian/shared/contracts/page'
import { useKnownMatch } from '@saidian/shared/matches'
import { LiveMatches, MatchLine, sportOf } from '@saidian/shared/matches/summary'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import css from './row.module.css'

type MatchCardProps = { id: number; sport: number; title: string }

/** A match with its score as the lists show it now; one of another day has its title. */
export function MatchCard(props: MatchCardProps) {
  const { id, sport, title } = props
  const key = sportOf({ sport } as MatchSummary)
  return (
    <Link className={css.card} to={paths.match({ sport, id })}>
      {key ? (
        <LiveMatches sports={[key]}>
          <ListedMatch {...props} sportKey={key} />
        </LiveMatches>
      ) : (
        <span className={css.cardTitle}>{title}</span>
      )}
      <span className={css.cardFoot}>
        <Icon name="ball" size={12} />
        比赛
      </span>
    </Link>
  )
}

type ListedMatchProps = MatchCardProps & { sportKey: NonNullable<ReturnType<typeof sportOf>> }

function ListedMatch({ id, sport, title, sportKey }: ListedMatchProps) {
  const known = useKnownMatch(sportKey, id)
  if (!known) return <span className={css.cardTitle}>{title}</span>
  const { match, league, home, away } = known
  const summary: MatchSummary = {
    id,
    sport,
    league: league?.shortZh ?? '',
    home: home.shortZh,
    away: away.shortZh,
    kickoffAt: match.kickoffAt,
  }
  return (
    <>
      <span className={css.league}>{summary.league}</span>
      <span className={css.cardMatch}>
        <MatchLine match={summary} />
      </span>
    </>
  )
}
