import type { AnswerBlock } from '@saidian/shared/contracts/assistant'
import { classNames } from '@saidian/shared/ui'
import { barShare } from './bars.rules'
import { BlockFrame, type BlockSource } from './block-frame'
import css from './blocks.module.css'
import { DataTable } from './data-table'

type BarsBlockProps = BlockSource & { block: Extract<AnswerBlock, { kind: 'chart' }> }

/** Bars with their values beside them, and the same as a table behind 看数据. */
export function BarsBlock({ block: { title, bars }, source }: BarsBlockProps) {
  const values = bars.map(({ value }) => value)
  return (
    <BlockFrame title={title} source={source}>
      <ul className={css.bars}>
        {bars.map(({ label, value, text }, at) => (
          <li key={`${at} ${label}`} className={css.bar}>
            <span className={css.label}>{label}</span>
            <span className={css.track} aria-hidden="true">
              <span
                className={classNames(css.fill, value < 0 && css.below)}
                style={{ width: `${100 * barShare(value, values)}%` }}
              />
            </span>
            <span className={css.value}>{text}</span>
          </li>
        ))}
      </ul>
      <details className={css.data}>
        <summary>看数据</summary>
        <DataTable
          label={title}
          columns={['项目', '数值']}
          rows={bars.map(({ label, text }) => [label, text])}
        />
      </details>
    </BlockFrame>
  )
}
