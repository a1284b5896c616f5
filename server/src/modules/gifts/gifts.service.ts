import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { Gift, sendGift } from '@saidian/shared/contracts/rooms'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { User } from '../../platform/http'
import type { NotifyDevices } from '../../platform/notices'
import type { Ledger } from '../wallet'
import { createEarn, type Earn } from './bag/earn.service'
import { createCatalogue } from './catalogue.service'
import { createGiftEvents, type GiftEventDeps, type GiftEvents } from './events/gift-events.service'
import { createMayGive } from './purse/may-give'
import { createNotifyLater } from './purse/notify-later'
import { createPurses, type Purses } from './purse/purse.service'
import { createReadRank, type ReadRank } from './rank/rank.service'
import { createSendGift } from './send/send-gift.service'

export type Gifts = {
  list: () => Promise<Gift[]>
  purses: Purses
  send: (
    member: Pick<User, 'id'>,
    order: BodyOf<typeof sendGift>,
  ) => Promise<ReplyOf<typeof sendGift>>
  readRank: ReadRank
  earn: Earn
  start: GiftEvents['start']
}

export type GiftsDeps = GiftEventDeps & {
  db: Db
  clock: Clock
  ledger: Ledger
  notifyDevices: NotifyDevices
  /** Whether a member's verified age is below 18. */
  isMinor: (memberId: string) => Promise<boolean>
}

/** Gifts to anchors: catalogue, purse, sending, events and what being there earns. */
export function createGifts(deps: GiftsDeps): Gifts {
  const catalogue = createCatalogue(deps)
  const mayGive = createMayGive(deps)
  const purses = createPurses({ ...deps, mayGive })
  const send = createSendGift({ ...deps, catalogue, mayGive })
  const events = createGiftEvents(deps)
  const notifyLater = createNotifyLater(deps.notifyDevices)

  return {
    list: catalogue.list,
    purses,
    async send(member, order) {
      const { purse, ...sent } = await send(member, order)
      if (!purse) return { ...sent, purse: await purses.read(member) }
      events.changed(order.roomId)
      if (order.from === 'coins') notifyLater.of(member.id)
      return { ...sent, purse }
    },
    readRank: createReadRank(deps),
    earn: createEarn({ ...deps, catalogue, mayGive }),
    async start(signal) {
      signal.addEventListener('abort', notifyLater.stop)
      await events.start(signal)
    },
  }
}
