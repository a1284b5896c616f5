import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Config } from './config'
import type { MemberPart } from './modules/accounts'
import { basketball } from './modules/basketball'
import { football } from './modules/football'
import { giftsModule } from './modules/gifts'
import type { Sanctions } from './modules/governance'
import {
  createPlaySigner,
  createReadQualities,
  mediaModule,
  recordingsModule,
} from './modules/media'
import { noblesModule } from './modules/nobles'
import {
  type AnchorRooms,
  anchorRoomsModule,
  type ChatDeps,
  chatModule,
  demoRoomsModule,
} from './modules/rooms'
import type { Ledger } from './modules/wallet'
import type { Bus } from './platform/bus'
import type { Clock } from './platform/clock'
import type { Db } from './platform/database'
import type { Logger } from './platform/log'
import type { Metrics } from './platform/metrics'
import type { Moderation } from './platform/moderation'
import type { Module } from './platform/module'
import type { NotifyDevices, SendNotices } from './platform/notices'
import type { Staff } from './platform/staff'
import type { TextFilter } from './platform/text-filter'
import type { StoredTopics } from './platform/topics'

export type LiveRoomsDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  staff: Staff
  topics: StoredTopics
  textFilter: TextFilter
  notices: SendNotices<NoticeContent>
  notifyDevices: NotifyDevices
  ledger: Ledger
  moderation: Moderation
  sanctions: Sanctions
  issueTicket: ChatDeps['issueTicket']
  isMinor: (memberId: string) => Promise<boolean>
  hiddenFor: ChatDeps['hiddenFor']
}

type WithPart = Module & { part: MemberPart }

export type LiveRooms = {
  anchorRooms: AnchorRooms
  modules: Module[]
  /** Modules with data of members, by when a member's data is erased. */
  parts: { beforeWallet: WithPart[]; others: WithPart[] }
}

/** Conversations and rooms of anchors, with the modules that they need. */
export function createLiveRooms(config: Config, deps: LiveRoomsDeps): LiveRooms {
  const { varDir, roles, hasSecondQuality } = config
  const { rtmpPort, origin, publishUrl } = config.media
  const isApi = roles.has('api')
  const nobles = noblesModule({ ...deps, isApi })
  const gifts = giftsModule({ ...deps, isApi, nobleOf: nobles.nobleOf })
  const signer = createPlaySigner({ varDir, origin, clock: deps.clock })
  const anchorRooms = anchorRoomsModule({
    ...deps,
    isApi,
    signer,
    qualitiesOf: createReadQualities(deps.bus),
    rtmpUrl: (host) => publishUrl || `rtmp://${host}:${rtmpPort}/live`,
    earn: gifts.earn,
    readNobles: (db, memberIds) => nobles.nobleOf(memberIds, db),
  })
  const chat = chatModule({ ...deps, isApi, nobleOf: nobles.nobleOf })
  const demoRooms = demoRoomsModule({
    ...deps,
    sports: [football, basketball],
    say: chat.say,
    isDemo: config.feed === 'demo',
  })
  const demo = roles.has('feed') ? [demoRooms] : []
  const { broadcasts } = anchorRooms
  const media = roles.has('media')
    ? mediaModule({ ...deps, broadcasts, signer, rtmpPort, origin, hasSecondQuality })
    : null
  const recordings = recordingsModule({
    ...deps,
    varDir,
    isApi,
    limits: config.recordings,
    feedSpeed: config.feedSpeed,
    hub: media?.hub ?? null,
    rooms: anchorRooms.replayed,
  })
  const modules = [chat, anchorRooms, ...demo, gifts, nobles, ...(media ? [media] : []), recordings]
  // Gifts and nobles book the coins of a member who leaves before the wallet does, so coins are
  // locked in the same order as by a purchase. Recordings go before the room that they belong to.
  const parts = { beforeWallet: [gifts, nobles], others: [chat, recordings, anchorRooms] }
  return { anchorRooms, modules, parts }
}
