import { getWallet, makeGiftCodes, redeemGiftCode } from '@saidian/shared/contracts/wallet'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { GiftCodes } from './gift-code.service'
import type { WalletService } from './wallet.service'

export function walletRoutes(app: FastifyInstance, wallet: WalletService): void {
  serve(app, getWallet, ({ user, query }) => wallet.read(user, query.before))
  serve(app, redeemGiftCode, ({ user, body, request }) => wallet.redeem(user, body, request.ip))
}

export function walletInternalRoutes(app: FastifyInstance, giftCodes: GiftCodes): void {
  serve(app, makeGiftCodes, async ({ body }) => ({ codes: await giftCodes.make(body) }))
}
