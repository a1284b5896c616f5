import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Config } from './config'
import type { MemberPart } from './modules/accounts'
import { assistantModule } from './modules/assistant'
import {
  type Friendships,
  groupsModule,
  type MessageFiles,
  messagingModule,
} from './modules/messaging'
import type { RelationsModule } from './modules/relations'
import type { Bus } from './platform/bus'
import type { Clock } from './platform/clock'
import type { Db } from './platform/database'
import type { Logger } from './platform/log'
import type { Module } from './platform/module'
import type { SendNotices } from './platform/notices'
import type { TextFilter } from './platform/text-filter'
import type { StoredTopics } from './platform/topics'

export type MessagesDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  notices: SendNotices<NoticeContent>
  topics: StoredTopics
  textFilter: TextFilter
  relations: RelationsModule['relations']
}

export type Messages = {
  modules: Module[]
  /** Modules with data of members. */
  parts: (Module & { part: MemberPart })[]
}

/** Members become friends in a module that this server does not have: all are strangers. */
const STRANGERS: Friendships = {
  areFriends: async () => new Set(),
  remarks: async () => new Map(),
}
/** No file can be uploaded, so none can be sent. */
const NO_FILES: MessageFiles = { attach: async () => new Map() }

/** What members write to each other and to the assistant. */
export function createMessages({ roles, llm }: Config, deps: MessagesDeps): Messages {
  const { hiddenFor } = deps.relations
  const isApi = roles.has('api')
  const messaging = messagingModule({
    ...{ ...deps, isApi, hiddenFor },
    ...{ friendships: STRANGERS, files: NO_FILES },
  })
  const groups = groupsModule({ ...deps, ...messaging.log, isApi, friendships: STRANGERS })
  const assistant = assistantModule({ ...deps, isApi, llm })
  // Parts are erased in reverse order: a member leaves groups before their rows are removed.
  return { modules: [messaging, groups, assistant], parts: [groups, assistant] }
}
