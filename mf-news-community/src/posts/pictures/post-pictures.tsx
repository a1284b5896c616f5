import type { Picture } from '@saidian/shared/contracts/content'
import { lazy, Suspense, useState } from 'react'
import { ratioOf, shapeOf } from './picture-grid.rules'
import css from './post-pictures.module.css'

const PictureViewer = lazy(async () => ({
  default: (await import('@saidian/shared/ui/viewer')).PictureViewer,
}))

type PostPicturesProps = {
  pictures: readonly Picture[]
  /** Pictures of the reader that others do not see before their review. */
  waiting: number
  /** Whose they are, for a screen reader. */
  name: string
}

/** Pictures of a post in places of known size; a tap shows one over the whole screen. */
export function PostPictures({ pictures, waiting, name }: PostPicturesProps) {
  const [opened, setOpened] = useState<number | null>(null)
  if (pictures.length === 0) return waiting > 0 ? <Waiting count={waiting} /> : null
  const altOf = (place: number) => `${name}的第 ${place + 1} 张图片`
  return (
    <>
      <div className={css[shapeOf(pictures.length)]}>
        {pictures.map((picture, place) => (
          <button
            key={picture.large}
            type="button"
            className={css.tile}
            style={pictures.length === 1 ? { aspectRatio: ratioOf(picture) } : undefined}
            aria-label={`查看${altOf(place)}`}
            onClick={() => setOpened(place)}
          >
            <img
              className={css.picture}
              src={pictures.length === 1 ? picture.large : picture.small}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          </button>
        ))}
      </div>
      {waiting > 0 && <Waiting count={waiting} />}
      {opened !== null && (
        <Suspense>
          <PictureViewer
            pictures={pictures.map(({ large }, place) => ({ src: large, alt: altOf(place) }))}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function Waiting({ count }: { count: number }) {
  return <p className={css.waiting}>{count} 张图片审核中，通过后其他人可见</p>
}
