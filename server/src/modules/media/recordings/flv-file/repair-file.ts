import { type FileHandle, open } from 'node:fs/promises'
import {
  type FlvTag,
  readMetadata,
  TAG,
  TAG_END_BYTES,
  TAG_HEADER_BYTES,
  tagOfWire,
} from '../../flv'
import { encodeHead, HEAD_BYTES, type SourceFacts, sourceFacts } from './file-head'
import { openExisting } from './file-layer'
import { collectSummary, type Summary } from './summary'

const CHUNK_BYTES = 1 << 20
const FILE_HEADER_BYTES = 13
const TYPES = new Set<number | undefined>(Object.values(TAG))

/**
 * Cuts a file that was not finished to its last whole tag and writes its index. Null when it
 * contains no media: such a file is worth nothing, and stays as it is.
 */
export async function repairFile(file: string): Promise<Summary | null> {
  const handle = await open(file, 'r')
  const { summary, facts } = await readTags(handle).finally(() => handle.close())
  if (summary.entries.length === 0) return null
  const target = await openExisting(file)
  try {
    await target.truncate(summary.bytes)
    await target.write(encodeHead(summary, facts), 0)
    await target.sync()
  } finally {
    await target.close()
  }
  return summary
}

async function readTags(handle: FileHandle): Promise<{ summary: Summary; facts: SourceFacts }> {
  const { size } = await handle.stat()
  const view = createView(handle, size)
  const collector = collectSummary(HEAD_BYTES)
  // What the head says of the sender is remaining; what it says of the file is counted again.
  const head = await readTag(view, FILE_HEADER_BYTES)
  const facts = sourceFacts((head && readMetadata(head)) ?? {})
  let position = HEAD_BYTES
  for (;;) {
    const tag = await readTag(view, position)
    if (!tag) return { summary: collector.result(), facts }
    collector.add(tag)
    position += tag.wire.length
  }
}

/** The tag at a position; null when it is not whole, or no tag. */
async function readTag(view: View, position: number): Promise<FlvTag | null> {
  const header = await view(position, TAG_HEADER_BYTES)
  if (!header || !TYPES.has(header[0]) || header.readUIntBE(8, 3) !== 0) return null
  const length = TAG_HEADER_BYTES + header.readUIntBE(1, 3)
  const wire = await view(position, length + TAG_END_BYTES)
  return wire?.readUInt32BE(length) === length ? tagOfWire(wire) : null
}

/** Bytes of the file; null when it ends before. */
type View = (position: number, length: number) => Promise<Buffer | null>

/** Reads in large pieces, because tags are small and follow each other. */
function createView(handle: FileHandle, size: number): View {
  let chunk = Buffer.alloc(0)
  let start = 0
  return async (position, length) => {
    if (position + length > size) return null
    if (position < start || position + length > start + chunk.length) {
      const wanted = Math.min(Math.max(CHUNK_BYTES, length), size - position)
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position)
      chunk = buffer.subarray(0, bytesRead)
      start = position
      if (bytesRead < length) return null
    }
    return chunk.subarray(position - start, position - start + length)
  }
}
