import path from 'node:path'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { Module } from '../../../platform/module'
import type { SendNotices } from '../../../platform/notices'
import type { MemberPart } from '../../accounts'
import type { Hub } from '../hub'
import { RECORDING } from './access.rules'
import { diskFiles, type FileLayer } from './flv-file'
import { recordingsPart } from './member-part'
import { createRecordingDir, type Recorder, type RecordingLimits, runRecordings } from './recorder'
import {
  createReplaySigner,
  createReplays,
  type RoomsOfReplays,
  replayFileRoutes,
  replayRoutes,
} from './replay'
import { notifyAnchor } from './stopped-notice'

export type RecordingsDeps = {
  db: Db
  clock: Clock
  log: Logger
  notices: SendNotices<NoticeContent>
  varDir: string
  limits: RecordingLimits
  /** Match seconds per second, for the minutes of a score. */
  feedSpeed: number
  isApi: boolean
  /** The streams of this process; null without the role `media`, which has the files. */
  hub: Hub | null
  rooms: RoomsOfReplays
  /** Tests use a disk that is full, and wait less. */
  layer?: FileLayer
  staleMs?: number
  sweepMs?: number
}

/** Broadcasts as files: recorded, repaired, limited, and played again (回放). */
export function recordingsModule(deps: RecordingsDeps): Module & { part: MemberPart } {
  const { log, hub, isApi, layer = diskFiles } = deps
  const dir = createRecordingDir(path.join(deps.varDir, 'recordings'))
  const signer = createReplaySigner(deps)
  const replays = createReplays({ ...deps, signer })
  const recorders = new Set<Recorder>()
  const onStopped = (recordingId: number) => notifyAnchor(deps, recordingId)

  return {
    name: 'recordings',
    access: [RECORDING],
    part: recordingsPart,
    routes(app) {
      if (isApi) replayRoutes(app, replays)
      if (hub) replayFileRoutes(app, { replays, dir, signer })
    },
    async start(signal) {
      if (!hub) return
      await runRecordings({ ...deps, hub, recorders, layer, dir, onStopped, log }, signal)
    },
    async stopped() {
      await Promise.all([...recorders].map((recorder) => recorder.stop('ended')))
    },
  }
}
