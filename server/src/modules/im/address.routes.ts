import { postSocketAddress } from '@saidian/shared/contracts'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/errors'
import { serve } from '../../platform/http'
import { socketAddressOf } from './address.rules'

export function registerAddress(app: FastifyInstance, messageHost: string): void {
  serve(app, postSocketAddress, async ({ request }) => {
    const sent = request.headers.accesstoken
    const token = typeof sent === 'string' ? sent : ''
    const isMember = token !== '' && (await app.authenticate(token)) !== null
    const origin = messageHost || `${request.protocol}://${request.host}`
    if (!URL.canParse(origin)) throw new Refusal('request.invalid')
    return { token: isMember ? token : '', lotteryAddress: [socketAddressOf(origin)] }
  })
}
