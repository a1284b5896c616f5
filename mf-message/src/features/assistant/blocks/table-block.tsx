import type { AnswerBlock } from '@saidian/shared/contracts/assistant'
import { useState } from 'react'
import { BlockFrame, type BlockSource } from './block-frame'
import css from './blocks.module.css'
import { DataTable } from './data-table'

/** Rows that show at first: a table of a league must not push the answer away. */
const FIRST_ROWS = 8

type TableBlockProps = BlockSource & { block: Extract<AnswerBlock, { kind: 'table' }> }

/** A table of the product, its first rows until the reader wants all. */
export function TableBlock({ block: { title, columns, rows }, source }: TableBlockProps) {
  const [isWhole, setWhole] = useState(rows.length <= FIRST_ROWS)
  return (
    <BlockFrame title={title} source={source}>
      <DataTable
        label={title}
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, FIRST_ROWS)}
      />
      {!isWhole && (
        <button type="button" className={css.more} onClick={() => setWhole(true)}>
          展开全部 {rows.length} 行
        </button>
      )}
    </BlockFrame>
  )
}
