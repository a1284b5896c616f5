import type { FastifyInstance } from 'fastify'
import type { Job } from '../../../platform/jobs'
import type { MemberPart } from '../../accounts'
import { fileInternalRoutes, fileRoutes } from './files.routes'
import { createMessageFiles, type MessageFiles, type MessageFilesDeps } from './files.service'
import { sweepJob } from './sweep'
import { deleteFilesOf, exportFilesOf } from './unused-files.repository'

export { MESSAGE_FILE } from './access.rules'
export type { SentFile } from './files.repository'
export type { MessageFiles, MessageFilesDeps } from './files.service'
export { numberFilesOf } from './number-files'

export type MessageFileParts = {
  files: MessageFiles
  routes: (app: FastifyInstance) => void
  /** Inside `staffOnly`. */
  internalRoutes: (app: FastifyInstance) => void
  jobs: Job[]
  /** What `MemberPart` of messages adds for its files. */
  part: Pick<MemberPart, 'export' | 'erase'>
}

/** Pictures and voices of messages. */
export function messageFiles(deps: MessageFilesDeps): MessageFileParts {
  const files = createMessageFiles(deps)
  const given = { files, storage: deps.storage }
  return {
    files,
    routes: (app) => fileRoutes(app, given),
    internalRoutes: (app) => fileInternalRoutes(app, given),
    jobs: [sweepJob({ ...deps, files })],
    part: {
      export: exportFilesOf,
      async erase(trx, memberId, afterCommit) {
        const keys = await deleteFilesOf(trx, memberId)
        // If this process ends first, the sweep removes the files without a row.
        afterCommit(() => files.removeFiles(keys))
      },
    },
  }
}
