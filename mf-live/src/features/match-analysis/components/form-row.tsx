import type { PastMatch } from '@saidian/shared/contracts/matches'
import { formatDate } from '@saidian/shared/lib'
import { Link } from '@saidian/shared/router'
import { classNames } from '@saidian/shared/ui'
import { useMatchContext } from '../../../match/match-context'
import { livePaths } from '../../../paths'
import { handicapLabel, outcomeFor, overUnderLabel } from '../form.rules'
import css from './form.module.css'

const LOOKS: Record<string, string | undefined> = {
  胜: css.won,
  平: css.drawn,
  负: css.lost,
}

export type FormRowProps = {
  lineText: (line: number) => string
  /** Rest before the match, such as 休2天; null if not shown. */
  restText: string | null
  match: PastMatch
  names: ReadonlyMap<number, string>
  teamId: number
  /** False while odds are switched off. */
  showsLines: boolean
}

/** A past match: date, teams, score, and result against handicap and total. */
export function FormRow({ lineText, restText, match, names, teamId, showsLines }: FormRowProps) {
  const { sport } = useMatchContext()
  const outcome = outcomeFor(match, teamId)
  const line = handicapLabel(match, teamId)
  const total = overUnderLabel(match)
  return (
    <li>
      <Link to={livePaths.match(sport, match.id)} className={css.match}>
        <span className={css.when}>
          {formatDate(match.kickoffAt * 1000, 'yy-MM-dd')}
          <span className={css.league}>{match.leagueZh}</span>
        </span>
        <span className={classNames(css.name, css.left, match.home === teamId && css.ours)}>
          {names.get(match.home) ?? '未知球队'}
        </span>
        <span className={css.score}>
          {match.score[0]}-{match.score[1]}
          <span className={css.half}>
            {match.half ? `(${match.half[0]}-${match.half[1]})` : restText}
          </span>
        </span>
        <span className={classNames(css.name, match.away === teamId && css.ours)}>
          {names.get(match.away) ?? '未知球队'}
        </span>
        <span className={css.text}>
          <span className={LOOKS[outcome]}>{outcome}</span>
          {showsLines && (
            <>
              <span
                className={css.line}
                title={match.asiaLine === null ? undefined : lineText(match.asiaLine)}
              >
                {line ?? '–'}
              </span>
              <span className={css.total}>{total ?? '–'}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}
