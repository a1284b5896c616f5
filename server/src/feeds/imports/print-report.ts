import { type FileReport, type ImportReport, rejectedCount, type Tally } from './file-report'

const COUNTS = ['rows', 'stored', 'changed', 'same', 'reference', 'joined', 'results'] as const

/** The report of one format as lines of text: a line a file, what was rejected and why, what did not join. */
export function reportLines(format: string, report: ImportReport, seconds: number): string[] {
  const total = {
    rows: 0,
    stored: 0,
    changed: 0,
    same: 0,
    reference: 0,
    joined: 0,
    results: 0,
    rejected: 0,
  }
  for (const file of report.files) {
    for (const name of COUNTS) total[name] += file[name]
    total.rejected += rejectedCount(file)
  }
  const unknown = report.unknownClubs
  return [
    ...report.files.flatMap(fileLines),
    ...report.ignoredFiles.map((file) => `${file.padEnd(28)} ignored`),
    ...report.rejectedFiles.map(({ file, why }) => `${file.padEnd(28)} rejected: ${why}`),
    `${format}: ${countsText({ ...total })}; ${total.joined} joined, ${total.results} results; ` +
      `${report.clubs} teams; ${seconds.toFixed(1)} s`,
    ...(unknown.length > 0 ? [`  without a Chinese name: ${unknown.join(', ')}`] : []),
  ]
}

function fileLines(report: FileReport): string[] {
  const { file, joined, results, unjoined } = report
  const counts = countsText({ ...report, rejected: rejectedCount(report) })
  return [
    `${file.padEnd(28)} ${counts}; ${joined} joined, ${results} results`,
    ...tallyLines('rejected', report.rejected),
    ...tallyLines('note', report.notes),
    ...unjoined.map((what) => `  not joined: ${what}`),
  ]
}

type Counts = Pick<FileReport, 'rows' | 'stored' | 'changed' | 'same' | 'reference'> & {
  rejected: number
}

/** The lines of input and what became of them: the later counts add up to the first. */
function countsText({ rows, stored, changed, same, reference, rejected }: Counts): string {
  const used = reference > 0 ? ` + ${reference} reference` : ''
  return `${rows} lines = ${stored} stored + ${changed} changed + ${same} same${used} + ${rejected} rejected`
}

function tallyLines(label: string, tally: Tally): string[] {
  return [...tally].map(([what, { count, examples }]) => {
    const shown = examples.filter(Boolean)
    return `  ${label}: ${count} × ${what}${shown.length > 0 ? ` (${shown.join('; ')})` : ''}`
  })
}
