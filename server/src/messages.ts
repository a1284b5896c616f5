import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Config } from './config'
import type { MemberPart } from './modules/accounts'
import { assistantModule } from './modules/assistant'
import { friendships, friendsModule } from './modules/friends'
import type { Sanctions } from './modules/governance'
import {
  groupsModule,
  messageFilesModule,
  messageReportsModule,
  messageSearchModule,
  messagingModule,
} from './modules/messaging'
import { isSwitchedOff, isSwitchedOn } from './modules/personal'
import type { RelationsModule } from './modules/relations'
import type { Bus } from './platform/bus'
import type { Clock } from './platform/clock'
import type { Db } from './platform/database'
import type { Logger } from './platform/log'
import type { Moderation } from './platform/moderation'
import type { Module } from './platform/module'
import type { Notices, NotifyDevices } from './platform/notices'
import type { Pictures } from './platform/pictures'
import type { Staff } from './platform/staff'
import type { ObjectStorage } from './platform/storage'
import type { TextFilter } from './platform/text-filter'
import type { StoredTopics } from './platform/topics'

export type MessagesDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  staff: Staff
  storage: ObjectStorage
  pictures: Pictures
  moderation: Moderation
  sanctions: Sanctions
  notices: Notices<NoticeContent>
  notifyDevices: NotifyDevices
  topics: StoredTopics
  textFilter: TextFilter
  relations: RelationsModule['relations']
  /** By the verified real name; false without one. */
  isMinor: (memberId: string, on?: Db) => Promise<boolean>
}

export type Messages = {
  modules: Module[]
  /** Modules with data of members; erased late, since that locks the groups of the member. */
  parts: (Module & { part: MemberPart })[]
}

/** What members write to each other and to the assistant. */
export function createMessages({ roles, llm }: Config, deps: MessagesDeps): Messages {
  const { hiddenFor } = deps.relations
  const isApi = roles.has('api')
  const isYoung = async (db: Db, memberId: string) =>
    (await isSwitchedOn(db, memberId, 'teenMode')) || (await deps.isMinor(memberId, db))
  const marketOf = async (memberId: string) => {
    if (await isYoung(deps.db, memberId)) return 'young'
    return (await isSwitchedOff(deps.db, memberId, 'showsOdds')) ? 'off' : 'open'
  }
  const given = { ...deps, isApi, hiddenFor, isYoung }
  const friends = friendsModule(given)
  const files = messageFilesModule(given)
  const messaging = messagingModule({ ...given, friendships, files: files.files })
  const { appendAct, publishEntries, readConversations } = messaging.log
  const groups = groupsModule({ ...given, ...messaging.log, friendships })
  const reports = messageReportsModule({ ...given, append: appendAct, publish: publishEntries })
  const search = messageSearchModule({ ...given, readConversations })
  const assistant = assistantModule({ ...given, llm, marketOf })
  const parts = [messaging, files, reports, search, groups, friends, assistant]
  // Parts are erased in reverse order: a member leaves groups before their rows are removed.
  return { modules: parts, parts }
}
