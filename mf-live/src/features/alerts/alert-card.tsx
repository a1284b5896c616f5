import type { MatchAlert } from '@saidian/shared/matches'
import { classNames, Icon } from '@saidian/shared/ui'
import css from './alert-card.module.css'
import type { AlertView } from './alert-view'

export type AlertCardProps = { view: AlertView; alert: MatchAlert; onClose: () => void }

/** The card that slides in from the top with an alert. */
export function AlertCard({ view, alert, onClose }: AlertCardProps) {
  const isScore = view.isScore(alert)
  return (
    <section className={classNames(css.card, isScore && css.goal)}>
      <span className={css.picture}>
        <view.Picture alert={alert} />
      </span>
      <div className={css.text}>
        <p className={css.head}>
          <b className={css.label}>{view.labelOf(alert)}</b> {alert.leagueName} {alert.time}
          {alert.player && ` ${alert.player}`}
        </p>
        <p className={css.line}>
          <span className={classNames(css.name, alert.side === 'home' && css.strong)}>
            {alert.home}
          </span>
          <span className={css.score}>
            <span className={classNames(isScore && alert.side === 'home' && css.scored)}>
              {alert.score[0]}
            </span>
            {' - '}
            <span className={classNames(isScore && alert.side === 'away' && css.scored)}>
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
