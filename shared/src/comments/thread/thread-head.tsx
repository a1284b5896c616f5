import { Segmented } from '../../ui'
import type { CommentSort } from '../data/lists.api'
import css from './comments.module.css'

type ThreadHeadProps = {
  /** Null while it is not known. */
  total: number | null
  /** Null while the thread is open at one comment. */
  sort: CommentSort | null
  onSort: (sort: CommentSort) => void
}

const SORTS = [
  { key: 'hot', text: '最热' },
  { key: 'new', text: '最新' },
  { key: 'floor', text: '正序' },
] as const

/** How many comments there are, and how they are sorted. */
export function ThreadHead({ total, sort, onSort }: ThreadHeadProps) {
  return (
    <div className={css.head}>
      <h2 className={css.title}>
        评论{total !== null && total > 0 && <span className={css.total}>{total}</span>}
      </h2>
      {sort === null ? (
        <button type="button" className={css.leave} onClick={() => onSort('hot')}>
          查看全部评论
        </button>
      ) : (
        <Segmented look="pill" label="评论排序" items={SORTS} value={sort} onChoose={onSort} />
      )}
    </div>
  )
}
