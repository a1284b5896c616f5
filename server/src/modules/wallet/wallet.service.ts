import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Wallet } from '@saidian/shared/contracts/wallet'
import { permit } from '../../platform/access'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { networkOf, type User } from '../../platform/http'
import type { Limits } from '../../platform/limits'
import type { NotifyDevices, SendNotices } from '../../platform/notices'
import { WALLET } from './access.rules'
import { GIFT_CODE_LIMITS } from './gift-code.rules'
import { readCoins, readLedger } from './ledger.repository'
import type { Ledger } from './ledger.service'
import type { TopUp, TopUpSource } from './top-up'
import { payment, type Transfer } from './transfer.rules'

const PAGE = 20
const EMPTY_LEDGER = { coins: 0, entries: [] }

type Member = Pick<User, 'id'>

/** Whether a member's verified age is below 18; false for a member without a verified age. */
export type IsMinor = (memberId: string) => Promise<boolean>

export type WalletService = {
  read: (member: Member, before?: string) => Promise<Wallet>
  redeem: (
    member: Member,
    request: { requestKey: string; code: string },
    /** Address the request came from. */
    address: string,
  ) => Promise<{ coins: number; added: number }>
}

export function createWallet(deps: {
  db: Db
  ledger: Ledger
  topUps: TopUpSource
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  limits: Limits
  isMinor: IsMinor
}): WalletService {
  const { db, ledger, topUps, notifyDevices, notices, limits, isMinor } = deps

  async function book(
    trx: Db,
    memberId: string,
    { requestKey, code }: { requestKey: string; code: string },
  ) {
    const claimed = await topUps.claim(trx, memberId, code)
    const topUp = claimed ?? (await topUps.worth(trx, memberId, code))
    if (!topUp) throw new RequestError('wallet.no_such_code')
    const transfer = transferOf(topUp, memberId, `top-up/${memberId}/${requestKey}`)
    const { isNew } = await ledger.transfer(transfer, trx)
    // An earlier request spent the code under another key: a code is booked once.
    if (isNew && !claimed) throw new RequestError('wallet.no_such_code')
    const sent = isNew
      ? await notices.send(trx, receivedNotice(memberId, transfer.key, topUp))
      : null
    const result = { coins: (await readCoins(trx, memberId)) ?? 0, added: topUp.coins }
    return { result, sent }
  }

  return {
    async read(member, before) {
      permit(member, 'read', { kind: WALLET, ownerId: member.id })
      const { coins, entries } = (await readLedger(db, member.id, PAGE + 1, before)) ?? EMPTY_LEDGER
      return { coins, entries: entries.slice(0, PAGE), hasMore: entries.length > PAGE }
    },
    async redeem(member, request, address) {
      permit(member, 'change', { kind: WALLET, ownerId: member.id })
      if (await isMinor(member.id)) throw new RequestError('wallet.not_for_minors')
      const rateLimits = [
        { limit: GIFT_CODE_LIMITS.account, of: member.id },
        { limit: GIFT_CODE_LIMITS.network, of: networkOf(address) },
      ]
      await limits.take(rateLimits, 'account.too_many_tries')
      const { result, sent } = await db
        .transaction()
        .execute((trx) => book(trx, member.id, request))
      await limits.refund(rateLimits)
      notices.publish(sent)
      await notifyDevices(member.id, 'wallet')
      return result
    },
  }
}

/** The transfer names the act: booked twice, it makes one notice. */
function receivedNotice(memberId: string, key: string, { coins, title }: TopUp) {
  const data = { coins, reason: title }
  return { memberId, key, kind: 'coins', template: 'coins.received', data, link: '/user' } as const
}

function transferOf(
  { kind, reference, coins, title }: TopUp,
  memberId: string,
  key: string,
): Transfer {
  const [from, to] = [{ house: 'issued' as const }, { member: memberId }]
  return payment({ key, kind, reference, from, to, amount: coins, title })
}
