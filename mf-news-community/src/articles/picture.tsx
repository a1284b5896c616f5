import type { Picture as PictureData } from '@saidian/shared/contracts/content'
import { classNames, savesData } from '@saidian/shared/ui'
import { useState } from 'react'
import css from './picture.module.css'

type PictureProps = {
  picture: PictureData
  size: 'small' | 'large'
  /** What it shows; empty where the words beside it say so. */
  alt: string
  /** Width by height of its place; its own without one. */
  ratio?: string
  /** Part of the first screen: loaded before others. */
  isFirst?: boolean
}

/** A picture in a place of known size, so that nothing moves when it has loaded. */
export function Picture({ picture, size, alt, ratio, isFirst = false }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const { width, height } = picture
  const src = picture[size]
  const isShown = src !== '' && state !== 'failed' && !savesData()
  return (
    <span className={css.place} style={{ aspectRatio: ratio ?? `${width} / ${height}` }}>
      {isShown && (
        <img
          className={classNames(css.picture, state === 'loaded' && css.loaded)}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  )
}
