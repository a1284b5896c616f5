import type { ApiError } from '@saidian/shared/api'
import { TimeText } from '@saidian/shared/calendar'
import type { OwnComment } from '@saidian/shared/contracts/comments'
import { useHost } from '@saidian/shared/host'
import { Link } from '@saidian/shared/router'
import { markOf, StateMark } from '../../written/state-mark'
import { useDeleteOwnCommentMutation } from '../../written/written.api'
import css from '../../written/written.module.css'

const SUBJECTS = { article: '文章', post: '帖子', match: '比赛', tip: '推荐' } as const

/** A comment of the member; a tap opens the page at it. */
export function OwnCommentRow({ written }: { written: OwnComment }) {
  const { comment, subject, title, link } = written
  const text = comment.spans.map((span) => span.text).join('')
  return (
    <div className={css.row}>
      <Link to={link} className={css.main}>
        <span className={css.text}>
          <span>
            <StateMark mark={markOf(comment.state)} />
            {comment.replyTo && `回复 ${comment.replyTo.nickName}：`}
            {text}
          </span>
        </span>
        <span className={css.about}>
          {SUBJECTS[subject.kind]} · {title}
        </span>
      </Link>
      <div className={css.foot}>
        <span>
          <TimeText at={comment.at * 1_000} /> · {comment.likes} 赞
          {comment.parentId === null && ` · ${comment.replies} 回复`}
        </span>
        <DeleteComment id={comment.id} text={text} />
      </div>
    </div>
  )
}

function DeleteComment({ id, text }: { id: string; text: string }) {
  const host = useHost()
  const [remove, { isLoading }] = useDeleteOwnCommentMutation()
  async function ask() {
    const question = { title: '删除这条评论？', body: '删除后不能恢复', confirm: '删除' }
    if (!(await host.dialog({ ...question, cancel: '取消' }))) return
    remove(id)
      .unwrap()
      .then(() => host.toast({ text: '已删除', kind: 'success' }))
      .catch((failure: ApiError) => host.toast({ text: failure.message, kind: 'fail' }))
  }
  return (
    <button
      type="button"
      className={css.act}
      disabled={isLoading}
      aria-label={`删除评论：${text}`}
      onClick={() => void ask()}
    >
      删除
    </button>
  )
}
