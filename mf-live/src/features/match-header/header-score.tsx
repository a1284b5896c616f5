import { formatDate } from '@saidian/shared/lib'
import { type ListMatch, type Sport, viewOf } from '@saidian/shared/matches'
import { classNames, Icon, useRecentChange } from '@saidian/shared/ui'
import css from './match-header.module.css'

export type HeaderScoreProps = {
  sport: Sport
  match: ListMatch
  isHidden: boolean
  isDelayed: boolean
  onReveal: () => void
}

const GOAL_SHOWN_MS = 10_000

/** The score, the kick-off time before it, or a cover over it. */
export function HeaderScore({ sport, match, isHidden, isDelayed, onReveal }: HeaderScoreProps) {
  const score = viewOf(sport).scoreOf(match)
  if (isDelayed) return <p className={css.wait}>直播延迟中</p>
  if (!score) return <p className={css.score}>{formatDate(match.kickoffAt * 1000, 'hh:mm')}</p>
  if (isHidden) {
    return (
      <button type="button" className={css.cover} onClick={onReveal}>
        <Icon name="eye" size={16} />
        显示比分
      </button>
    )
  }
  return (
    <p className={css.score} aria-live="polite">
      <span className={css.spoken}>{`比分 ${score[0]} 比 ${score[1]}`}</span>
      <Goals value={score[0]} />
      <span className={css.dash} aria-hidden="true">
        -
      </span>
      <Goals value={score[1]} />
    </p>
  )
}

function Goals({ value }: { value: number }) {
  const isNew = useRecentChange(value, GOAL_SHOWN_MS)
  return (
    <span className={classNames(css.goals, isNew && css.scored)} aria-hidden="true">
      {value}
    </span>
  )
}
