import { readStored, writeStored } from '@saidian/shared/store'
import { type PointerEvent, useRef, useState } from 'react'
import { type Corner, cornerAfterDrag, isCorner, nextCorner } from './corner.rules'

const KEY = 'vlive/corner'

/** The corner of the small window; dragging it and the button for keys move it. */
export function useFloatingCorner() {
  const [corner, setCorner] = useState<Corner>(() => {
    const stored = readStored(KEY)
    return isCorner(stored) ? stored : 'bottomRight'
  })
  const start = useRef<{ x: number; y: number } | null>(null)

  function choose(next: Corner): void {
    setCorner(next)
    writeStored(KEY, next)
  }

  return {
    corner,
    move: () => choose(nextCorner(corner)),
    drag: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        start.current = { x: clientX, y: clientY }
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return
        const { x, y } = start.current
        start.current = null
        choose(cornerAfterDrag(corner, { x: clientX - x, y: clientY - y }))
      },
      onPointerCancel: () => {
        start.current = null
      },
    },
  }
}
