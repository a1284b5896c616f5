const FENCE = /^ {0,3}(`{3,}|~{3,})/

/**
 * A Markdown text in parts that are parsed on their own: while an answer grows, only its last part
 * is parsed again. A part ends at an empty line that is outside of a code block and before a line
 * without indentation. The parts together are the text.
 */
export function segmentsOf(text: string): string[] {
  const segments: string[] = []
  let lines: string[] = []
  let fence: string | null = null
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    const isAfterGap = lines.at(-1)?.trim() === ''
    if (isAfterGap && fence === null && /^\S/.test(line)) {
      segments.push(lines.join(''))
      lines = []
    }
    fence = fenceAfter(line, fence)
    lines.push(line)
  }
  if (lines.length > 0) segments.push(lines.join(''))
  return segments
}

/** The fence that is open after a line: one is closed by another that is as long. */
function fenceAfter(line: string, open: string | null): string | null {
  const mark = FENCE.exec(line)?.[1]
  if (mark === undefined) return open
  if (open === null) return mark
  return mark[0] === open[0] && mark.length >= open.length ? null : open
}
