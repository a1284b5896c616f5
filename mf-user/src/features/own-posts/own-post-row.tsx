import { TimeText } from '@saidian/shared/calendar'
import type { Post } from '@saidian/shared/contracts/community'
import { paths } from '@saidian/shared/contracts/page'
import { Link } from '@saidian/shared/router'
import { markOf, StateMark } from '../../written/state-mark'
import css from '../../written/written.module.css'

const MAX_PICTURES = 4

/** A post of the member; a tap opens it. */
export function OwnPostRow({ post }: { post: Post }) {
  const { code, circle, state, spans, pictures, waitingPictures, at, likes, comments } = post
  return (
    <div className={css.row}>
      <Link to={paths.post(code)} className={css.main}>
        <span className={css.text}>
          <span>
            <StateMark mark={markOf(state)} />
            {spans.map(({ text }) => text).join('') || `[${pictures.length} 张图片]`}
          </span>
        </span>
        {pictures.length > 0 && (
          <span className={css.pictures}>
            {pictures.slice(0, MAX_PICTURES).map(({ small, width, height }) => (
              <img
                key={small}
                className={css.picture}
                src={small}
                width={width}
                height={height}
                loading="lazy"
                alt=""
              />
            ))}
          </span>
        )}
      </Link>
      <div className={css.foot}>
        <span>
          {circle.name} · <TimeText at={at * 1_000} />
          {waitingPictures > 0 && ` · ${waitingPictures} 张图片审核中`}
        </span>
        <span>
          {likes} 赞 · {comments} 评论
        </span>
      </div>
    </div>
  )
}
