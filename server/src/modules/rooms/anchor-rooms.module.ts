import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { beijingDate } from '@saidian/shared/lib'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Job } from '../../platform/jobs'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { SendNotices } from '../../platform/notices'
import { type Staff, staffOnly } from '../../platform/staff'
import type { TextFilter } from '../../platform/text-filter'
import type { StoredTopics } from '../../platform/topics'
import { readMatchSummaries } from '../../sports/match'
import type { MemberPart } from '../accounts'
import { type BroadcastHooks, type RoomsOfReplays, STOP_PUBLISHER } from '../media'
import { BOOKING, ROOM } from './access.rules'
import { anchorRoutes, anchorStaffRoutes } from './anchors/anchor.routes'
import { createAnchor, type RtmpUrl } from './anchors/anchor.service'
import { findAnchorRoom } from './anchors/anchor-rooms.repository'
import { createAnchorStaff } from './anchors/anchor-staff.service'
import { anchorPart } from './anchors/member-part'
import { createStreamKeys, type StopPublisher } from './anchors/stream-keys.service'
import { createBroadcastHooks, endUnseenBroadcasts } from './broadcasts/broadcast-hooks'
import { roomRoutes } from './detail/room.routes'
import { createRoomDetail, readCardToWatch } from './detail/room-detail.service'
import { roomListRoutes } from './list/room-list.routes'
import { createRoomLists, type RoomLists } from './list/room-list.service'
import { createPlay, type ReadQualities, type Signer } from './play/play.service'
import { saveListHeat } from './presence/count.repository'
import { countAllRooms, repeat } from './presence/counting.service'
import { createEntrances, type ReadNobles } from './presence/entrances'
import { deleteOldActivity } from './presence/presence.repository'
import { createPresence, type EarnGifts } from './presence/presence.service'
import { createWaitingVisitors } from './presence/waiting-visitors'
import { createBooking } from './schedule/booking.service'
import { deleteOldAnnounced } from './schedule/start-notices.repository'
import { sendStartNotices } from './schedule/start-notices.service'

const DAY_MS = 86_400_000
/** The list of the most active needs seven days. */
const ACTIVITY_DAYS = 8
const ANNOUNCED_DAYS = 30
const BATCH_SIZE = 10_000

export type AnchorRoomsDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  topics: StoredTopics
  textFilter: Pick<TextFilter, 'check' | 'mask'>
  notices: SendNotices<NoticeContent>
  staff: Staff
  /** Whether this process answers calls, counts viewers and runs jobs. */
  isApi: boolean
  signer: Signer
  qualitiesOf: ReadQualities
  rtmpUrl: RtmpUrl
  /** Absent: being in a room earns no gifts. */
  earn?: EarnGifts
  /** Absent: no member is a noble. */
  readNobles?: ReadNobles
}

export type AnchorRooms = Module & {
  part: MemberPart
  lists: RoomLists
  /** For the module of media. */
  broadcasts: BroadcastHooks
  /** Ends the stream of an anchor; a member without a room has none. */
  stopBroadcast: (memberId: string) => Promise<void>
  /** For replays. */
  replayed: RoomsOfReplays
}

/** Rooms of anchors: lists, a room with its state and its viewers, and what the anchor does. */
export function anchorRoomsModule(deps: AnchorRoomsDeps): AnchorRooms {
  const { db, bus, log, staff, isApi } = deps
  const stopPublisher: StopPublisher = (roomId) => bus.publish(STOP_PUBLISHER, { roomId })
  const lists = createRoomLists(deps)
  const visitors = createWaitingVisitors(deps)
  const entrances = createEntrances(deps)
  const anchorStaff = createAnchorStaff(deps, stopPublisher)
  const calls = {
    detail: createRoomDetail(deps),
    stay: createPresence({ ...deps, visitors, entrances }),
    play: createPlay(deps),
    book: createBooking(deps),
  }

  return {
    name: 'anchorRooms',
    access: [ROOM, BOOKING],
    part: anchorPart(stopPublisher),
    lists,
    broadcasts: createBroadcastHooks(deps),
    async stopBroadcast(memberId) {
      const room = await findAnchorRoom(db, memberId)
      if (room) stopPublisher(room.roomId)
    },
    replayed: {
      readCard: (caller, roomId) => readCardToWatch(deps, caller, roomId),
      readMatches: (ids) => readMatchSummaries(db, ids),
    },
    ...(isApi && {
      routes: (app) => {
        roomListRoutes(app, lists)
        roomRoutes(app, calls)
        anchorRoutes(app, createAnchor(deps, deps.rtmpUrl), createStreamKeys(db, stopPublisher))
      },
      jobs: listJobs(deps),
    }),
    internalRoutes: (app) =>
      staffOnly(app, staff, { scope: 'rooms', about: aboutAct }, (scope) =>
        anchorStaffRoutes(scope, anchorStaff),
      ),
    async start(signal) {
      if (!isApi) return
      const tasks = [() => endUnseenBroadcasts(deps), () => countAllRooms(deps)]
      void repeat(tasks, log, signal)
      signal.addEventListener(
        'abort',
        () => void Promise.all([visitors.flush(), entrances.flush()]),
      )
    },
  }
}

function listJobs(deps: AnchorRoomsDeps): Job[] {
  const { db, clock } = deps
  return [
    {
      name: 'rooms/order',
      schedule: { everyMs: 60_000 },
      limitMs: 30_000,
      run: () => saveListHeat(db),
    },
    {
      name: 'rooms/starts',
      schedule: { everyMs: 10_000 },
      limitMs: 600_000,
      run: (signal) => sendStartNotices(deps, signal),
    },
    {
      name: 'rooms/old',
      schedule: { everyMs: 3_600_000 },
      limitMs: 600_000,
      async run() {
        const oldest = beijingDate(clock.now() - ACTIVITY_DAYS * DAY_MS)
        while ((await deleteOldActivity(db, oldest, BATCH_SIZE)) === BATCH_SIZE);
        await deleteOldAnnounced(db, clock.now() - ANNOUNCED_DAYS * DAY_MS)
      },
    },
  ]
}

function aboutAct({ body }: { body: unknown }): string | null {
  const { memberId, roomId, isClosed } = (body ?? {}) as Record<string, unknown>
  if (memberId !== undefined) return `anchor ${memberId}`
  if (roomId === undefined) return null
  if (isClosed === undefined) return `key of room ${roomId}`
  return `room ${roomId} ${isClosed ? 'closed' : 'opened'}`
}
