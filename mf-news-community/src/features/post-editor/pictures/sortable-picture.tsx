import { useSortable } from '@dnd-kit/sortable'
import { classNames } from '@saidian/shared/ui'
import { UploadOverlay } from '@saidian/shared/ui/uploader'
import css from './pictures.module.css'
import type { PostUpload } from './use-draft-pictures'

type SortablePictureProps = {
  item: PostUpload
  name: string
  onRetry: () => void
  onRemove: () => void
}

/** A picture of a post with its upload. */
export function SortablePicture({ item, name, onRetry, onRemove }: SortablePictureProps) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
  })
  const move = transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined
  return (
    <span
      ref={setNodeRef}
      className={classNames(css.tile, isDragging && css.dragged)}
      style={{ transform: move, transition }}
    >
      <button
        {...attributes}
        {...listeners}
        type="button"
        className={css.handle}
        aria-label={`移动${name}`}
      >
        <img className={css.picture} src={item.preview} alt={name} draggable={false} />
      </button>
      <UploadOverlay item={item} name={name} onRetry={onRetry} onRemove={onRemove} />
    </span>
  )
}
