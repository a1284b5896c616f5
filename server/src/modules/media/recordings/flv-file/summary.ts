import { type FlvTag, TAG } from '../../flv'

/** Where playing may begin: time in milliseconds and the byte of the file at which its tag is. */
export type IndexEntry = { timeMs: number; position: number }

/** What a file contains, as its head says it. */
export type Summary = {
  hasAudio: boolean
  hasVideo: boolean
  durationMs: number
  /** Length of the file up to the last whole tag. */
  bytes: number
  /** First sequence header: of the video, of the audio in a file without video. */
  header: IndexEntry | null
  entries: readonly IndexEntry[]
}

/** Entries closer to each other help no one to seek: streams of key frames alone exist. */
const MIN_GAP_MS = 500
/** A file without video can begin anywhere; this often is enough. */
const AUDIO_GAP_MS = 2_000

export type SummaryCollector = {
  /** Counts a tag that stands at the end of the file. */
  add: (tag: FlvTag) => void
  result: () => Summary
}

/** Collects the summary of a file whose first media tag begins at byte `start`. */
export function collectSummary(start: number): SummaryCollector {
  const entries: Record<'video' | 'audio', IndexEntry[]> = { video: [], audio: [] }
  const headers: Record<'video' | 'audio', IndexEntry | null> = { video: null, audio: null }
  let bytes = start
  let durationMs = 0
  let hasAudio = false

  return {
    add({ type, timestamp: timeMs, isHeader, isKeyframe, wire }) {
      const entry = { timeMs, position: bytes }
      bytes += wire.length
      if (type === TAG.data) return
      durationMs = Math.max(durationMs, timeMs)
      if (type === TAG.audio) hasAudio = true
      if (isHeader) headers[type === TAG.video ? 'video' : 'audio'] ??= entry
      else if (isKeyframe) push(entries.video, entry, MIN_GAP_MS)
      else if (type === TAG.audio) push(entries.audio, entry, AUDIO_GAP_MS)
    },
    result() {
      const hasVideo = headers.video !== null || entries.video.length > 0
      const track = hasVideo ? 'video' : 'audio'
      const header = headers[track]
      return { hasAudio, hasVideo, durationMs, bytes, header, entries: [...entries[track]] }
    },
  }
}

function push(entries: IndexEntry[], entry: IndexEntry, gapMs: number): void {
  const last = entries.at(-1)
  if (!last || entry.timeMs >= last.timeMs + gapMs) entries.push(entry)
}
