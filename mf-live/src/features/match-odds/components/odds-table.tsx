import type { OddsLine, OddsType } from '@saidian/shared/contracts/odds'
import { useState } from 'react'
import css from '../match-odds.module.css'
import { useOddsKind } from '../odds-view'
import { CompanyRow } from './company-row'
import { LineMeaning } from './line-meaning'

export type OddsTableProps = {
  lines: readonly OddsLine[]
  type: OddsType
  onChoose: (companyId: number) => void
}

/** One row for each company with 初 即 滚. A long press explains its line. */
export function OddsTable({ lines, type, onChoose }: OddsTableProps) {
  const [explained, setExplained] = useState<number | null>(null)
  const { columns } = useOddsKind(type)
  const line = lines.find(({ companyId }) => companyId === explained)
  return (
    <>
      <div className={css.columns} aria-hidden="true">
        <span>公司</span>
        <span />
        {columns.map((label) => label !== null && <span key={label}>{label}</span>)}
      </div>
      <ul className={css.companies}>
        {lines.map((each) => (
          <CompanyRow
            key={each.companyId}
            line={each}
            type={type}
            onChoose={() => onChoose(each.companyId)}
            onExplain={() => setExplained(each.companyId)}
          />
        ))}
      </ul>
      <p className={css.tip}>点一家公司看变化，长按看盘口解释</p>
      {line && <LineMeaning line={line} type={type} onClose={() => setExplained(null)} />}
    </>
  )
}
