import type { NoticeContent } from '@saidian/shared/contracts/notices'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { createLimits } from '../../platform/limits'
import type { Module } from '../../platform/module'
import type { NotifyDevices, SendNotices } from '../../platform/notices'
import { type Staff, staffOnly } from '../../platform/staff'
import type { MemberPart } from '../accounts'
import { WALLET } from './access.rules'
import { createGiftCodes } from './gift-code.service'
import { createLedger, type Ledger } from './ledger.service'
import { walletPart } from './member-part'
import { walletInternalRoutes, walletRoutes } from './wallet.routes'
import { createWallet, type IsMinor } from './wallet.service'

export type WalletDeps = {
  db: Db
  clock: Clock
  staff: Staff
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  isMinor: IsMinor
}

/** Coins of members. Other modules move them through `ledger`; gift codes bring them in. */
export function walletModule(deps: WalletDeps): Module & { ledger: Ledger; part: MemberPart } {
  const ledger = createLedger(deps)
  const giftCodes = createGiftCodes(deps)
  const wallet = createWallet({
    ...deps,
    ledger,
    topUps: giftCodes,
    limits: createLimits(deps.db),
  })
  return {
    name: 'wallet',
    access: [WALLET],
    ledger,
    part: walletPart(ledger),
    routes: (app) => walletRoutes(app, wallet),
    internalRoutes: (app) =>
      staffOnly(app, deps.staff, { scope: 'gift-codes' }, (scope) =>
        walletInternalRoutes(scope, giftCodes),
      ),
  }
}
