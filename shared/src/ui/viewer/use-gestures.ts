import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type GestureTarget, PictureGestures } from './picture-gestures'

type Elements = {
  stage: RefObject<HTMLElement | null>
  picture: RefObject<HTMLImageElement | null>
}

/** The gestures of the stage as handlers, and `zoomBy` for keys. */
export function useGestures(given: Elements & Pick<GestureTarget, 'index' | 'count' | 'onStep'>) {
  const latest = useRef(given)
  const [gestures] = useState(
    () =>
      new PictureGestures(() => {
        const { stage, picture, ...rest } = latest.current
        return { stage: stage.current, picture: picture.current, ...rest }
      }),
  )
  useLayoutEffect(() => {
    latest.current = given
  })
  const { index, picture } = given
  useLayoutEffect(() => {
    const left = picture.current
    gestures.reset()
    return () => {
      if (left) left.style.transform = ''
    }
  }, [index, picture, gestures])
  const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })
  return {
    zoomBy: (factor: number) => gestures.zoomBy(factor),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return
        // Not in every environment; without it a gesture ends where the stage does.
        event.currentTarget.setPointerCapture?.(event.pointerId)
        gestures.down(event.pointerId, at(event))
      },
      onPointerMove: (event: PointerEvent) => gestures.move(event.pointerId, at(event)),
      onPointerUp: (event: PointerEvent) => gestures.up(event.pointerId, false),
      onPointerCancel: (event: PointerEvent) => gestures.up(event.pointerId, true),
    },
  }
}
