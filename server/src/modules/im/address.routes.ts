import { postSocketAddress } from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/errors'
import { serve } from '../../platform/http'
import { socketAddressOf } from './address.rules'
import type { ImDeps } from './index'

export function registerAddress(app: FastifyInstance, { messageHost, issueTicket }: ImDeps): void {
  serve(app, postSocketAddress, async ({ request }) => {
    const origin = messageHost || `${request.protocol}://${request.host}`
    if (!URL.canParse(origin)) throw new Refusal('request.invalid')
    const sent = request.headers.accesstoken
    const user = typeof sent === 'string' && sent !== '' ? await app.authenticate(sent) : null
    return { token: user ? await issueTicket(user) : '', lotteryAddress: [socketAddressOf(origin)] }
  })
}
