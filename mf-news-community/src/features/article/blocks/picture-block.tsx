import type { BlockOf } from '@saidian/shared/contracts/content'
import { classNames, savesData } from '@saidian/shared/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import css from '../article.module.css'

type PictureBlockProps = {
  block: BlockOf<'picture'>
  isFirst: boolean
  onOpen: () => void
}

/** A picture with its caption; a tap shows it over the whole screen. */
export function PictureBlock({ block: { picture, caption }, isFirst, onOpen }: PictureBlockProps) {
  const { large, small, width, height } = picture
  const image = useRef<HTMLImageElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  // One that the first HTML has shown is there already, and does not fade in again.
  useLayoutEffect(() => setLoaded(image.current?.complete === true), [])
  return (
    <figure>
      <button
        type="button"
        className={css.picture}
        aria-label={caption ? `查看图片：${caption}` : '查看图片'}
        onClick={onOpen}
      >
        <img
          ref={image}
          className={classNames(css.image, isLoaded && css.loaded)}
          src={savesData() ? small : large}
          alt={caption}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(true)}
        />
      </button>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
