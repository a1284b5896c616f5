/** Columns as wide as their widest cell, two spaces apart; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const WIDE = new RegExp(
  '[\\u1100-\\u115f\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff' +
    '\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6]',
)

/** Terminal cells: a Chinese character has two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0)
}
