import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import { errorCode } from '../../../../platform/error-code'
import type { Logger } from '../../../../platform/log'
import type { LiveStream } from '../../hub'
import { createRecordingFile, type FileLayer, type RecordingFile } from '../flv-file'
import type { EndState } from '../recordings.repository'
import type { RecordingDir } from './recording-dir'
import { createRecordingRow, type RecordingRow } from './recording-row'

/** A shorter recording shows nothing. */
const MIN_MS = 2_000
const ADVANCE_MS = 1_000

export type RecorderDeps = {
  db: Db
  clock: Clock
  log: Logger
  dir: RecordingDir
  layer: FileLayer
  /** The disk or the quota ended the recording: its anchor has to know. */
  onStopped: (recordingId: number, state: EndState) => Promise<void>
}

export type Recorder = {
  fileKey: string
  /** Null until the broadcast is known. */
  recordingId: () => number | null
  bytes: () => number
  /** Ends the recording, whose file then can be played. */
  stop: (state: EndState) => Promise<void>
}

export type RecordedStream = { stream: LiveStream; roomId: number; maxMs: number }

/** Records one stream from now on; `onOver` is called when its file is complete. */
export async function recordStream(
  deps: RecorderDeps,
  { stream, roomId, maxMs }: RecordedStream,
  onOver: (recorder: Recorder) => void,
): Promise<Recorder> {
  const { clock, log, dir, layer } = deps
  const fileKey = randomUUID()
  const row = createRecordingRow(deps, { roomId, fileKey, startedAtMs: clock.now() })
  let unsubscribe: (() => void) | null = null
  let stopping: Promise<void> | null = null

  const file = await createRecordingFile({
    file: dir.fileOf(fileKey),
    layer,
    onFailure(error) {
      log.warn({ err: error, roomId }, 'a recording stopped, the broadcast goes on')
      void stop(isDiskFull(error) ? 'full' : 'failed')
    },
  })

  let isAdvancing = false
  async function advance(): Promise<void> {
    if (isAdvancing) return
    isAdvancing = true
    const isWanted = await row.advance(file.written())
    isAdvancing = false
    if (!isWanted) await stop('failed')
    else if (file.written().durationMs >= maxMs) await stop('limit')
  }
  const timer = setInterval(() => void advance(), ADVANCE_MS)

  function stop(state: EndState): Promise<void> {
    clearInterval(timer)
    unsubscribe?.()
    stopping ??= complete(deps, { file, row, fileKey, state })
      // File and row stay as they are: the next repair completes both.
      .catch((error) => log.warn({ err: error, roomId }, 'a recording was not completed'))
      .then(() => onOver(recorder))
    return stopping
  }

  const bytes = () => file.written().bytes
  const recorder: Recorder = { fileKey, recordingId: row.id, bytes, stop }
  unsubscribe = stream.subscribe({ onTag: file.append, onEnd: () => void stop('ended') })
  if (stopping) unsubscribe()
  return recorder
}

type Completed = { file: RecordingFile; row: RecordingRow; fileKey: string; state: EndState }

/** Writes the index and the row; what no one can watch is removed. */
async function complete(
  { dir, onStopped }: RecorderDeps,
  { file, row, fileKey, state }: Completed,
): Promise<void> {
  const summary = await file.finish()
  const isWorthIt = summary.entries.length > 0 && summary.durationMs >= MIN_MS
  const isStored = isWorthIt && (await row.end(summary, state))
  const id = row.id()
  if (id !== null && (state === 'full' || state === 'failed' || state === 'quota'))
    await onStopped(id, state)
  if (isStored) return
  await row.remove()
  await dir.remove(fileKey)
}

function isDiskFull(error: Error): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(errorCode(error) ?? '')
}
