import type { BlockOf } from '@saidian/shared/contracts/content'
import { Link } from '@saidian/shared/router'
import { Spans } from './spans'

/** A table that scrolls across, with the page that its figures come from. */
export function TableBlock({ block: { caption, head, rows, to } }: { block: BlockOf<'table'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
    <div className="doc-table" tabIndex={0}>
      <table>
        {(caption || to) && (
          <caption>
            {caption}
            {to.startsWith('/') && <Link to={to}> 查看数据 ›</Link>}
          </caption>
        )}
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={column} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
