import type { OpenFile } from './file-layer'
import { collectSummary, type Summary } from './summary'

/** A killed process loses what waited for less than this time. */
const WRITE_MS = 1_000
const WRITE_BYTES = 512 * 1_024
/** A disk that is so far behind does not follow the stream any more. */
const MAX_WAITING_BYTES = 16 * 1_024 * 1_024

export type FileWriter = {
  push: (bytes: Buffer) => void
  /** The file as it was when the last write succeeded. */
  written: () => Summary
  end: () => Promise<void>
}

type FileWriterOptions = {
  target: OpenFile
  /** Describes everything that was pushed. */
  summary: () => Summary
  /** Nothing is written any more. Called once. */
  onFailure: (error: Error) => void
}

/** Writes to the end of a file once a second, so that many small tags are one write. */
export function createFileWriter({ target, summary, onFailure }: FileWriterOptions): FileWriter {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let position = 0
  let written = collectSummary(0).result()
  let hasFailed = false
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void flush(), WRITE_MS)

  function fail(error: unknown): void {
    if (hasFailed) return
    hasFailed = true
    waiting = []
    clearInterval(timer)
    onFailure(error as Error)
  }

  async function writeWaiting(): Promise<void> {
    if (hasFailed || waiting.length === 0) return
    const bytes = Buffer.concat(waiting)
    const described = summary()
    waiting = []
    await target.write(bytes, position)
    waitingBytes -= bytes.length
    position += bytes.length
    written = described
  }

  function flush(): Promise<void> {
    writing = writing.then(writeWaiting).catch(fail)
    return writing
  }

  return {
    push(bytes) {
      if (hasFailed) return
      const before = waitingBytes
      waiting.push(bytes)
      waitingBytes += bytes.length
      if (waitingBytes > MAX_WAITING_BYTES) fail(new Error('the disk is too slow'))
      else if (before < WRITE_BYTES && waitingBytes >= WRITE_BYTES) void flush()
    },
    written: () => written,
    async end() {
      clearInterval(timer)
      await flush()
    },
  }
}
