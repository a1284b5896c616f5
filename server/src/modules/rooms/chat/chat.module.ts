import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Bus } from '../../../platform/bus'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import type { Metrics } from '../../../platform/metrics'
import type { Moderation } from '../../../platform/moderation'
import type { Module } from '../../../platform/module'
import type { SendNotices } from '../../../platform/notices'
import { type Staff, staffOnly } from '../../../platform/staff'
import type { TextFilter } from '../../../platform/text-filter'
import type { StoredTopics } from '../../../platform/topics'
import type { MemberPart } from '../../accounts'
import type { Sanctions } from '../../governance'
import { ROOM_ACT, ROOM_MESSAGE, ROOM_REPORT } from './access.rules'
import type { NobleOf } from './authors'
import { chatInternalRoutes, chatRoutes } from './chat.routes'
import { createConversations } from './conversation'
import { manageRoutes } from './managing/manage.routes'
import { createManaging } from './managing/manage.service'
import { createRoomActs } from './managing/room-acts.service'
import { createRoomSanctions } from './managing/room-sanctions'
import { chatPart } from './member-part'
import { deleteOldMessages, deleteOldPaces, markCleared } from './reading/messages.repository'
import { createReading } from './reading/reading.service'
import { reportedMessage } from './reports/reported-message'
import { createReports } from './reports/reports.service'
import { roomTopic } from './room.topics'
import { createSending, type Say } from './sending/sending.service'
import { createStaffActs } from './staff/staff-acts.service'
import { createChatToken, type IssueTicket } from './tokens/chat-token.service'

const MAX_AGE_MS = 30 * 86_400_000
const BATCH_SIZE = 10_000
const SWEEP = { name: 'rooms/sweep', schedule: { everyMs: 3_600_000 }, limitMs: 600_000 }

export type ChatDeps = {
  db: Db
  clock: Clock
  bus: Bus
  topics: StoredTopics
  textFilter: TextFilter
  moderation: Pick<Moderation, 'open'>
  sanctions: Sanctions
  notices: SendNotices<NoticeContent>
  metrics?: Metrics
  staff: Staff
  /** A ticket by which one socket of this session authenticates. */
  issueTicket: IssueTicket
  nobleOf?: NobleOf
  /** Members who do not see each other, either way. */
  hiddenFor?: (memberId: string | null) => Promise<ReadonlySet<string>>
  isApi: boolean
}

/** Conversations of matches and of rooms of anchors: messages, managers, reports. */
export function chatModule(deps: ChatDeps): Module & { part: MemberPart; say: Say } {
  const { db, clock, bus, topics, staff, isApi } = deps
  const sanctions = createRoomSanctions(deps)
  const nobleOf: NobleOf = deps.nobleOf ?? (async () => new Map())
  const given = { ...deps, nobleOf, conversations: createConversations(deps) }
  const calls = {
    reading: createReading(given),
    say: createSending(given),
    report: createReports(deps),
    chatToken: createChatToken(deps),
  }
  const managing = createManaging(deps)
  const staffActs = createStaffActs(deps)

  async function sweep(): Promise<void> {
    const before = clock.now() - MAX_AGE_MS
    while ((await deleteOldMessages(db, before, BATCH_SIZE)) === BATCH_SIZE);
    while ((await markCleared(db, BATCH_SIZE)) === BATCH_SIZE);
    await deleteOldPaces(db)
  }

  return {
    name: 'chat',
    access: [ROOM_MESSAGE, ROOM_ACT, ROOM_REPORT],
    part: chatPart,
    say: calls.say,
    moderates: [reportedMessage(deps)],
    topics: [roomTopic(db)],
    ...(isApi && {
      routes: (app) => {
        chatRoutes(app, calls)
        manageRoutes(app, managing, createRoomActs(managing, { bus, sanctions }))
      },
      jobs: [{ ...SWEEP, run: sweep }],
    }),
    internalRoutes: (app) =>
      staffOnly(app, staff, { scope: 'rooms', about: aboutRoom }, (scope) =>
        chatInternalRoutes(scope, staffActs),
      ),
    async start(signal) {
      if (isApi) topics.serve('room/*', signal)
    },
  }
}

function aboutRoom({ body }: { body: unknown }): string | null {
  const { id } = (body ?? {}) as Record<string, unknown>
  return id === undefined ? null : `message ${id}`
}
