import type { PlayerLine } from '@saidian/shared/contracts/basketball'
import { useId, useMemo, useRef } from 'react'
import { teamSums } from '../situation/team-sums.rules'
import { bestColumns, bestValues, boxLines, type Sort } from './box.rules'
import { BoxHead } from './box-head'
import { AbsentRow, PlayerRow } from './box-row'
import css from './box-score.module.css'
import { BoxTotals } from './box-totals'
import { COLUMNS } from './columns'

export type BoxTableProps = {
  /** Name of the team. */
  name: string
  lines: readonly PlayerLine[]
  sort: Sort | null
  onSort: (key: string) => void
  /** Whether the game is in play. */
  isPlayed: boolean
}

/**
 * The box score of a team. The head sticks to the page while the rows scroll below it; the rows
 * scroll across inside their own box, and the head follows them.
 */
export function BoxTable({ name, lines, sort, onSort, isPlayed }: BoxTableProps) {
  const id = useId()
  const head = useRef<HTMLTableSectionElement>(null)
  const { played, absent } = useMemo(() => boxLines(lines, COLUMNS, sort), [lines, sort])
  const best = useMemo(() => bestValues(played, COLUMNS), [played])
  const sums = useMemo(() => teamSums(played), [played])
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {name}
      </h2>
      <table aria-labelledby={id} className={css.table}>
        <BoxHead boxRef={head} sort={sort} onSort={onSort} />
        <tbody
          className={css.rows}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
          tabIndex={0}
          onScroll={({ currentTarget }) => {
            if (head.current) head.current.scrollLeft = currentTarget.scrollLeft
          }}
        >
          {played.map((line) => (
            <PlayerRow
              key={line.playerId}
              line={line}
              bestKeys={bestColumns(line, COLUMNS, best)}
              isOnCourt={isPlayed && line.onCourt}
            />
          ))}
          {absent.map((line) => (
            <AbsentRow key={line.playerId} line={line} />
          ))}
          <BoxTotals sums={sums} />
        </tbody>
      </table>
    </section>
  )
}
