import type { TextLine } from '@saidian/shared/contracts'

/** The line to show for a minute: the first one told in it, else the last one before it. */
export function lineOfMinute(lines: readonly TextLine[], minute: number): TextLine | undefined {
  const told = lines.filter((line) => line.minute !== null && line.minute <= minute)
  const latest = told[0]?.minute
  return told.findLast((line) => line.minute === latest)
}
