import type { Circle } from '@saidian/shared/contracts/community'
import { Link } from '@saidian/shared/router'
import { Crest } from '@saidian/shared/ui'
import { contentPaths } from '../paths'
import { countText } from '../posts/count-text.rules'
import css from './circle-row.module.css'
import { JoinButton } from './join-button'

/** A circle in a list, with 加入. */
export function CircleRow({ circle }: { circle: Circle }) {
  const { id, name, colors, mark, iso, members, posts } = circle
  return (
    <div className={css.row}>
      <Link className={css.link} to={contentPaths.circle(id)}>
        <Crest teamId={id} colors={colors} mark={mark} iso={iso} size={32} />
        <span className={css.about}>
          <span className={css.name}>{name}</span>
          <span className={css.counts}>
            {countText(members)}人 · {countText(posts)}帖
          </span>
        </span>
      </Link>
      <JoinButton {...circle} />
    </div>
  )
}
