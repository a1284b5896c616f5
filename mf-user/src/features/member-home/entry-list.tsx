import { Link } from '@saidian/shared/router'
import { Icon, type IconName } from '@saidian/shared/ui'
import css from './member-home.module.css'

export type Entry = { title: string; note?: string; to: string; icon: IconName }

/** Links to the pages of this area. */
export function EntryList({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <nav className={css.card} aria-label={label}>
      {entries.map(({ title, note, to, icon }) => (
        <Link key={to} to={to} className={css.entry}>
          <Icon name={icon} size={20} />
          <span className={css.entryTitle}>{title}</span>
          {note && <span className={css.entryNote}>{note}</span>}
          <Icon name="chevron" size={16} />
        </Link>
      ))}
    </nav>
  )
}
