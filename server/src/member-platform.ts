import path from 'node:path'
import type { Config } from './config'
import { type GovernanceDeps, governanceModule } from './modules/governance'
import { noticesModule } from './modules/notices'
import type { Clock } from './platform/clock'
import type { Db } from './platform/database'
import type { Logger } from './platform/log'
import { createModeration, type ModeratedKind, type Moderation } from './platform/moderation'
import { createNotifyDevices } from './platform/notices'
import { createPictures } from './platform/pictures'
import { createLocalStorage } from './platform/storage'
import { createTextFilter } from './platform/text-filter'
import type { StoredTopics } from './platform/topics'

type MemberPlatformDeps = Pick<GovernanceDeps, 'staff' | 'endSessions' | 'stopBroadcast'> & {
  topics: StoredTopics
  kinds: () => readonly ModeratedKind[]
}

/** What modules need for members: notices, their texts and pictures, and who may send them. */
export function createMemberPlatform(
  { varDir, storageMaxBytes, allowedOrigins, port, roles }: Config,
  deps: { db: Db; clock: Clock; log: Logger },
  { kinds, topics, ...given }: MemberPlatformDeps,
) {
  const isApi = roles.has('api')
  const ownOrigins = allowedOrigins.length > 0 ? allowedOrigins : [`http://localhost:${port}`]
  const dir = path.join(varDir, 'uploads')
  const { staff } = given
  const noticeBoard = noticesModule({ ...deps, topics, isApi })
  const { notices } = noticeBoard
  const moderation: Moderation = createModeration({ ...deps, staff, kinds })
  const governance = governanceModule({ ...deps, ...given, moderation, notices, isApi })
  return {
    noticeBoard,
    notices,
    notifyDevices: createNotifyDevices({ ...deps, topics }),
    pictures: createPictures(deps.log),
    storage: createLocalStorage({ dir, maxBytes: storageMaxBytes }),
    textFilter: createTextFilter({ ...deps, staff, ownOrigins }),
    moderation,
    governance,
    sanctions: governance.sanctions,
  }
}
