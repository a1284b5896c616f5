import { type ReactNode, useState } from 'react'
import type { CommentSubject } from '../../contracts/comments'
import { useAsMember } from '../../host'
import { Icon } from '../../ui'
import { shortCount } from '../data/shown.rules'
import css from './comment-composer.module.css'
import { ComposerSheet } from './composer-sheet'

export type CommentBarProps = {
  subject: CommentSubject
  /** Comments and replies of the subject. */
  count: number
  /** Leads to the thread; without it the count is no button. */
  onOpenThread?: () => void
  /** Further buttons at the end, such as like, 收藏 and share. */
  children?: ReactNode
}

/** A line for the bottom of a page: opens the field to write in and leads to the thread. */
export function CommentBar({ subject, count, onOpenThread, children }: CommentBarProps) {
  const [isOpen, setOpen] = useState(false)
  const asMember = useAsMember()
  return (
    <div className={css.bar}>
      <button type="button" className={css.write} onClick={() => asMember(() => setOpen(true))}>
        写评论…
      </button>
      {onOpenThread && (
        <button
          type="button"
          className={css.opener}
          aria-label={`评论，${count > 0 ? shortCount(count) : 0} 条`}
          onClick={onOpenThread}
        >
          <Icon name="message" size={20} />
          {count > 0 && <span className={css.number}>{shortCount(count)}</span>}
        </button>
      )}
      {children}
      {isOpen && (
        <ComposerSheet
          subject={subject}
          target={null}
          onClose={() => setOpen(false)}
          onSend={onOpenThread}
        />
      )}
    </div>
  )
}
