import { type Ref, useState } from 'react'
import css from './picture-viewer.module.css'

type ViewerSlideProps = {
  src: string
  alt: string
  isShown: boolean
  /** Beside the shown one: only near pictures are loaded. */
  isNear: boolean
  ref: Ref<HTMLImageElement> | undefined
}

/** One picture of the viewer, or a button that loads it again. */
export function ViewerSlide({ src, alt, isShown, isNear, ref }: ViewerSlideProps) {
  const [failures, setFailures] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  return (
    <li className={css.slide} aria-hidden={!isShown} inert={!isShown}>
      {hasFailed ? (
        <button
          type="button"
          className={css.failed}
          onClick={() => {
            setFailures(failures + 1)
            setFailed(false)
          }}
        >
          图片加载失败，点击重试
        </button>
      ) : (
        isNear && (
          <img
            key={failures}
            ref={ref}
            className={css.picture}
            src={src}
            alt={alt}
            draggable={false}
            onError={() => setFailed(true)}
          />
        )
      )}
    </li>
  )
}
