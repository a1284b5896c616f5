import { isOwnAddress } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import { Icon } from '@saidian/shared/ui'
import css from './announcement.module.css'
import { useAnnouncement } from './use-announcement'

/**
 * What operators announce now, as a line that sticks to the bottom of the page. The last child of
 * the layout of a list: it comes and goes without moving a row.
 */
export function Announcement() {
  const { notice, close } = useAnnouncement()
  if (!notice) return null
  const { id, text, link } = notice
  const content = (
    <>
      <Icon name="info" size={16} />
      <span className={css.text}>{text}</span>
    </>
  )
  return (
    // A key: the next one after × ignores the second tap of a double tap.
    <section key={id} className={css.announcement} aria-label="公告">
      {link !== null && isOwnAddress(link) ? (
        <Link className={css.content} to={link}>
          {content}
          <Icon name="chevron" size={14} />
        </Link>
      ) : (
        <p className={css.content}>{content}</p>
      )}
      <button type="button" className={css.close} aria-label="关闭公告" onClick={() => close(id)}>
        <Icon name="close" size={14} />
      </button>
    </section>
  )
}
