import { classNames, Icon } from '@saidian/shared/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FloatingContext } from './floating-context'
import css from './match-video.module.css'
import { useFloatingCorner } from './use-floating-corner'

/**
 * Its content in place, and in a small window in a corner of the page once that place is scrolled
 * away. The window is dragged to another corner, which the device remembers; × leaves it in place.
 */
export function FloatingVideo({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(place)
  const [isClosed, setClosed] = useState(false)
  const { corner, drag, move } = useFloatingCorner()
  useEffect(() => {
    if (!isAway) setClosed(false)
  }, [isAway])
  const isFloating = isAway && !isClosed

  return (
    <div ref={place} className={css.picture}>
      <div
        className={isFloating ? classNames(css.floating, css[corner]) : css.inPlace}
        {...(isFloating && drag)}
      >
        <FloatingContext value={isFloating}>{children}</FloatingContext>
        {isFloating && (
          <>
            <button
              type="button"
              className={css.close}
              aria-label="关闭小窗"
              onClick={() => setClosed(true)}
            >
              <Icon name="close" size={16} />
            </button>
            <button type="button" className={css.move} aria-label="移动小窗" onClick={move}>
              <Icon name="refresh" size={16} />
            </button>
          </>
        )}
      </div>
    </div>
  )
}

function useIsAway(place: { current: HTMLElement | null }): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isAway
}
