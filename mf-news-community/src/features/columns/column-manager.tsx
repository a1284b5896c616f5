import { useSetting } from '@saidian/shared/store'
import { Icon } from '@saidian/shared/ui'
import { Sheet } from '@saidian/shared/ui/subpages'
import css from './column-manager.module.css'
import { movedColumn, type OrderedColumn, toggledColumn } from './column-order.rules'

type ColumnManagerProps = { columns: readonly OrderedColumn[]; onClose: () => void }

/** 频道管理: the reader moves and hides columns; every change holds at once. */
export function ColumnManager({ columns, onClose }: ColumnManagerProps) {
  const [, choose] = useSetting('newsColumns')
  const firstMovable = columns.findIndex(({ isFixed }) => !isFixed)
  return (
    <Sheet title="频道管理" onClose={onClose}>
      <p className={css.note}>调整顺序，或隐藏不看的频道</p>
      <ul>
        {columns.map(({ id, name, isFixed, isHidden }, place) => (
          <li key={id} className={css.row}>
            <span className={isHidden ? css.hidden : css.name}>{name}</span>
            {isFixed ? (
              <span className={css.fixed}>固定</span>
            ) : (
              <>
                <button
                  type="button"
                  className={css.up}
                  aria-label={`上移${name}`}
                  disabled={place === firstMovable}
                  onClick={() => choose(movedColumn(columns, id, -1))}
                >
                  <Icon name="chevron" />
                </button>
                <button
                  type="button"
                  className={css.down}
                  aria-label={`下移${name}`}
                  disabled={place === columns.length - 1}
                  onClick={() => choose(movedColumn(columns, id, 1))}
                >
                  <Icon name="chevron" />
                </button>
                <button
                  type="button"
                  className={css.toggle}
                  aria-label={`${isHidden ? '显示' : '隐藏'}${name}`}
                  onClick={() => choose(toggledColumn(columns, id))}
                >
                  {isHidden ? '显示' : '隐藏'}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
