import { classNames, Skeleton } from '@saidian/shared/ui'
import css from './chat.module.css'

/** In the shape of messages of two people. */
const LINES = [
  { key: 'a', isOwn: false },
  { key: 'b', isOwn: true },
  { key: 'c', isOwn: false },
  { key: 'd', isOwn: false },
  { key: 'e', isOwn: true },
]

export function ChatSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label="加载中">
      {LINES.map(({ key, isOwn }) => (
        <div key={key} className={classNames(css.ghost, isOwn && css.ghostOwn)}>
          <Skeleton shape="disc" />
          <div className={css.ghostBubble}>
            <Skeleton width={isOwn ? 6 : 8} />
          </div>
        </div>
      ))}
    </div>
  )
}
