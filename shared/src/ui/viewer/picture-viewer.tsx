import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../icon/icon'
import { useBackCloses } from '../layer/use-back-closes'
import { useModal } from '../layer/use-modal'
import css from './picture-viewer.module.css'
import { useGestures } from './use-gestures'
import { ViewerSlide } from './viewer-slide'

export type ViewedPicture = { src: string; alt: string }

export type PictureViewerProps = {
  /** At least one. */
  pictures: readonly ViewedPicture[]
  /** Place of the picture that is shown first. */
  start?: number
  onClose: () => void
}

const ZOOM_STEP = 1.5

/**
 * Pictures over the whole screen: swipe or ← → to another, pinch, double tap or + - to zoom. The
 * ×, Esc and the back button close it. Mounted means open; load it lazily from
 * `@saidian/shared/ui/viewer`.
 */
export function PictureViewer({ pictures, start = 0, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [chosen, setIndex] = useState(start)
  const index = Math.min(chosen, pictures.length - 1)
  const close = useBackCloses(onClose)
  const step = (by: number) => setIndex(Math.min(pictures.length - 1, Math.max(0, index + by)))
  const target = { stage, picture, index, count: pictures.length, onStep: step }
  const { handlers, zoomBy } = useGestures(target)
  useModal(dialog)

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') step(1)
    else if (key === 'ArrowLeft') step(-1)
    else if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
    else if (key === '-') zoomBy(1 / ZOOM_STEP)
    else if (key === '0') zoomBy(0)
  }

  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-label="查看图片"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div ref={stage} className={css.stage} {...handlers}>
        <ul className={css.track} style={{ '--place': index } as CSSProperties}>
          {pictures.map(({ src, alt }, place) => (
            <ViewerSlide
              key={src}
              src={src}
              alt={alt}
              isShown={place === index}
              isNear={Math.abs(place - index) <= 1}
              ref={place === index ? picture : undefined}
            />
          ))}
        </ul>
      </div>
      <div className={css.bar}>
        <p className={css.count} aria-live="polite">
          {pictures.length > 1 && `${index + 1} / ${pictures.length}`}
        </p>
        <button type="button" className={css.button} aria-label="关闭" onClick={close}>
          <Icon name="close" size={20} />
        </button>
      </div>
      {pictures.length > 1 && <Steps index={index} count={pictures.length} onStep={step} />}
    </dialog>
  )
}

type StepsProps = { index: number; count: number; onStep: (by: -1 | 1) => void }

function Steps({ index, count, onStep }: StepsProps) {
  return (
    <div className={css.steps}>
      <button
        type="button"
        className={css.button}
        aria-label="上一张"
        disabled={index === 0}
        onClick={() => onStep(-1)}
      >
        <Icon name="back" size={20} />
      </button>
      <button
        type="button"
        className={css.button}
        aria-label="下一张"
        disabled={index === count - 1}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron" size={20} />
      </button>
    </div>
  )
}
