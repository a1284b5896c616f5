import type { TextLine } from '@saidian/shared/contracts/matches'

/** The line to show for a minute: the first one of the latest minute up to it. */
export function lineOfMinute(lines: readonly TextLine[], minute: number): TextLine | undefined {
  const candidates = lines.filter((line) => line.minute !== null && line.minute <= minute)
  const latest = candidates[0]?.minute
  return candidates.findLast((line) => line.minute === latest)
}

/** Lines of one chunk. Its key is independent of other chunks. */
export type Chunk = { key: number; lines: readonly TextLine[] }

/** Orders per chunk: few, so that a slow phone lays out a chunk within a frame. */
const CHUNK_SIZE = 4

/** Groups lines into chunks by order, so that a new or removed line changes one chunk only. */
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

/** Whether two chunks contain the same line objects. */
export function isSameChunk(one: Chunk, other: Chunk): boolean {
  return (
    one.lines.length === other.lines.length &&
    one.lines.every((line, place) => line === other.lines[place])
  )
}
