import type { TextLine } from '@saidian/shared/contracts'

/** Lines of the screen: those that came live over those that were read before, each once, the newest first. */
export function joinLines(live: readonly TextLine[], older: readonly TextLine[]): TextLine[] {
  const byKey = new Map(older.map((line) => [line.key, line]))
  for (const line of live) byKey.set(line.key, line)
  return [...byKey.values()].sort((a, b) => b.order - a.order)
}

/** The line to show for a minute: the first one told in it, else the last one before it. */
export function lineOfMinute(lines: readonly TextLine[], minute: number): TextLine | undefined {
  const told = lines.filter((line) => line.minute !== null && line.minute <= minute)
  const latest = told[0]?.minute
  return told.findLast((line) => line.minute === latest)
}
