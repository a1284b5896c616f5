import { atTime, type FlvTag, readMetadata, TAG } from '../../flv'
import { encodeHead, HEAD_BYTES, type SourceFacts, sourceFacts } from './file-head'
import type { FileLayer } from './file-layer'
import { createFileWriter } from './file-writer'
import { createStreamTime } from './stream-time.rules'
import { collectSummary, type Summary } from './summary'

export type RecordingFile = {
  /** Takes a tag of the stream; it is in the file a second later. */
  append: (tag: FlvTag) => void
  /** What is in the file. */
  written: () => Summary
  /** Writes the rest and the index. Rejects when the index could not be written. */
  finish: () => Promise<Summary>
}

export type RecordingFileOptions = {
  file: string
  layer: FileLayer
  /** The file takes no more tags: the disk is full, slow or broken. Called once. */
  onFailure: (error: Error) => void
}

/**
 * Writes the tags of a stream into a new file from its first key frame on, with times that begin
 * at 0. The file can be played at any moment; the index comes with `finish`.
 */
export async function createRecordingFile(options: RecordingFileOptions): Promise<RecordingFile> {
  const target = await options.layer.create(options.file)
  const collector = collectSummary(HEAD_BYTES)
  const { onFailure } = options
  const writer = createFileWriter({ target, summary: collector.result, onFailure })
  const time = createStreamTime()
  let facts: SourceFacts = {}
  let hasHead = false
  let hasKeyframe = false

  return {
    append(tag) {
      const { type, isKeyframe, isHeader } = tag
      if (type === TAG.data) {
        facts = { ...facts, ...sourceFacts(readMetadata(tag) ?? {}) }
        return
      }
      hasKeyframe ||= isKeyframe
      // Pictures before the first key frame cannot be decoded.
      if (type === TAG.video && !isHeader && !hasKeyframe) return
      if (!hasHead) writer.push(encodeHead(collector.result(), facts))
      hasHead = true
      const moved = atTime(tag, isHeader ? time.latest() : time.next(tag.timestamp))
      collector.add(moved)
      writer.push(moved.wire)
    },
    written: writer.written,
    async finish() {
      try {
        await writer.end()
        const summary = writer.written()
        // After a failed write the end of the file may be a part of a tag.
        await target.truncate(summary.bytes)
        if (summary.entries.length > 0) await target.write(encodeHead(summary, facts), 0)
        await target.sync()
        return summary
      } finally {
        await target.close()
      }
    },
  }
}
