import { classNames } from '@saidian/shared/ui'
import { memo, type RefObject } from 'react'
import type { Sort } from './box.rules'
import css from './box-score.module.css'
import { COLUMNS } from './columns'

export type BoxHeadProps = {
  boxRef: RefObject<HTMLTableSectionElement | null>
  sort: Sort | null
  onSort: (key: string) => void
}

const ARROWS = { ascending: '↑', descending: '↓' } as const

/** The names of the columns, each a button that sorts by it. */
export const BoxHead = memo(function BoxHead({ boxRef, sort, onSort }: BoxHeadProps) {
  return (
    <thead ref={boxRef} className={css.head}>
      <tr className={css.row}>
        <th scope="col" className={css.player}>
          球员
        </th>
        {COLUMNS.map(({ key, label }) => {
          const direction = sort?.key === key ? sort.direction : null
          return (
            <th
              key={key}
              scope="col"
              aria-sort={direction ?? 'none'}
              className={classNames(css.cell, direction && css.sorted)}
            >
              <button type="button" className={css.sort} onClick={() => onSort(key)}>
                {label}
                {direction && (
                  <i className={css.arrow} aria-hidden="true">
                    {ARROWS[direction]}
                  </i>
                )}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
})
