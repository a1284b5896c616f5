export type { RecordingLimits } from './quota.rules'
export type { Recorder } from './recorder'
export { createRecordingDir, type RecordingDir } from './recording-dir'
export { type RunDeps, runRecordings } from './run-recordings'
