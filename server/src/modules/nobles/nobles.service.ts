import type { BodyOf } from '@saidian/shared/contracts/http'
import type { NobleOffer, OwnNoble, openNoble } from '@saidian/shared/contracts/rooms'
import { permit } from '../../platform/access'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { User } from '../../platform/http'
import type { NotifyDevices } from '../../platform/notices'
import { fillBag, lockPurse, type MayGive } from '../gifts'
import { type Ledger, payment, readCoins } from '../wallet'
import { NOBLE } from './access.rules'
import { isRenewable, PERIOD_MS, type Quote, quote, RENEWAL_MS } from './noble.rules'
import { findOrder, readOffers, readOwned, type StoredOffer, saveOrder } from './nobles.repository'

type Member = Pick<User, 'id'>
type Order = BodyOf<typeof openNoble>

export type Nobles = {
  offers: () => Promise<NobleOffer[]>
  read: (member: Member) => Promise<OwnNoble>
  /** Opens, renews or raises; the same key is booked once. Throws `noble.*`, `wallet.*`. */
  open: (member: Member, order: Order) => Promise<OwnNoble>
}

export type NoblesDeps = {
  db: Db
  clock: Clock
  ledger: Ledger
  mayOpen: MayGive
  notifyDevices: NotifyDevices
  /** Called when the level of a member changed. */
  changed: (memberId: string) => void
}

const TITLES: Record<Quote['kind'], string> = { open: '开通', renew: '续费', raise: '升级' }

export function createNobles(deps: NoblesDeps): Nobles {
  const { db, clock, mayOpen, notifyDevices, changed } = deps

  async function read({ id }: Member): Promise<OwnNoble> {
    permit({ id }, 'read', { kind: NOBLE, ownerId: id })
    const [owned, coins, isAllowed] = await Promise.all([
      readOwned(db, id),
      readCoins(db, id),
      mayOpen(id),
    ])
    const now = clock.now()
    const running = owned && owned.untilMs > now ? owned : null
    const renewable = owned && isRenewable(owned, now) ? owned : null
    return {
      level: running?.level ?? 0,
      until: running && seconds(running.untilMs),
      renewLevel: renewable?.level ?? 0,
      renewUntil: renewable && seconds(renewable.untilMs + RENEWAL_MS),
      coins: coins ?? 0,
      mayOpen: isAllowed,
    }
  }

  return {
    async offers() {
      const offers = await readOffers(db)
      return offers.map(({ bagGiftId: _gift, bagCount: _count, ...offer }) => offer)
    },
    read,
    async open(member, order) {
      permit(member, 'make', { kind: NOBLE, ownerId: member.id })
      // Before the transaction: it may need a connection of its own.
      const isAllowed = await mayOpen(member.id)
      const isNew = await db
        .transaction()
        .execute((trx) => book(deps, trx, { memberId: member.id, order, isAllowed }))
      changed(member.id)
      if (isNew) await notifyDevices(member.id, 'wallet')
      return read(member)
    },
  }
}

const seconds = (ms: number) => Math.floor(ms / 1_000)

type Purchase = { memberId: string; order: Order; isAllowed: boolean }

/** False when the key was booked before. */
async function book(
  { clock, ledger }: NoblesDeps,
  trx: Db,
  { memberId, order, isAllowed }: Purchase,
): Promise<boolean> {
  // What several devices buy at once is bought one after the other.
  await lockPurse(trx, memberId)
  const before = await findOrder(trx, memberId, order.key)
  if (before) {
    if (before.level === order.level && before.coins === order.coins) return false
    throw new RequestError('wallet.key_reused')
  }
  if (!isAllowed) throw new RequestError('noble.not_for_minors')
  const offer = (await readOffers(trx)).find(({ level }) => level === order.level)
  if (!offer) throw new RequestError('request.not_found')
  const nowMs = clock.now()
  const quoted = quote(await readOwned(trx, memberId), offer, nowMs)
  if (!quoted) throw new RequestError('noble.lower_level')
  const { kind, coins, untilMs } = quoted
  if (coins !== order.coins) throw new RequestError('noble.price_changed')
  const { isNew } = await ledger.transfer(
    payment({
      key: `noble/${memberId}/${order.key}`,
      kind: 'noble',
      reference: `level ${offer.level}`,
      from: { member: memberId },
      to: { house: 'revenue' },
      amount: coins,
      title: `${TITLES[kind]}贵族：${offer.name}`,
    }),
    trx,
  )
  // Its order was deleted after its time: what was paid then is not given again.
  if (!isNew) throw new RequestError('wallet.key_reused')
  await saveOrder(trx, memberId, { key: order.key, level: offer.level, coins, untilMs, nowMs })
  await giveBag(trx, memberId, offer, nowMs)
  return true
}

/** The gifts of every thirty days that were paid for. */
async function giveBag(
  trx: Db,
  memberId: string,
  { bagGiftId, bagCount }: StoredOffer,
  nowMs: number,
): Promise<void> {
  if (bagGiftId === null || bagCount === null) return
  const item = { giftId: bagGiftId, count: bagCount, untilMs: nowMs + PERIOD_MS }
  await fillBag(trx, memberId, item)
}
