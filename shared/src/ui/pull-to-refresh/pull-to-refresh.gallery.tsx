import { useEffect, useRef } from 'react'
import { PullToRefresh } from './pull-to-refresh'

export const isOverlay = true

/** Pulls as a finger does, once, and keeps it down or lets it go. */
function usePulled(distance: number, isReleased: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const target = box.current
    if (!target) return
    const touch = (type: string, clientY: number) =>
      target.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          touches: [new Touch({ identifier: 1, target, clientY })],
        }),
      )
    touch('touchstart', 0)
    touch('touchmove', distance)
    if (isReleased) touch('touchend', distance)
  }, [distance, isReleased])
  return box
}

function Pulled({ distance, isReleased = false }: { distance: number; isReleased?: boolean }) {
  const box = usePulled(distance, isReleased)
  return (
    <PullToRefresh onRefresh={() => new Promise(() => undefined)}>
      <div ref={box} style={{ padding: 16, background: 'var(--surface-card)' }}>
        英超 · 曼城 2 : 1 阿森纳
      </div>
    </PullToRefresh>
  )
}

export function AtRest() {
  return <Pulled distance={0} />
}

export function PulledALittle() {
  return <Pulled distance={100} />
}

export function PulledFarEnough() {
  return <Pulled distance={200} />
}

export function Refreshing() {
  return <Pulled distance={200} isReleased />
}
