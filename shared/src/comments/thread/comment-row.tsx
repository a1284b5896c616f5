import { memo, useEffect, useRef } from 'react'
import { TimeText } from '../../calendar'
import type { Comment } from '../../contracts/comments'
import { paths } from '../../contracts/page'
import { useAsMember } from '../../host'
import { Link } from '../../router'
import { classNames, Icon } from '../../ui'
import { Portrait } from '../../ui/subpages'
import { plainText } from '../data/shown.rules'
import css from './comments.module.css'
import { useComments } from './comments-context'
import { LikeButton } from './like-button'
import { SpanText } from './span-text'

type CommentRowProps = { comment: Comment; threadId: string }

/** A comment or a reply with its author and what can be done with it. */
export const CommentRow = memo(function CommentRow({ comment, threadId }: CommentRowProps) {
  const { focusId } = useComments()
  const isFocus = comment.id === focusId
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocus) row.current?.scrollIntoView({ block: 'center' })
  }, [isFocus])
  const isDeleted = comment.state === 'deleted'
  const isReply = comment.parentId !== null
  return (
    <div
      ref={row}
      className={classNames(css.comment, isReply && css.reply, isFocus && css.focus)}
      aria-current={isFocus || undefined}
    >
      <span className={css.portrait}>
        <Portrait
          name={comment.author.nickName}
          id={comment.author.id}
          src={isDeleted ? '' : comment.author.portrait}
          size={32}
        />
      </span>
      <div className={css.body}>
        {isDeleted ? (
          <p className={css.deleted}>该评论已删除</p>
        ) : (
          <>
            <AuthorLine comment={comment} />
            <CommentText comment={comment} />
          </>
        )}
        <Facts comment={comment} threadId={threadId} />
      </div>
    </div>
  )
})

function AuthorLine({ comment }: { comment: Comment }) {
  const { author, isByPoster, state } = comment
  const { id, nickName, level } = author
  return (
    <div className={css.line}>
      <span className={css.author}>
        {id === '' ? (
          <span className={css.name}>{nickName}</span>
        ) : (
          <Link to={paths.member(id)} className={css.name}>
            {nickName}
          </Link>
        )}
        {id !== '' && <span className={css.badge}>LV{level}</span>}
        {isByPoster && <span className={classNames(css.badge, css.poster)}>楼主</span>}
        {state === 'waiting' && <span className={classNames(css.badge, css.waiting)}>审核中</span>}
        {state === 'rejected' && (
          <span className={classNames(css.badge, css.rejected)}>未通过审核</span>
        )}
      </span>
      {state === 'shown' && <LikeButton comment={comment} />}
    </div>
  )
}

function CommentText({ comment: { spans, minute, replyTo } }: { comment: Comment }) {
  return (
    <p className={css.text}>
      {minute !== null && <span className={css.minute}>{minute}</span>}
      {replyTo && (
        <>
          回复{' '}
          <Link to={paths.member(replyTo.id)} className={css.link}>
            {replyTo.nickName}
          </Link>
          ：
        </>
      )}
      <SpanText spans={spans} />
    </p>
  )
}

function Facts({ comment, threadId }: CommentRowProps) {
  const { id, floor, at, region, author, state } = comment
  const { onReply, onOpenMenu } = useComments()
  const asMember = useAsMember()
  const { nickName } = author
  const answer = () => onReply({ id, threadId, nickName, text: plainText(comment) })
  return (
    <div className={css.facts}>
      <span className={css.origin}>
        {floor > 0 && `${floor}楼 · `}
        <TimeText at={at * 1_000} />
        {state !== 'deleted' && region !== '' && ` · ${region}`}
      </span>
      {state === 'shown' && (
        <button
          type="button"
          className={css.act}
          aria-label={`回复${nickName}`}
          onClick={() => asMember(answer)}
        >
          回复
        </button>
      )}
      {state !== 'deleted' && (
        <button
          type="button"
          className={css.more}
          aria-label={`${nickName}的评论：更多操作`}
          aria-haspopup="dialog"
          onClick={() => onOpenMenu(comment)}
        >
          <Icon name="more" size={16} />
        </button>
      )}
    </div>
  )
}
