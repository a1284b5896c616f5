import { lazy, type Ref, Suspense, useId, useState } from 'react'
import { PictureInput } from './picture-input'
import { UploadOverlay } from './upload-overlay'
import css from './uploader.module.css'
import type { UploadItem } from './use-uploads'

const PictureViewer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "viewer" */ '../viewer')).PictureViewer,
}))

export type PictureTilesProps = {
  items: readonly UploadItem<unknown>[]
  max: number
  /** Id of a message about the pictures. */
  describedBy?: string
  onAdd: (file: File) => void
  onRetry: (id: number) => void
  onRemove: (id: number) => void
  /** Receives the focus when a form points at the pictures. */
  inputRef?: Ref<HTMLInputElement>
}

/** The pictures of `useUploads` as tiles: tap to look at one, add up to `max`, retry, remove. */
export function PictureTiles(props: PictureTilesProps) {
  const { items, max, onAdd } = props
  const [opened, setOpened] = useState<number | null>(null)
  const inputId = useId()
  const room = max - items.length
  return (
    <fieldset className={css.tiles} aria-label="图片" aria-describedby={props.describedBy}>
      {items.map((item, place) => (
        <PictureTile
          key={item.id}
          item={item}
          place={place + 1}
          onOpen={() => setOpened(place)}
          onRetry={() => props.onRetry(item.id)}
          onRemove={() => props.onRemove(item.id)}
        />
      ))}
      {room > 0 && (
        <label className={css.add} htmlFor={inputId}>
          添加图片
          <PictureInput
            id={inputId}
            ref={props.inputRef}
            multiple={room > 1}
            onChoose={(files) => files.slice(0, room).forEach(onAdd)}
          />
        </label>
      )}
      {opened !== null && items[opened] && (
        <Suspense>
          <PictureViewer
            pictures={items.map(({ preview }, place) => ({
              src: preview,
              alt: `第 ${place + 1} 张图片`,
            }))}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

type PictureTileProps = {
  item: UploadItem<unknown>
  place: number
  onOpen: () => void
  onRetry: () => void
  onRemove: () => void
}

function PictureTile({ item, place, onOpen, onRetry, onRemove }: PictureTileProps) {
  const name = `第 ${place} 张图片`
  return (
    <span className={css.tile}>
      <button type="button" className={css.open} aria-label={`查看${name}`} onClick={onOpen}>
        <img src={item.preview} alt={name} />
      </button>
      <UploadOverlay item={item} name={name} onRetry={onRetry} onRemove={onRemove} />
    </span>
  )
}
