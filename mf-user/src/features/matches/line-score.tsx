import type { BoardMatch } from '@saidian/shared/contracts'
import { isInPlay, shownScore } from '@saidian/shared/lib'
import { Icon, ScoreDigits } from '@saidian/shared/ui'
import css from './match-line.module.css'

export type LineScoreProps = {
  match: BoardMatch
  isDelayed: boolean
  isHidden: boolean
  onReveal: () => void
}

/** Both scores, a button that reveals them, or nothing without a score. */
export function LineScore({ match, isDelayed, isHidden, onReveal }: LineScoreProps) {
  const score = shownScore(match)
  if (!score || isDelayed) return <div className={css.score} />
  if (isHidden) {
    return (
      <button type="button" className={css.cover} onClick={onReveal} aria-label="显示比分">
        <Icon name="eye" size={16} />
      </button>
    )
  }
  const [home, away] = match.shootout ?? score
  const tone = (isLeading: boolean) => (isInPlay(match.s) ? 'live' : isLeading ? 'strong' : 'weak')
  return (
    <div className={css.score} aria-hidden="true">
      <ScoreDigits value={score[0]} tone={tone(home >= away)} />
      <ScoreDigits value={score[1]} tone={tone(away >= home)} />
    </div>
  )
}
