import css from './blocks.module.css'

type DataTableProps = {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Figures in rows; the first column names the row. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={css.tableBox} aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={`${at} ${column}`} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <DataRow key={`${at} ${row[0]}`} cells={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function DataRow({ cells: [name = '', ...others] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {others.map((cell, at) => (
        <td key={`${at} ${cell}`}>{cell}</td>
      ))}
    </tr>
  )
}
