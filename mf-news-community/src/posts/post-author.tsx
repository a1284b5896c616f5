import { TimeText } from '@saidian/shared/calendar'
import type { Post } from '@saidian/shared/contracts/community'
import { paths } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import { Portrait } from '@saidian/shared/ui/subpages'
import type { ReactNode } from 'react'
import { contentPaths } from '../paths'
import css from './post-author.module.css'

type PostAuthorProps = {
  post: Post
  /** Whether its circle is named: not on the page of the circle. */
  showsCircle?: boolean
  /** Stands at the right: the menu, or 关注. */
  children?: ReactNode
}

/** Who wrote a post, when, from which region and in which circle. */
export function PostAuthor({ post, showsCircle = true, children }: PostAuthorProps) {
  const { author, at, editedAt, region, circle, isPinned, state } = post
  const name = author.nickName || '已注销用户'
  return (
    <div className={css.head}>
      {author.id ? (
        <Link className={css.person} to={paths.member(author.id)} tabIndex={-1} aria-hidden="true">
          <Portrait name={name} id={author.id} src={author.portrait} size={32} />
        </Link>
      ) : (
        <Portrait name={name} id="" src="" size={32} />
      )}
      <div className={css.about}>
        <p className={css.first}>
          {author.id ? (
            <Link className={css.name} to={paths.member(author.id)}>
              {name}
            </Link>
          ) : (
            <span className={css.name}>{name}</span>
          )}
          {author.id && <span className={css.level}>Lv.{author.level}</span>}
          {isPinned && <span className={css.pinned}>置顶</span>}
          {state === 'waiting' && <span className={css.waiting}>审核中</span>}
          {state === 'rejected' && <span className={css.waiting}>未通过</span>}
        </p>
        <p className={css.second}>
          <span className={css.when}>
            <TimeText at={at * 1000} />
            {editedAt !== null && ' 已编辑'} · {region}
          </span>
          {showsCircle && (
            <Link className={css.circle} to={contentPaths.circle(circle.id)}>
              {circle.name}
            </Link>
          )}
        </p>
      </div>
      {children}
    </div>
  )
}
