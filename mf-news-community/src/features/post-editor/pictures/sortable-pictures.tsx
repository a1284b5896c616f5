import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { Icon } from '@saidian/shared/ui'
import { PictureInput } from '@saidian/shared/ui/uploader'
import { useId } from 'react'
import css from './pictures.module.css'
import { SortablePicture } from './sortable-picture'
import type { PostUpload } from './use-draft-pictures'

type SortablePicturesProps = {
  items: readonly PostUpload[]
  /** How many more may be chosen. */
  room: number
  onAdd: (files: File[]) => void
  onMove: (id: number, toPlaceOf: number) => void
  onRetry: (id: number) => void
  onRemove: (id: number) => void
}

/** A finger holds before it drags, so that the page still scrolls. */
const HOLD = { activationConstraint: { delay: 200, tolerance: 8 } }
const PULL = { activationConstraint: { distance: 6 } }

/** The pictures of a post: put in order by finger, mouse or keyboard, retried or removed. */
export function SortablePictures(props: SortablePicturesProps) {
  const { items, room, onAdd, onMove, onRetry, onRemove } = props
  const inputId = useId()
  const sensors = useSensors(
    useSensor(MouseSensor, PULL),
    useSensor(TouchSensor, HOLD),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ id }) => id)
  const moved = ({ active, over }: DragEndEvent) => {
    if (over) onMove(Number(active.id), Number(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={moved}
      accessibility={{
        announcements: announcementsOf(ids),
        screenReaderInstructions: { draggable: '按空格拿起图片，用方向键移动，再按空格放下' },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <fieldset className={css.grid} aria-label="图片">
          {items.map((item, place) => (
            <SortablePicture
              key={item.id}
              item={item}
              name={`第 ${place + 1} 张图片`}
              onRetry={() => onRetry(item.id)}
              onRemove={() => onRemove(item.id)}
            />
          ))}
          {room > 0 && (
            <label className={css.add} htmlFor={inputId}>
              <Icon name="plus" size={24} />
              <span className={css.addText}>添加图片</span>
              <PictureInput id={inputId} multiple={room > 1} onChoose={onAdd} />
            </label>
          )}
        </fieldset>
      </SortableContext>
    </DndContext>
  )
}

function announcementsOf(ids: readonly number[]): Announcements {
  const placeOf = (id: string | number | undefined) => ids.indexOf(Number(id)) + 1
  return {
    onDragStart: ({ active }) => `拿起第 ${placeOf(active.id)} 张图片`,
    onDragOver: ({ over }) => (over ? `移到第 ${placeOf(over.id)} 位` : undefined),
    onDragEnd: ({ over }) => (over ? `放在第 ${placeOf(over.id)} 位` : '没有移动'),
    onDragCancel: () => '没有移动',
  }
}
