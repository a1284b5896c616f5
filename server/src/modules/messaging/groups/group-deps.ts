import type { Conversation } from '@saidian/shared/contracts/messaging'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Logger } from '../../../platform/log'
import type { Notices } from '../../../platform/notices'
import type { TextFilter } from '../../../platform/text-filter'
import type { StoredTopics } from '../../../platform/topics'
import type { Sanctions } from '../../governance'
import type { AppendAct, PublishEntries } from '../log/append'

/** Conversations as one member has them, in any order. */
export type ReadConversations = (
  memberId: string,
  ids: readonly string[],
) => Promise<Conversation[]>

/** Whether all of these are friends of the member. */
export type AreFriends = (memberId: string, ids: readonly string[]) => Promise<boolean>

export type GroupsDeps = {
  db: Db
  clock: Clock
  log: Logger
  textFilter: Pick<TextFilter, 'check' | 'mask'>
  notices: Notices<NoticeContent>
  topics: Pick<StoredTopics, 'append' | 'publish'>
  appendAct: AppendAct
  publishEntries: PublishEntries
  readConversations: ReadConversations
  areFriends: AreFriends
  sanctions: Sanctions
}
