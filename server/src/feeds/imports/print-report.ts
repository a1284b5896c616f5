import type { FileReport, ImportReport, Tally } from './tally'

/** The report of one format as lines of text: a line a file, what was left out and why, what did not join. */
export function reportLines(format: string, report: ImportReport, seconds: number): string[] {
  const total = { rows: 0, stored: 0, joined: 0, changed: 0, results: 0, skipped: 0 }
  for (const file of report.files) {
    for (const name of ['rows', 'stored', 'joined', 'changed', 'results'] as const) total[name] += file[name]
    total.skipped += [...file.skipped.values()].reduce((sum, { count }) => sum + count, 0)
  }
  const unknown = report.unknownClubs
  return [
    ...report.files.flatMap(fileLines),
    ...report.skippedFiles.map(({ file, why }) => `${file.padEnd(28)} skipped: ${why}`),
    `${format}: ${total.rows} rows; ${total.stored} new, ${total.joined} joined, ${total.changed} changed, ${total.results} results, ${total.skipped} skipped; ${report.clubs} teams; ${seconds.toFixed(1)} s`,
    ...(unknown.length > 0 ? [`  without a Chinese name: ${unknown.join(', ')}`] : []),
  ]
}

function fileLines(report: FileReport): string[] {
  const { file, rows, stored, joined, changed, results, unjoined } = report
  return [
    `${file.padEnd(28)} ${rows} rows  ${stored} new  ${joined} joined  ${changed} changed  ${results} results`,
    ...tallyLines('skipped', report.skipped),
    ...tallyLines('note', report.notes),
    ...unjoined.map((what) => `  not joined: ${what}`),
  ]
}

function tallyLines(label: string, tally: Tally): string[] {
  return [...tally].map(([what, { count, examples }]) => {
    return `  ${label}: ${count} × ${what}${examples.length > 0 ? ` (${examples.join('; ')})` : ''}`
  })
}
