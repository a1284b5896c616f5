import type { TextLine } from '@saidian/shared/contracts'

/** The line to show for a minute: the first one told in it, else the last one before it. */
export function lineOfMinute(lines: readonly TextLine[], minute: number): TextLine | undefined {
  const candidates = lines.filter((line) => line.minute !== null && line.minute <= minute)
  const latest = candidates[0]?.minute
  return candidates.findLast((line) => line.minute === latest)
}

/** Lines of one stretch, whatever comes or goes elsewhere. */
export type Chunk = { key: number; lines: readonly TextLine[] }

/** So few that laying one out leaves time in a frame of a slow phone. */
const CHUNK_SIZE = 4

/** Lines in stretches by their order, so that a new or a gone line changes one of them only. */
export function chunksOf(lines: readonly TextLine[]): Chunk[] {
  const found: { key: number; lines: TextLine[] }[] = []
  for (const line of lines) {
    const key = Math.floor(line.order / CHUNK_SIZE)
    const last = found.at(-1)
    if (last?.key === key) last.lines.push(line)
    else found.push({ key, lines: [line] })
  }
  return found
}

/** Whether two stretches show the very same lines. */
export function isSameChunk(one: Chunk, other: Chunk): boolean {
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line, place) => line === other.lines[place])
  )
}
