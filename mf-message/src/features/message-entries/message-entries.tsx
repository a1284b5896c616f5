import { Link } from '@saidian/shared/router'
import { messagesSlice, useAppSelector } from '@saidian/shared/store'
import { Badge, Icon } from '@saidian/shared/ui'
import { messagePaths } from '../../paths'
import css from './message-entries.module.css'

/** The parts of 消息, each with what waits unread there. */
export function MessageEntries() {
  const unread = useAppSelector(messagesSlice.selectors.selectUnread)
  return (
    <nav className={css.card} aria-label="消息">
      <Link to={messagePaths.notice()} className={css.entry}>
        <Icon name="message" size={24} />
        <span className={css.text}>
          <span className={css.title}>通知</span>
          <span className={css.note}>赞、回复、@我、粉丝和系统消息</span>
        </span>
        <Badge count={unread} label="条未读" />
        <Icon name="chevron" size={16} />
      </Link>
    </nav>
  )
}
