import { type Hub, type LiveStream, readStreamName } from '../../hub'
import { hasRecording } from '../recordings.repository'
import { createScoreNotes } from '../scores'
import { every } from './every'
import { type Recorder, type RecorderDeps, recordStream } from './recorder'
import { type SweepDeps, sweepRecordings } from './sweep.service'

/** A longer broadcast goes on without being recorded. */
const MAX_MS = 12 * 3_600_000
/** Demo rooms play a clip for ever: one short recording of each shows what 回放 is. */
const DEMO_MAX_MS = 60_000
const SWEEP_MS = 10_000
const SCORES_MS = 1_000

export type RunDeps = RecorderDeps &
  SweepDeps & {
    hub: Hub
    /** Those at work, for who has to wait for their end. */
    recorders: Set<Recorder>
    /** Match seconds per second. */
    feedSpeed: number
    /** Tests wait less. */
    sweepMs?: number
  }

/**
 * Records every broadcast of this process, completes what an earlier process could not, and holds
 * the recordings within their limits, until `signal` aborts. Resolves after the first repair.
 */
export async function runRecordings(deps: RunDeps, signal: AbortSignal): Promise<void> {
  const { log, hub, dir, recorders, sweepMs = SWEEP_MS } = deps
  await dir.make()
  const noteScores = createScoreNotes(deps)

  function begin(stream: LiveStream): void {
    beginRecording(deps, stream, (over) => recorders.delete(over)).then(
      (recorder) => {
        if (!recorder) return
        recorders.add(recorder)
        if (signal.aborted) void recorder.stop('ended')
      },
      (error) => log.warn({ err: error, stream: stream.name }, 'a broadcast is not recorded'),
    )
  }
  hub.onStart(begin, signal)
  for (const stream of hub.streams()) begin(stream)

  const sweeping = every(sweepMs, log, () => sweepRecordings(deps, recorders))
  const scoring = every(SCORES_MS, log, () => noteScores(idsOf(recorders)))
  signal.addEventListener('abort', () => {
    sweeping.end()
    scoring.end()
    for (const recorder of recorders) void recorder.stop('ended')
  })
  await sweeping.run()
}

/** Null for a stream that is not recorded. */
async function beginRecording(
  deps: RunDeps,
  stream: LiveStream,
  onOver: (recorder: Recorder) => void,
): Promise<Recorder | null> {
  const name = readStreamName(stream.name)
  if (name?.quality !== 'source') return null
  const { roomId } = name
  const isDemo = stream.source === 'demo'
  if (isDemo && (await hasRecording(deps.db, roomId))) return null
  return recordStream(deps, { stream, roomId, maxMs: isDemo ? DEMO_MAX_MS : MAX_MS }, onOver)
}

const idsOf = (recorders: Iterable<Recorder>) =>
  [...recorders].flatMap((recorder) => recorder.recordingId() ?? [])
