import { postSocketAddress } from '@saidian/shared/contracts/sockets'
import type { FastifyInstance } from 'fastify'
import { RequestError } from '../../platform/errors'
import { serve, type User } from '../../platform/http'
import { socketAddressOf } from './address.rules'

export type AddressDeps = {
  /**
   * Origin of the messaging host, such as `https://msg.example.com`; empty for the page's own
   * origin.
   */
  messageHost: string
  /** A ticket by which one socket of this session authenticates. */
  issueTicket: (user: User) => Promise<string>
}

export function registerAddress(
  app: FastifyInstance,
  { messageHost, issueTicket }: AddressDeps,
): void {
  serve(app, postSocketAddress, async ({ user, request }) => {
    const origin = messageHost || `${request.protocol}://${request.host}`
    if (!URL.canParse(origin)) throw new RequestError('request.invalid')
    return { token: user ? await issueTicket(user) : '', lotteryAddress: [socketAddressOf(origin)] }
  })
}
