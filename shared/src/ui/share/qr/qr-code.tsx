import { useMemo } from 'react'
import css from './qr-code.module.css'
import { qrMatrix } from './qr-matrix'

/** Cells around a code that stay white. */
const QUIET = 4

/** A QR code, dark on white in every theme so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => {
    const rows = qrMatrix(text)
    const cells = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
    )
    return { side: rows.length + 2 * QUIET, path: cells.join('') }
  }, [text])
  return (
    <svg className={css.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path className={css.cells} d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
