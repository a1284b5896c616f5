import type { BodyOf } from '@saidian/shared/contracts/http'
import type { Gift, GiftPurse, sendGift } from '@saidian/shared/contracts/rooms'
import { beijingDate } from '@saidian/shared/lib'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { Ledger } from '../../wallet'
import { GIFT } from '../access.rules'
import { takeFromBag } from '../bag/bag.repository'
import type { Catalogue } from '../catalogue.service'
import type { MayGive } from '../purse/may-give'
import { purseOf, spend } from '../purse/own-limit.rules'
import { lockPurse, type PurseRow } from '../purse/purse.repository'
import { createBookingQueue } from './booking-queue'
import {
  insertSend,
  type NewSend,
  type ReceivingRoom,
  readSituation,
  type StoredSend,
} from './sends.repository'
import { giftTransfer, sharesOf } from './shares.rules'

type Order = BodyOf<typeof sendGift>
type Member = Pick<User, 'id'>

export type SentGift = {
  comboId: string
  count: number
  isHalfOfLimit: boolean
  /** What the member has now; null when the same key was sent before. */
  purse: GiftPurse | null
}

/** Books a gift once, however often its key is sent. Throws `gift.*`, `room.*`, `wallet.*`. */
export type SendGift = (member: Member, order: Order) => Promise<SentGift>

export type SendDeps = {
  db: Db
  clock: Clock
  ledger: Ledger
  catalogue: Catalogue
  mayGive: MayGive
}

export function createSendGift(deps: SendDeps): SendGift {
  const { db, catalogue, mayGive } = deps
  const queue = createBookingQueue<Request, SentGift>({
    db,
    book: (trx, request) => book(deps, trx, request),
  })

  return async (member, order) => {
    permit(member, 'make', { kind: GIFT })
    // Before the transaction: both may need a connection of their own.
    const [gift, isAllowed] = await Promise.all([catalogue.find(order.giftId), mayGive(member.id)])
    return queue({ memberId: member.id, order, gift, isAllowed })
  }
}

type Request = { memberId: string; order: Order; gift: Gift | undefined; isAllowed: boolean }

async function book(
  deps: SendDeps,
  trx: Db,
  { memberId, order, gift, isAllowed }: Request,
): Promise<SentGift> {
  const purse = await lockPurse(trx, memberId)
  const { room, before } = await readSituation(trx, { ...order, memberId, nowMs: deps.clock.now() })
  if (before) return { ...sameAsBefore(before, order), purse: null }
  const anchorId = receiverOf(room, memberId)
  if (!isAllowed) throw new RequestError('gift.not_for_minors')
  if (!gift) throw new RequestError('gift.no_such_gift')
  const given = { trx, memberId, order, gift, purse, anchorId }
  const send = order.from === 'bag' ? await fromBag(deps, given) : await paid(deps, given)
  const { comboId, comboCount, coins, bag } = await insertSend(trx, send)
  const day = beijingDate(send.nowMs)
  const now = purseOf({ ...purse, ...send.spending }, { coins, bag, mayGive: true, day })
  return { comboId, count: comboCount, isHalfOfLimit: send.isHalf, purse: now }
}

function sameAsBefore(before: StoredSend, order: Order): Omit<SentGift, 'purse'> {
  const isSame =
    before.roomId === order.roomId &&
    before.giftId === order.giftId &&
    before.count === order.count &&
    before.source === order.from
  if (!isSame) throw new RequestError('wallet.key_reused')
  const { comboId, comboCount, isHalf } = before
  return { comboId, count: comboCount, isHalfOfLimit: isHalf }
}

/** The anchor who gets a gift of the member; throws when the room takes none of them. */
function receiverOf(room: ReceivingRoom | null, memberId: string): string {
  if (!room) throw new RequestError('room.no_such_room')
  if (room.isClosed) throw new RequestError('room.closed')
  if (room.isRemoved) throw new RequestError('room.removed')
  if (room.isMuted) throw new RequestError('account.muted')
  if (room.anchorId === memberId) throw new RequestError('gift.own_room')
  return room.anchorId
}

type Given = {
  trx: Db
  memberId: string
  order: Order
  gift: Gift
  purse: PurseRow
  anchorId: string
}

async function fromBag({ clock }: SendDeps, given: Given): Promise<NewSend> {
  const { trx, memberId, gift, order, purse, anchorId } = given
  const nowMs = clock.now()
  const item = { giftId: gift.id, count: order.count, nowMs }
  if (!(await takeFromBag(trx, memberId, item))) throw new RequestError('gift.not_in_bag')
  return {
    ...basicsOf(given, nowMs),
    isHalf: false,
    spending: purse,
    income: { anchorId, coins: 0 },
  }
}

async function paid({ clock, ledger }: SendDeps, given: Given): Promise<NewSend> {
  const { trx, memberId, gift, order, purse, anchorId } = given
  if (gift.isFree) throw new RequestError('gift.not_in_bag')
  const nowMs = clock.now()
  const { roomId, key, count } = order
  const coins = gift.coins * count
  const spent = spend(purse, coins, beijingDate(nowMs))
  if (!spent) throw new RequestError('gift.over_limit')
  const { isNew } = await ledger.transfer(giftTransfer({ memberId, roomId, key, gift, count }), trx)
  // Its send was deleted after a month: what was paid then is not given again.
  if (!isNew) throw new RequestError('wallet.key_reused')
  return {
    ...basicsOf(given, nowMs),
    ...spent,
    income: { anchorId, coins: sharesOf(coins).anchor },
  }
}

function basicsOf({ memberId, order, gift }: Given, nowMs: number) {
  const { key, roomId, count, from: source, comboId = null } = order
  return { memberId, key, roomId, giftId: gift.id, count, source, comboId, nowMs }
}
