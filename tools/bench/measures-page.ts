/** Content of var/bench/<name>.json. A value that could not be measured is null there. */
export type BenchReport = {
  name: string
  measures: {
    what: string
    value: number | null
    unit: string
    target?: number
    /** The value must reach the target; otherwise it must not exceed it. */
    atLeast?: boolean
  }[]
}

/** One measure as people read it; `target` and `holds` are empty for one without a target. */
export type MeasureRow = { what: string; value: string; target: string; holds: '' | 'yes' | 'NO' }

/** One run of a benchmark: when and where, and what it measured. */
export type MeasuredRun = {
  name: string
  /** Such as `2026-11-22`. */
  date: string
  /** Such as `AMD EPYC, 2 cores, load 0.4`. */
  machine: string
  rows: readonly MeasureRow[]
}

const MAX_COLUMNS = 100
const HEAD = `# Measures

Written by \`pnpm bench --write\`, never edited. A section is the last run of one benchmark, with
its date, the processor and the load average of the minute before it. A benchmark that does not run
leaves its section as it is. Pages are measured on a phone profile: CPU ×4, 150 ms, 1.6 Mbit/s and a
cold cache.
`

/** The measures of a report with value, target and outcome. */
export function rowsOf({ measures }: BenchReport): MeasureRow[] {
  return measures.map(({ what, value, unit, target, atLeast = false }) => {
    const withUnit = (number: number) => `${roundedOf(number)} ${unit}`.trim()
    const isReached =
      value !== null && (atLeast ? value >= Number(target) : value <= Number(target))
    return {
      what,
      value: value === null ? 'not measured' : withUnit(value),
      target: target === undefined ? '' : `${atLeast ? '≥' : '≤'} ${withUnit(target)}`,
      holds: target === undefined ? '' : isReached ? 'yes' : 'NO',
    }
  })
}

/** Scores of predictions are below 1 and differ in the fourth digit. */
function roundedOf(number: number): number {
  return Number(number.toFixed(number < 1 ? 4 : 3))
}

/**
 * The text of docs/measures.md after these runs. `page` is its text before them; `order` names all
 * benchmarks in the order of their sections. A section of an unknown benchmark is removed.
 */
export function measuresPage(
  page: string,
  runs: readonly MeasuredRun[],
  order: readonly string[],
): string {
  const sections = new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}\n`]),
  )
  for (const run of runs) sections.set(run.name, sectionOf(run))
  return [HEAD, ...order.flatMap((name) => sections.get(name) ?? [])].join('\n')
}

function sectionOf({ name, date, machine, rows }: MeasuredRun): string {
  const lines = rows.map(({ what, value, target, holds }) => {
    if (target === '') return wrapItem(`${what}: ${value}`)
    return wrapItem(`${what}: ${value}; target ${target}: ${holds === 'yes' ? 'holds' : 'MISSED'}`)
  })
  return `## ${name}\n\n${date}; ${machine}.\n\n${lines.join('\n')}\n`
}

/** An item of a list in lines of at most 100 columns. */
function wrapItem(text: string): string {
  const lines = ['-']
  for (const part of text.split(' ')) {
    const line = `${lines.at(-1)} ${part}`
    if ([...line].length <= MAX_COLUMNS) lines[lines.length - 1] = line
    else lines.push(`  ${part}`)
  }
  return lines.join('\n')
}
