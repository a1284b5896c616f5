import { memo } from 'react'
import type { RoomMessage } from '../../contracts/rooms'
import { formatDate } from '../../lib'
import { classNames } from '../../ui'
import { AuthorBadges } from './author-badges'
import css from './messages.module.css'

export type MessageRowProps = {
  message: RoomMessage
  isOwn: boolean
  onOpenMenu: (message: RoomMessage) => void
}

/** A message with its author; a tap opens what can be done with it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isOwn, onOpenMenu } = props
  const { author, text, at, noble, role } = message
  return (
    <article className={css.message}>
      <button
        type="button"
        className={css.line}
        aria-haspopup="dialog"
        onClick={() => onOpenMenu(message)}
      >
        <AuthorBadges level={author.level} {...{ noble, role }} />{' '}
        <span className={classNames(css.name, isOwn && css.own)}>{author.nickName}：</span>
        <span className={css.text}>{text}</span>
        <time className={css.spoken}>，{formatDate(at * 1_000, 'hh:mm')}</time>
      </button>
    </article>
  )
})
