import { Fragment, type ReactNode } from 'react'
import css from './markdown.module.css'

/** A table of an answer; the first row names its columns. */
export function MarkdownTable({ cells: [head = [], ...rows] }: { cells: ReactNode[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={css.tableBox} aria-label="表格" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>{head.map((cell, at) => cellAt(at, <th scope="col">{cell}</th>))}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) =>
            cellAt(at, <tr>{row.map((cell, column) => cellAt(column, <td>{cell}</td>))}</tr>),
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Rows and cells of a text have no name but their place. */
function cellAt(place: number, element: ReactNode) {
  return <Fragment key={place}>{element}</Fragment>
}
