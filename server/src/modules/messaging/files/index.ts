import type { Module } from '../../../platform/module'
import { type Staff, staffOnly } from '../../../platform/staff'
import type { MemberPart } from '../../accounts'
import { MESSAGE_FILE } from './access.rules'
import { fileInternalRoutes, fileRoutes } from './files.routes'
import { createMessageFiles, type MessageFiles, type MessageFilesDeps } from './files.service'
import { sweepJob } from './sweep'
import { deleteFilesOf, exportFilesOf } from './unused-files.repository'

export type { MessageFiles, MessageFilesDeps } from './files.service'
export { numberFilesOf } from './number-files'

export type MessageFilesModule = Module & { files: MessageFiles; part: MemberPart }

type FilesModuleDeps = MessageFilesDeps & { staff: Staff; isApi: boolean }

/** Pictures and voices of messages. */
export function messageFilesModule(deps: FilesModuleDeps): MessageFilesModule {
  const files = createMessageFiles(deps)
  const given = { files, storage: deps.storage }
  return {
    name: 'messageFiles',
    access: [MESSAGE_FILE],
    files,
    ...(deps.isApi && {
      routes: (app) => fileRoutes(app, given),
      jobs: [sweepJob({ ...deps, files })],
    }),
    internalRoutes: (app) =>
      staffOnly(app, deps.staff, { scope: 'messages' }, (scope) =>
        fileInternalRoutes(scope, given),
      ),
    part: {
      name: 'messageFiles',
      export: exportFilesOf,
      async erase(trx, memberId, afterCommit) {
        const keys = await deleteFilesOf(trx, memberId)
        // If this process ends first, the sweep removes the files without a row.
        afterCommit(() => files.removeFiles(keys))
      },
    },
  }
}
