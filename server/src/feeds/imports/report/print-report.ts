import { type CountsByText, type FileReport, type ImportReport, rejectedCount } from './file-report'

const COUNTS = ['rows', 'stored', 'changed', 'same', 'reference', 'joined', 'results'] as const

/** The report of one format as text: a line per file, rejected lines and unjoined matches. */
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

/** A damaged file may have thousands. */
const MAX_FINDINGS = 20

function fileLines(report: FileReport): string[] {
  const { file, joined, results, rejectedSeasons, findings, unjoined } = report
  const counts = countsText({ ...report, rejected: rejectedCount(report) })
  return [
    `${file.padEnd(28)} ${counts}; ${joined} joined, ${results} results`,
    ...rejectedSeasons.map((what) => `  refused: ${what}`),
    ...countLines('rejected', report.rejected),
    ...countLines('note', report.notes),
    ...findings.slice(0, MAX_FINDINGS).map((what) => `  finding: ${what}`),
    ...(findings.length > MAX_FINDINGS ? [`  ${findings.length} findings in all`] : []),
    ...unjoined.map((what) => `  not joined: ${what}`),
  ]
}

type Counts = Pick<FileReport, 'rows' | 'stored' | 'changed' | 'same' | 'reference'> & {
  rejected: number
}

/** The number of lines and their outcomes, which add up to it. */
function countsText({ rows, stored, changed, same, reference, rejected }: Counts): string {
  const used = reference > 0 ? ` + ${reference} reference` : ''
  const known = `${stored} stored + ${changed} changed + ${same} same`
  return `${rows} lines = ${known}${used} + ${rejected} rejected`
}

function countLines(label: string, counts: CountsByText): string[] {
  return [...counts].map(([what, { count, examples }]) => {
    const shown = examples.filter(Boolean)
    return `  ${label}: ${count} × ${what}${shown.length > 0 ? ` (${shown.join('; ')})` : ''}`
  })
}
