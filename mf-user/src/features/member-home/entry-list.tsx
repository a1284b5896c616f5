import type { ContributedLink } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { messagesSlice, useAppSelector } from '@saidian/shared/store'
import { Badge, Icon } from '@saidian/shared/ui'
import css from './member-home.module.css'

type EntryListProps = { label: string; entries: readonly ContributedLink[] }

/** A card of links that remotes contribute, this one among them; nothing without any. */
export function EntryList({ label, entries }: EntryListProps) {
  const unread = useAppSelector(messagesSlice.selectors.selectUnreadNotices)
  if (entries.length === 0) return null
  return (
    <nav className={css.card} aria-label={label}>
      {entries.map(({ id, title, note, to, icon, badge }) => (
        <Link key={id} to={to} className={css.entry}>
          <Icon name={icon} size={20} />
          <span className={css.entryTitle}>{title}</span>
          {badge === 'unread' && <Badge count={unread} label="条未读" />}
          {note && <span className={css.entryNote}>{note}</span>}
          <Icon name="chevron" size={16} />
        </Link>
      ))}
    </nav>
  )
}
