import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Module } from '../../platform/module'
import type { TextFilter } from '../../platform/text-filter'
import type { StoredTopics } from '../../platform/topics'
import type { MemberPart } from '../accounts'
import { CONVERSATION, MESSAGE } from './access.rules'
import { createReadAcquaintances } from './acquaintances'
import { conversationTopic } from './conversation.topics'
import { eraseMessagesOf, readMessagesOf } from './erasure.repository'
import type { Friendships } from './friendships'
import { type ConversationList, createConversationList } from './list/list.service'
import type { AppendAct, PublishEntries } from './log/append'
import { createAppendAct } from './log/append-act'
import { servePositions } from './log/positions'
import { createPublishEntries } from './log/publish-entries'
import { createReadRange } from './log/range.service'
import { createMarks } from './marks/marks.service'
import { createOwnSides } from './marks/side.service'
import { createTyping } from './marks/typing.service'
import { messagingRoutes } from './messaging.routes'
import { createOpening } from './opening/opening.service'
import { createRecall } from './recall/recall.service'
import { deleteOldPaces } from './sending/pace.repository'
import { createSending } from './sending/sending.service'
import { createSignalAll } from './sending/signal-all'
import type { MessageFiles } from './sent-files'

const SWEEP = { name: 'messaging/sweep', schedule: { everyMs: 3_600_000 }, limitMs: 60_000 }

export type MessagingDeps = {
  db: Db
  bus: Bus
  clock: Clock
  topics: StoredTopics
  textFilter: Pick<TextFilter, 'check' | 'mask'>
  friendships: Friendships
  /** A minor, or a member in teen mode. */
  isYoung: (db: Db, memberId: string) => Promise<boolean>
  files: MessageFiles
  /** Members who do not see each other, either way. */
  hiddenFor: (memberId: string | null) => Promise<ReadonlySet<string>>
  isApi: boolean
}

export type MessagingModule = Module & {
  part: MemberPart
  /** How other parts write acts into the logs, and show conversations of a member. */
  log: {
    appendAct: AppendAct
    publishEntries: PublishEntries
    readConversations: ConversationList['some']
  }
}

/** Messages between members: conversations, their logs and lists. */
export function messagingModule(deps: MessagingDeps): MessagingModule {
  const { db, bus, isApi } = deps
  const append = createAppendAct(deps.clock)
  const publish = createPublishEntries(bus)
  const readAcquaintances = createReadAcquaintances(deps)
  const list = createConversationList(deps)
  const calls = {
    list,
    open: createOpening({ ...deps, list }),
    readRange: createReadRange(deps),
    marks: createMarks(deps),
    sides: createOwnSides({ ...deps, list }),
    recall: createRecall({ ...deps, append, publish }),
    showTyping: createTyping(deps),
    send: createSending({ ...deps, publish, readAcquaintances, signalAll: createSignalAll(deps) }),
  }
  return {
    name: 'messaging',
    access: [CONVERSATION, MESSAGE],
    log: { appendAct: append, publishEntries: publish, readConversations: list.some },
    part: {
      name: 'messages',
      export: readMessagesOf,
      erase: (trx, memberId) => eraseMessagesOf(trx, memberId, deps.clock.now()),
    },
    topics: [conversationTopic(db)],
    ...(isApi && {
      routes: (app) => messagingRoutes(app, calls),
      jobs: [{ ...SWEEP, run: () => deleteOldPaces(db) }],
    }),
    async start(signal) {
      if (isApi) servePositions(deps, signal)
    },
  }
}
