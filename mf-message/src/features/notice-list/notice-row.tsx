import type { Notice } from '@saidian/shared/contracts/notices'
import { isOwnAddress, paths } from '@saidian/shared/contracts/page'
import { useHost } from '@saidian/shared/host'
import { formatDate } from '@saidian/shared/lib'
import { classNames, Icon } from '@saidian/shared/ui'
import { useReadNoticeMutation } from '../../notices/notices.api'
import { iconOf } from './notice-kinds.rules'
import css from './notice-list.module.css'
import { noticeText } from './notice-text.rules'

/** What became of a text of the member: the page of the cases has the reason and the appeal. */
function isAboutText({ template }: Notice): boolean {
  return /^moderation\.(content|appeal)_/.test(template)
}

type NoticeRowProps = { memberId: string; notice: Notice }

/** A notice; a tap marks it as read and opens what it is about. */
export function NoticeRow({ memberId, notice }: NoticeRowProps) {
  const host = useHost()
  const [read] = useReadNoticeMutation()
  const { title, body } = noticeText(notice)

  function open(): void {
    if (!notice.isRead) void read({ memberId, notice })
    const link = notice.link || (isAboutText(notice) ? paths.ownCases() : '')
    if (isOwnAddress(link)) host.navigate(link)
  }

  return (
    <button type="button" className={css.row} onClick={open}>
      <span className={css.icon}>
        <Icon name={iconOf(notice.kind)} size={20} />
      </span>
      <span className={classNames(css.title, !notice.isRead && css.unread)}>
        {!notice.isRead && <span className={css.spoken}>未读，</span>}
        {title}
      </span>
      <time className={css.time} dateTime={new Date(notice.at).toISOString()}>
        {formatDate(notice.at, 'hh:mm')}
      </time>
      <span className={css.body}>{body}</span>
    </button>
  )
}
