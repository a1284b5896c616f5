import type { Circle } from '@saidian/shared/contracts/community'
import { Link } from '@saidian/shared/router'
import { Crest, ErrorState, Skeleton } from '@saidian/shared/ui'
import { useCommunityCirclesQuery } from '../../circles/circles.api'
import { contentPaths } from '../../paths'
import css from './circle-strip.module.css'

/** The circles in a row that a finger scrolls, joined ones first; all of them open below. */
export function CircleStrip({ onAll }: { onAll: () => void }) {
  const { data, error, refetch } = useCommunityCirclesQuery(undefined)
  if (!data) {
    return error ? (
      <ErrorState text="圈子加载失败" onRetry={refetch} />
    ) : (
      <div className={css.strip} role="status" aria-label="圈子加载中">
        {[0, 1, 2, 3, 4].map((place) => (
          <span key={place} className={css.circle}>
            <span className={css.waiting}>
              <Skeleton shape="disc" />
            </span>
            <Skeleton width={8} />
          </span>
        ))}
      </div>
    )
  }
  if (data.circles.length === 0) return null
  return (
    <nav className={css.strip} aria-label="圈子">
      {data.circles.map((circle) => (
        <OneCircle key={circle.id} circle={circle} />
      ))}
      <button type="button" className={css.circle} onClick={onAll}>
        <span className={css.all}>全部</span>
        <span className={css.name}>{data.circles.length}个圈子</span>
      </button>
    </nav>
  )
}

function OneCircle({ circle }: { circle: Circle }) {
  const { id, name, colors, mark, iso, isJoined } = circle
  return (
    <Link className={css.circle} to={contentPaths.circle(id)}>
      <span className={css.cover} style={{ background: `${colors[0]}22` }}>
        <Crest teamId={id} colors={colors} mark={mark} iso={iso} size={32} />
      </span>
      <span className={css.name}>{name}</span>
      {isJoined && <span className={css.joined}>已加入</span>}
    </Link>
  )
}
