import { type ReactNode, useRef } from 'react'
import css from './pull-to-refresh.module.css'
import { usePull } from './use-pull'

export type PullToRefreshProps = {
  /** Called when the finger lets go far enough down; the ring turns until it settles. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

const LABELS = { idle: '下拉刷新', ready: '松开刷新', busy: '刷新中' } as const

/** Pulling the page down at its top refreshes what is inside. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const content = useRef<HTMLDivElement>(null)
  const state = usePull(content, onRefresh)
  return (
    <div className={css.frame}>
      <div className={css.sign} data-state={state} role={state === 'busy' ? 'status' : undefined}>
        {state && (
          <>
            <span className={css.ring} aria-hidden="true" />
            {LABELS[state]}
          </>
        )}
      </div>
      <div ref={content} className={css.content}>
        {children}
      </div>
    </div>
  )
}
