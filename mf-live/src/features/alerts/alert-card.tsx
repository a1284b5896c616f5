import { classNames, EventIcon, Icon } from '@saidian/shared/ui'
import type { MatchNews } from '../../match/news'
import { newsWord } from './alert.rules'
import css from './alert-card.module.css'

export type AlertCardProps = { news: MatchNews; onClose: () => void }

/** The card that slides in from the top with a goal or a red card. */
export function AlertCard({ news, onClose }: AlertCardProps) {
  const isGoal = news.kind === 'goal'
  return (
    <section className={classNames(css.card, isGoal && css.goal)}>
      <span className={css.picture}>
        <EventIcon type={isGoal ? 1 : 4} size={20} />
      </span>
      <div className={css.words}>
        <p className={css.head}>
          <b className={css.word}>{newsWord(news)}</b> {news.leagueName} {news.minute}′
          {news.player && ` ${news.player}`}
        </p>
        <p className={css.line}>
          <span className={classNames(css.name, news.side === 'home' && css.strong)}>
            {news.home}
          </span>
          <span className={css.score}>
            <span className={classNames(isGoal && news.side === 'home' && css.scored)}>
              {news.score[0]}
            </span>
            {' - '}
            <span className={classNames(isGoal && news.side === 'away' && css.scored)}>
              {news.score[1]}
            </span>
          </span>
          <span className={classNames(css.name, news.side === 'away' && css.strong)}>
            {news.away}
          </span>
        </p>
      </div>
      <button type="button" className={css.close} onClick={onClose} aria-label="关闭提示">
        <Icon name="close" size={16} />
      </button>
    </section>
  )
}
