import { Link } from '@saidian/shared/router'
import { Badge, Icon, type IconName } from '@saidian/shared/ui'
import { useNotices } from '../../notices/use-notices'
import { messagePaths } from '../../paths'
import { type UnreadEntries, unreadEntries } from './entries.rules'
import css from './message-entries.module.css'

type Entry = { key: keyof UnreadEntries; title: string; icon: IconName; to: string }

const ENTRIES: readonly Entry[] = [
  { key: 'note', title: '互动', icon: 'comment', to: messagePaths.note() },
  { key: 'notice', title: '通知', icon: 'bell', to: messagePaths.notice() },
  { key: 'fans', title: '粉丝', icon: 'people', to: messagePaths.fans() },
  { key: 'attention', title: '关注', icon: 'heart', to: messagePaths.attention() },
  { key: 'favor', title: '收藏', icon: 'star', to: messagePaths.favor() },
]

/** The other parts of 消息 in one row, each with what waits unread there. */
export function MessageEntries() {
  const { page } = useNotices()
  const unread = unreadEntries(page?.unread.kinds ?? {})
  return (
    <nav className={css.entries} aria-label="消息分类">
      {ENTRIES.map(({ key, title, icon, to }) => (
        <Link key={key} to={to} className={css.entry}>
          <span className={css.icon} data-entry={key}>
            <Icon name={icon} size={24} />
            <span className={css.badge}>
              <Badge count={unread[key]} label="条未读" />
            </span>
          </span>
          <span className={css.title}>{title}</span>
        </Link>
      ))}
    </nav>
  )
}
