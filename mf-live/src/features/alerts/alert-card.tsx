import type { MatchAlert } from '@saidian/shared/matches'
import { classNames, EventIcon, Icon } from '@saidian/shared/ui'
import { alertLabel } from './alert.rules'
import css from './alert-card.module.css'

export type AlertCardProps = { alert: MatchAlert; onClose: () => void }

/** The card that slides in from the top with a goal or a red card. */
export function AlertCard({ alert, onClose }: AlertCardProps) {
  const isGoal = alert.kind === 'goal'
  return (
    <section className={classNames(css.card, isGoal && css.goal)}>
      <span className={css.picture}>
        <EventIcon type={isGoal ? 1 : 4} size={20} />
      </span>
      <div className={css.text}>
        <p className={css.head}>
          <b className={css.label}>{alertLabel(alert)}</b> {alert.leagueName} {alert.minute}′
          {alert.player && ` ${alert.player}`}
        </p>
        <p className={css.line}>
          <span className={classNames(css.name, alert.side === 'home' && css.strong)}>
            {alert.home}
          </span>
          <span className={css.score}>
            <span className={classNames(isGoal && alert.side === 'home' && css.scored)}>
              {alert.score[0]}
            </span>
            {' - '}
            <span className={classNames(isGoal && alert.side === 'away' && css.scored)}>
              {alert.score[1]}
            </span>
          </span>
          <span className={classNames(css.name, alert.side === 'away' && css.strong)}>
            {alert.away}
          </span>
        </p>
      </div>
      <button type="button" className={css.close} onClick={onClose} aria-label="关闭提示">
        <Icon name="close" size={16} />
      </button>
    </section>
  )
}
