import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { paths } from '@saidian/shared/contracts/page'
import { formatDate } from '@saidian/shared/lib'
import { MatchLine } from '@saidian/shared/matches/summary'
import { Link } from '@saidian/shared/router'
import css from '../article.module.css'

/** A match with its score as the lists show it now; leads to its page. */
export function MatchBlock({ match }: { match: MatchSummary }) {
  const { league, kickoffAt } = match
  return (
    <Link className="doc-match" to={paths.match(match)}>
      <span className="doc-meta">{`${league} ${formatDate(kickoffAt * 1000, 'M月d日 hh:mm')}`}</span>
      <span className={css.matchLine}>
        <MatchLine match={match} />
      </span>
    </Link>
  )
}
