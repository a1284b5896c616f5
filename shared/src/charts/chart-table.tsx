import css from './chart.module.css'
import type { ChartData } from './chart-data'

export type ChartTableProps = { title: string; data: ChartData; onChoose?: (index: number) => void }

/** The figures of a chart behind 看数据; a label that can be chosen in the chart is a button here. */
export function ChartTable({ title, data, onChoose }: ChartTableProps) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>看数据</summary>
      <table className={css.table}>
        <caption className={css.caption}>{title}</caption>
        <thead>
          <tr>
            <td />
            {data.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">
                {onChoose ? (
                  <button type="button" className={css.choose} onClick={() => onChoose(row)}>
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
              {data.series.map(({ name, values }) => (
                <td key={name}>{values[row] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
