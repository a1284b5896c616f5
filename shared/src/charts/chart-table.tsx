import css from './chart.module.css'
import type { ChartData } from './chart-data'

/** The figures of a chart behind 看数据. */
export function ChartTable({ title, data }: { title: string; data: ChartData }) {
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
              <th scope="row">{label}</th>
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
