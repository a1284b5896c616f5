import css from './blocks.module.css'

/** A count, a price, a share, a result, or that there is none. */
const FIGURE = /^[-+–—\d]/

type DataTableProps = {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Figures in rows, under each other; the first column names the row. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const looks = columns.map((_, at) => lookOf(rows.map((row) => row[at] ?? '')))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={css.tableBox} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={`${at} ${column}`} scope="col" className={looks[at]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <DataRow key={`${at} ${row[0]}`} cells={row} looks={looks} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Words begin at one edge, as in any list. */
function lookOf(cells: readonly string[]): string | undefined {
  return cells.every((cell) => FIGURE.test(cell)) ? undefined : css.text
}

type DataRowProps = { cells: readonly string[]; looks: readonly (string | undefined)[] }

function DataRow({ cells: [name = '', ...others], looks }: DataRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {others.map((cell, at) => (
        <td key={`${at} ${cell}`} className={looks[at + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}
